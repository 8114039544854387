import { mount } from "svelte";
import App from "./App.svelte";
import "./art/hues.css";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";
import "./page.css";

// Without words there is still a page, and it says by its keys what is missing.
await words.load(settings.language).catch(console.error);
mount(App, { target: document.getElementById("page")! });
