import { printable } from '@dedalo/clients/printable';

// oxlint-disable-next-line no-control-regex -- what colours a terminal begins with one
const COLOURS = /\u001B\[[\d;]*m/g;

/** The output of a program, line by line: without terminal colours, and unable to change the direction of text. */
export const printableText = (text: string): string =>
  text
    .replaceAll(COLOURS, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map(printable).join('\t'))
    .join('\n');
