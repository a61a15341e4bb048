import { type ArenaWords, loadArenaWords } from '@dedalo/words/arena';
import { spokenLanguage } from '../speech.ts';

let spoken: ArenaWords | undefined;

/** What the arena's commands say. `learnArenaWords` comes first. */
export function arenaSpeech(): ArenaWords {
  if (!spoken) throw new Error('arenaSpeech: the words have not been loaded yet');
  return spoken;
}

/** Must be done before a command of the arena says anything: these words are not loaded with the others. */
export async function learnArenaWords(): Promise<ArenaWords> {
  spoken = await loadArenaWords(spokenLanguage());
  return spoken;
}
