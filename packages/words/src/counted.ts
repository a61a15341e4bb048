import type { Language } from './language.ts';

/** Our Portuguese is that of Portugal, whose zero takes the plural. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en', it: 'it', pt: 'pt-PT', el: 'el' };

/** `#` stands for the number. */
export interface Forms {
  readonly one: string;
  readonly other: string;
}

/** A number with its noun in the right form: `1 move`, `12.345 mosse`. */
export function counted(language: Language, forms: Forms): (count: number) => string {
  const locale = LOCALES[language];
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  return (count) => {
    const form = rules.select(count) === 'one' ? forms.one : forms.other;
    return form.replace('#', numbers.format(count));
  };
}
