import { languageFor, type Locales } from './language.ts';
import { type Language, LANGUAGES, loadWords, type Words } from '@dedalo/words';
import { globalFlags } from './global-flags.ts';
import { readSettings } from './read-settings.ts';
import { UsageError } from './usage.ts';

let spoken: Words | undefined;
let language: Language = 'en';

/** The words of the current language. */
export function speech(): Words {
  if (!spoken) throw new Error('speech: the words have not been loaded yet');
  return spoken;
}

export const spokenLanguage = (): Language => language;

/** A language that was asked for must be one that we have. */
export function checkLanguage(): void {
  const { language: asked } = globalFlags();
  if (asked === undefined || LANGUAGES.some((known) => known === asked)) return;
  throw new UsageError(`--lang ${asked}: it must be one of ${LANGUAGES.join(', ')}.`);
}

export function locales(): Locales {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const first = [LC_ALL, LC_MESSAGES, LANG].find((locale) => locale !== undefined && locale !== '');
  return { asked: globalFlags().language, system: [first ?? Intl.DateTimeFormat().resolvedOptions().locale] };
}

/** Must be called before anything is printed. */
export async function learnWords(): Promise<Words> {
  language = languageFor(await readSettings(), locales());
  spoken = await loadWords(language);
  return spoken;
}
