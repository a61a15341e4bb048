export const LANGUAGES = ['en', 'it', 'pt', 'el'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  it: 'Italiano',
  pt: 'Português',
  el: 'Ελληνικά',
};

/** The language of the first locale that we speak (`pt_PT.UTF-8`, `el-GR`, `it`), else English. */
export function languageOf(locales: readonly (string | undefined)[]): Language {
  for (const locale of locales) {
    const code = /^[a-z]+/.exec(locale?.toLowerCase() ?? '')?.[0];
    const known = LANGUAGES.find((language) => language === code);
    if (known) return known;
  }
  return 'en';
}
