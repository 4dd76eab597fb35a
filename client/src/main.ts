import { mount } from "svelte";
import App from "./App.svelte";
import { begin } from "./session.svelte.ts";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";

void begin(); // the server is asked while the page is built
mount(App, { target: document.getElementById("app")! });
