import { cleanTitle, printable, replaySentence, sentence } from '@dedalo/clients';
import type { Words } from '@dedalo/words';
import type { Judgement } from './judge.ts';

/** Why a replay is not shown, as a sentence. */
export interface Refusal {
  readonly text: string;
  /** The line of the replay with the problem. */
  readonly line?: { readonly number: number; readonly text: string };
}

const LONGEST_LINE = 120;

export function refusalOf(words: Words, name: string, judgement: Exclude<Judgement, { kind: 'holds' }>): Refusal {
  const said = words.web.replay;
  if (judgement.kind === 'bad-link') {
    const sentences = { damaged: said.badLink, newer: said.newerLink, 'too-large': said.tooLargeLink };
    return { text: sentences[judgement.problem] };
  }
  const { text, game, problem } = judgement;
  const told = replaySentence(words, { file: cleanTitle(name), game }, problem);
  const { line: number } = problem.at;
  const line = lineAt(text, number);
  return { text: name === '' ? sentence(told) : told, ...(line !== '' && { line: { number, text: line } }) };
}

/** One line of an untrusted text, short enough to be shown. */
export function lineAt(text: string, number: number): string {
  let start = 0;
  for (let line = 1; line < number; line++) {
    const end = text.indexOf('\n', start);
    if (end === -1) return '';
    start = end + 1;
  }
  const end = text.indexOf('\n', start);
  const line = text.slice(start, Math.min(end === -1 ? text.length : end, start + LONGEST_LINE));
  return printable(line.toWellFormed().replace(/\r$/, ''));
}
