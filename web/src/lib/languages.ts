export const languages = ["en", "nl", "de", "ja"] as const;
export type Language = (typeof languages)[number];
export const languageNames: Record<Language, string> = {
  en: "English",
  nl: "Nederlands",
  de: "Deutsch",
  ja: "日本語",
};
