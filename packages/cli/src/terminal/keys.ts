import type { Key } from '@dedalo/clients/key-map';

/** Keys that are not a character, by the sequences that terminals send for them. */
const SEQUENCES: Readonly<Record<string, string>> = {
  '\u001B[A': 'up',
  '\u001B[B': 'down',
  '\u001B[C': 'right',
  '\u001B[D': 'left',
  '\u001B[1;2A': 'shift-up',
  '\u001B[1;2B': 'shift-down',
  '\u001B[1;2C': 'shift-right',
  '\u001B[1;2D': 'shift-left',
  '\u001BOA': 'up',
  '\u001BOB': 'down',
  '\u001BOC': 'right',
  '\u001BOD': 'left',
  '\u001B[H': 'home',
  '\u001B[F': 'end',
  '\u001BOH': 'home',
  '\u001BOF': 'end',
  '\u001B[1~': 'home',
  '\u001B[4~': 'end',
  '\u001B[7~': 'home',
  '\u001B[8~': 'end',
  '\u001B[3~': 'delete',
  '\u001B[5~': 'page-up',
  '\u001B[6~': 'page-down',
  '\u001B': 'escape',
  '\u0003': 'interrupt',
  '\u001A': 'suspend',
  '\u007F': 'backspace',
  '\b': 'backspace',
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  ' ': 'space',
};

/** Columns and rows are counted from 0. */
export interface MouseEvent {
  readonly kind: 'press' | 'wheel-up' | 'wheel-down';
  readonly x: number;
  readonly y: number;
}

export type Input = { readonly type: 'key'; readonly key: Key } | ({ readonly type: 'mouse' } & MouseEvent);

// oxlint-disable-next-line no-control-regex -- terminals speak in control characters
const ONE_INPUT = /\u001B\[<\d+;\d+;\d+[Mm]|\u001B\[[0-9;?]*[A-Za-z~]|\u001BO[A-Z]|\u001B[^\u001B[O]|./gsu;
// oxlint-disable-next-line no-control-regex -- the same
const MOUSE = /^\u001B\[<(\d+);(\d+);(\d+)([Mm])$/;

// oxlint-disable-next-line no-control-regex -- the same
const UNFINISHED = /\u001B(?:\[[0-9;?<]*|O)?$/;

/** Splits off a sequence whose end has not arrived yet: slow connections deliver a key in pieces. */
export function splitUnfinished(sent: string): { readonly whole: string; readonly rest: string } {
  const at = UNFINISHED.exec(sent)?.index ?? sent.length;
  return { whole: sent.slice(0, at), rest: sent.slice(at) };
}

/** Decodes what a terminal sent, which may be several inputs at once. Unknown sequences are left out. */
export function parseInput(sent: string): Input[] {
  return (sent.match(ONE_INPUT) ?? []).flatMap((one): Input[] => {
    const mouse = MOUSE.exec(one);
    if (mouse) return mouseEvent(mouse);
    const key = SEQUENCES[one] ?? (one.length <= 2 && one >= ' ' ? one : undefined);
    return key === undefined ? [] : [{ type: 'key', key }];
  });
}

const WHEEL = new Map([
  [64, 'wheel-up'],
  [65, 'wheel-down'],
] as const);

function mouseEvent([, code, x, y, end]: RegExpExecArray): Input[] {
  const button = Number(code);
  const kind = WHEEL.get(button as 64) ?? (button === 0 && end === 'M' ? 'press' : undefined);
  return kind ? [{ type: 'mouse', kind, x: Number(x) - 1, y: Number(y) - 1 }] : [];
}
