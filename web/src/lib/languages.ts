import { languageNames } from "./messages";

export { languageNames };
export type Language = keyof typeof languageNames;
export const languages = Object.keys(languageNames) as Language[];
