import { mount } from "svelte";
import App from "./App.svelte";
import "./art/hues.css";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";
import "./page.css";

const page = document.getElementById("page")!;
/** Said while there are no words to say it with. */
const WAITING = ["Waiting for Sunshower …", "Wachten op Sunshower …", "Warten auf Sunshower …", "Sunshower に接続中…"];

async function speak(): Promise<void> {
  try {
    await words.load(settings.language);
  } catch {
    page.textContent = WAITING.join(" · ");
    await new Promise((again) => setTimeout(again, 2000));
    await speak();
  }
}

await speak();
page.replaceChildren();
mount(App, { target: page });
