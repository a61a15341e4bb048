import { type Language, languageOf } from '@dedalo/words';
import type { Settings } from './store/settings.ts';

/** The sources of the language; the first one that is set counts: the command line, the settings, the system. */
export interface Locales {
  readonly asked: string | undefined;
  readonly system: readonly (string | undefined)[];
}

export const languageFor = ({ language }: Pick<Settings, 'language'>, { asked, system }: Locales): Language =>
  languageOf([asked, language === 'auto' ? undefined : language, ...system]);
