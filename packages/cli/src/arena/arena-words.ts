import { type ArenaWords, loadArenaWords } from '@dedalo/words/arena';
import { spokenLanguage } from '../speech.ts';

let spoken: ArenaWords | undefined;

/** The words of the arena's commands. `learnArenaWords` comes first. */
export function arenaSpeech(): ArenaWords {
  if (!spoken) throw new Error('arenaSpeech: the words have not been loaded yet');
  return spoken;
}

/** Must be called before a command of the arena prints anything: these words are loaded separately. */
export async function learnArenaWords(): Promise<ArenaWords> {
  spoken = await loadArenaWords(spokenLanguage());
  return spoken;
}
