import { mount } from "svelte";
import App from "./App.svelte";
import { begin } from "./state/session.svelte.ts";
import "./ui/style/fonts.css";
import "./ui/style/tokens.css";
import "./ui/style/base.css";

void begin(); // requests run while the page is built
mount(App, { target: document.getElementById("app")! });
