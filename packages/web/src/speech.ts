import { type Language, languageOf, loadWords, type Words } from '@dedalo/words';
import { computed, effect, signal } from '@preact/signals';
import { settings } from './store/settings.ts';

/** The language that is asked for; it is spoken as soon as its words are there. */
const wanted = computed<Language>(() => {
  const { language } = settings.value;
  return language === 'auto' ? languageOf(navigator.languages) : language;
});

const spoken = signal<{ readonly language: Language; readonly words: Words } | undefined>(undefined);

/** Loads the first words; afterwards a change of language loads its own. */
export async function learnToSpeak(): Promise<void> {
  await speak(wanted.value);
  effect(() => {
    if (wanted.value === spoken.peek()?.language) return;
    // Where the words do not come, one goes on in the language that is there.
    speak(wanted.value).catch((error: unknown) => console.warn(error));
  });
}

async function speak(language: Language): Promise<void> {
  const words = await loadWords(language);
  // Somebody may have changed their mind while the words came.
  if (wanted.value !== language) return;
  spoken.value = { language, words };
  document.documentElement.lang = language;
}

const now = (): { readonly language: Language; readonly words: Words } => {
  if (!spoken.value) throw new Error('no words have been loaded yet');
  return spoken.value;
};

/** Everything that is said, in the language of the moment; whoever reads it is drawn again when that changes. */
export const words = computed(() => now().words);
export const language = computed(() => now().language);
