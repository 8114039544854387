import { mount } from "svelte";
import App from "./App.svelte";
import "./art/hues.css";
import "./page.css";

mount(App, { target: document.getElementById("page")! });
