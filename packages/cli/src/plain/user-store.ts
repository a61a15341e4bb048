import { storeSentence } from '../store-sentence.ts';
import { userFolders } from '../read-settings.ts';
import { speech } from '../speech.ts';
import { openStore, type Store } from '../store/store.ts';
import type { StoreProblem } from '../store/store-problem.ts';

const tell = (problem: StoreProblem): void =>
  void process.stderr.write(`dedalo: ${storeSentence(problem, speech())}\n`);

/** The user's data; problems with it go to standard error. */
export async function openUserStore(): Promise<Store> {
  const { data, config } = userFolders();
  const { store, problems } = await openStore(data, { config, onProblem: tell });
  problems.forEach(tell);
  return store;
}
