import { type Language, languageOf, loadWords, type Words } from '@dedalo/words';
import { computed, effect, signal } from '@preact/signals';
import { settings } from './store/settings.ts';

/** The chosen language, used as soon as its words are loaded. */
const wanted = computed<Language>(() => {
  const { language } = settings.value;
  return language === 'auto' ? languageOf(navigator.languages) : language;
});

const spoken = signal<{ readonly language: Language; readonly words: Words } | undefined>(undefined);

/** Loads the first words; afterwards every change of language loads its own. */
export async function learnToSpeak(): Promise<void> {
  await speak(wanted.value);
  effect(() => {
    if (wanted.value === spoken.peek()?.language) return;
    // If words cannot be loaded, the current language stays.
    speak(wanted.value).catch((error: unknown) => console.warn(error));
  });
}

async function speak(language: Language): Promise<void> {
  const words = await loadWords(language);
  // The language may have changed again while the words were loading.
  if (wanted.value !== language) return;
  spoken.value = { language, words };
  document.documentElement.lang = language;
}

const now = (): { readonly language: Language; readonly words: Words } => {
  if (!spoken.value) throw new Error('no words have been loaded yet');
  return spoken.value;
};

/** All words in the current language; a component that reads it is drawn again when the language changes. */
export const words = computed(() => now().words);
export const language = computed(() => now().language);
