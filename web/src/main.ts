import { mount } from "svelte";
import App from "./App.svelte";
import "./art/hues.css";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";
import "./page.css";

await words.load(settings.language).catch(console.error); // without words there is still a page, that says so by its keys
mount(App, { target: document.getElementById("page")! });
