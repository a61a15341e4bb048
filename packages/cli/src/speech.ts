import { languageFor, type Locales } from './app/language.ts';
import { type Language, LANGUAGES, loadWords, type Words } from '@dedalo/words';
import { readSettings } from './read-settings.ts';
import { UsageError } from './usage.ts';

let spoken: Words | undefined;
let language: Language = 'en';
let asked: string | undefined;

/** The words of the language that is spoken. */
export function speech(): Words {
  if (!spoken) throw new Error('speech: the words have not been loaded yet');
  return spoken;
}

export const spokenLanguage = (): Language => language;

/** Takes `--lang CODE` out of the arguments, wherever it stands. */
export function takeLanguage(args: readonly string[]): string[] {
  const rest: string[] = [];
  for (let index = 0; index < args.length; index++) {
    const arg = args[index]!;
    if (arg === '--') return [...rest, ...args.slice(index)];
    if (arg === '--lang') asked = args[++index] ?? '';
    else if (arg.startsWith('--lang=')) asked = arg.slice('--lang='.length);
    else rest.push(arg);
  }
  return rest;
}

/** What was asked for must be a language that is spoken. */
export function checkLanguage(): void {
  if (asked === undefined || LANGUAGES.some((known) => known === asked)) return;
  throw new UsageError(`--lang ${asked}: it must be one of ${LANGUAGES.join(', ')}.`);
}

export function locales(): Locales {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const first = [LC_ALL, LC_MESSAGES, LANG].find((locale) => locale !== undefined && locale !== '');
  return { asked, system: [first ?? Intl.DateTimeFormat().resolvedOptions().locale] };
}

/** Must be done before anything is said. */
export async function learnWords(): Promise<Words> {
  language = languageFor(await readSettings(), locales());
  spoken = await loadWords(language);
  return spoken;
}
