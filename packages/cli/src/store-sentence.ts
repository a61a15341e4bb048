import { printable } from '@dedalo/clients/printable';
import type { Words } from '@dedalo/words';
import type { StoreProblem } from './store/store-problem.ts';

/** A problem with one of the user's files, in a sentence. */
export function storeSentence(problem: StoreProblem, words: Words): string {
  const said = words.client.store;
  switch (problem.code) {
    case 'damaged':
      return said.damaged(problem);
    case 'newer-version':
      return said['newer-version'](problem);
    case 'bad-progress':
      return said['bad-progress'](problem);
    case 'bad-settings':
      return said['bad-settings']({ file: problem.file, settings: problem.warnings.map(({ key }) => printable(key)) });
    case 'cannot-read':
      return said['cannot-read'](problem);
    case 'library-full':
      return words.history.gone(problem.gone);
    case 'cannot-write':
      return said['cannot-write'](problem);
  }
}
