import { keepNotesApart } from '@dedalo/clients/level-notes';
import type { Language } from '@dedalo/words';
import { effect, signal } from '@preact/signals';
import { language } from '../../../speech.ts';

type Notes = Readonly<Record<string, readonly string[]>>;

const LOADERS: Readonly<Record<Language, (() => Promise<{ readonly notes: Notes }>) | undefined>> = {
  en: undefined,
  it: () => import('virtual:level-notes/it'),
  pt: () => import('virtual:level-notes/pt'),
  el: () => import('virtual:level-notes/el'),
};

const known = signal<Partial<Readonly<Record<Language, Notes>>>>({});
let begun: Promise<void> | undefined;

/** Loads the titles and ideas of the levels in the current language, and in others when the language changes. */
export function learnLevelNotes(): Promise<void> {
  begun ??= begin();
  return begun;
}

async function begin(): Promise<void> {
  keepNotesApart((level, spoken) => known.value[spoken]?.[level]);
  await load(language.peek());
  effect(() => void load(language.value));
}

/** If they cannot be loaded, the levels have their English names. */
async function load(spoken: Language): Promise<void> {
  if (known.peek()[spoken]) return;
  try {
    const loaded = await LOADERS[spoken]?.();
    if (loaded) known.value = { ...known.peek(), [spoken]: loaded.notes };
  } catch (error) {
    console.warn(error);
  }
}
