import { readSync } from 'node:fs';

const WAIT_MS = 20;
const STANDARD_INPUT = 0;

/** Lines of standard input for who cannot wait for promises; null when there are no more. */
export function lineReader(): () => string | null {
  const bytes = new Uint8Array(65_536);
  const decoder = new TextDecoder();
  let text = '';
  let isOver = false;
  return () => {
    while (!isOver && !text.includes('\n')) {
      const count = readSome(bytes);
      isOver = count === 0;
      text += decoder.decode(bytes.subarray(0, count), { stream: !isOver });
    }
    if (text === '') return null;
    const end = text.indexOf('\n');
    const line = end === -1 ? text : text.slice(0, end);
    text = end === -1 ? '' : text.slice(end + 1);
    return line.replace(/\r$/, '');
  };
}

function readSome(bytes: Uint8Array): number {
  for (;;) {
    try {
      return readSync(STANDARD_INPUT, bytes);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      // A terminal or a pipe that does not block: nothing is there yet.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
    }
  }
}
