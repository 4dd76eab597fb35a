/**
 * The gallery: all parts, and all boards at positions of recorded games. A development page.
 *
 * `npm run dev` serves it as /src/boardkit/gallery/index.html; it is not part of the build.
 *     ?board=manila&position=middle&lang=de&theme=dark&narrow&odds
 */
import { mount } from "svelte";
import "../../ui/style/fonts.css";
import "../../ui/style/tokens.css";
import "../../ui/style/base.css";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
if (asked.has("still")) document.documentElement.dataset["motion"] = "off";
mount(Gallery, { target: document.getElementById("app")!, props: { asked } });
