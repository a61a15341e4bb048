/** Keys that are not a character of their own. */
const SEQUENCES: Readonly<Record<string, Key>> = {
  '\u001B[A': 'up',
  '\u001B[B': 'down',
  '\u001B[C': 'right',
  '\u001B[D': 'left',
  '\u001BOA': 'up',
  '\u001BOB': 'down',
  '\u001BOC': 'right',
  '\u001BOD': 'left',
  '\u001B[H': 'home',
  '\u001B[F': 'end',
  '\u001B[1~': 'home',
  '\u001B[4~': 'end',
  '\u001B': 'escape',
  '\u0003': 'interrupt',
  ' ': 'space',
};

export type Key = 'up' | 'down' | 'left' | 'right' | 'home' | 'end' | 'escape' | 'interrupt' | 'space' | (string & {});

// oxlint-disable-next-line no-control-regex -- terminals speak in control characters
const ONE_KEY = /\u001B\[[0-9;]*[A-Za-z~]|\u001BO[A-Z]|./gsu;

/** The keys in what a terminal sent, which may be several at once. Unknown sequences stand for themselves. */
export const parseKeys = (sent: string): Key[] => (sent.match(ONE_KEY) ?? []).map((one) => SEQUENCES[one] ?? one);

/** Calls `press` for every key until the answer is called. */
export function listenToKeys(press: (key: Key) => void): () => void {
  const { stdin } = process;
  const hear = (sent: string): void => parseKeys(sent).forEach(press);
  stdin.setRawMode(true).setEncoding('utf8').on('data', hear).resume();
  return () => void stdin.off('data', hear).pause().setRawMode(false);
}
