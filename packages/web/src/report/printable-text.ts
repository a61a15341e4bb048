import { printable } from '@dedalo/clients/printable';

// oxlint-disable-next-line no-control-regex -- what colours a terminal begins with one
const COLOURS = /\u001B\[[\d;]*m/g;

/** What a program wrote, line by line: without the colours of a terminal, and unable to turn lines around. */
export const printableText = (text: string): string =>
  text
    .replaceAll(COLOURS, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map(printable).join('\t'))
    .join('\n');
