import type { testFolder } from './folder.ts';

/** What a program does with a message instead of the usual: statements that know `message` and `say`. */
export interface Lines {
  readonly hello?: string;
  readonly act?: string;
  readonly other?: string;
  /** When its input has ended. */
  readonly last?: string;
}

const FIRST = 'say({ turn: message.turn, action: message.legal[0] })';

/** A program in the folder that picks the first legal action where nothing else is said; returns its command. */
export function writeProgram(folder: ReturnType<typeof testFolder>, name: string, lines: Lines = {}): string {
  const { hello = 'say({ name: "Sample", wants: ["legal"] })', act = FIRST, other = '', last = '' } = lines;
  folder.write(
    `${name}.mjs`,
    `import { createInterface } from 'node:readline';
const say = (answer) => console.log(JSON.stringify(answer));
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') ${hello};
  if (message.type === 'act') ${act};
  ${other}
}
${last}`,
  );
  return `node ${name}.mjs`;
}

/** The same, which does something before it picks. */
export const sampleProgram = (folder: ReturnType<typeof testFolder>, name: string, before = ''): string =>
  writeProgram(folder, name, { act: `{ ${before}\n${FIRST} }` });
