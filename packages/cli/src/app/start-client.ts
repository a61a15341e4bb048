import { doubledKeys, unknownCommands } from '@dedalo/clients/key-map';
import { printable } from '@dedalo/clients/printable';
import type { Command } from '@dedalo/words';
import { locales, speech } from '../speech.ts';
import { userFolders } from '../read-settings.ts';
import { openStore } from '../store/store.ts';
import type { StoreProblem } from '../store/store-problem.ts';
import { Client } from './client.ts';
import { NoticePage } from './notice-page.ts';
import type { Page } from './page.ts';
import { storeSentence } from '../store-sentence.ts';

/** A terminal is as large as its window. */
const OF_THE_BROWSER: readonly Command[] = ['present'];

/** Runs the full-screen client from a first page. Problems with the user's files are shown first. */
export async function startClient(firstPage: (client: Client) => Page): Promise<void> {
  const words = speech();
  const tell = (problem: StoreProblem): void => client.notice(storeSentence(problem, client.words));
  const { data, config } = userFolders();
  const { store, problems } = await openStore(data, { config, onProblem: tell });
  const client = new Client({ store, words, locales: locales() });
  const unknown = unknownCommands(store.settings);
  const doubled = doubledKeys(store.settings, OF_THE_BROWSER);
  const notices = [
    ...problems.map((problem) => storeSentence(problem, words)),
    ...(unknown.length > 0 ? [words.client.unknownKeys(printable(unknown.join(', ')))] : []),
    ...(doubled.length > 0 ? [words.client.doubledKeys(printable(doubled.join(', ')))] : []),
  ];
  const flush = (): void => store.flushSync();
  process.on('exit', flush);
  try {
    const first = firstPage(client);
    await client.run(notices.length > 0 ? new NoticePage(client, notices, first) : first);
  } finally {
    process.off('exit', flush);
    await store.flush();
  }
}
