import { isBegun } from '@dedalo/clients/is-begun';
import { ask } from '../app/question.tsx';
import { words } from '../speech.ts';
import { store } from '../store/game-store.ts';

/** Starts a game where another one is kept: the person is asked before that is given up. */
export async function inPlaceOf(name: string, begin: () => void): Promise<void> {
  if (!isBegun(store, name) || (await mayGiveUp())) begin();
}

/** Asks whether an unfinished game may be given up. */
export async function mayGiveUp(): Promise<boolean> {
  const { title, givesUp, giveUp, keep } = words.value.client.notOver;
  const answers = [{ value: 'give-up', label: giveUp }] as const;
  return (await ask({ title, text: givesUp, answers, stay: keep })) === 'give-up';
}
