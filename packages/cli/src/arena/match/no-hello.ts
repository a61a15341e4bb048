import { readFileSync } from 'node:fs';
import type { NoHello } from '@dedalo/arena/tournament/index';
import { printable } from '@dedalo/clients/printable';
import { arenaSpeech } from '../arena-words.ts';
import { faultSentence } from '../fault-sentence.ts';
import { lastLines } from '../last-lines.ts';

/** The end of a log says most about why a program died. */
const MOST_LINES = 20;

export function noHelloText({ name, fault, log }: NoHello): string {
  const said = arenaSpeech().match;
  const lines = log === null ? [] : lastLines(read(log), MOST_LINES);
  const sentence = said.noHello(faultSentence(name, fault));
  if (log === null || lines.length === 0) return `${sentence}\n${said.noLog}`;
  return [sentence, said.logOf(log), ...lines.map((line) => `  ${printable(line)}`)].join('\n');
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
