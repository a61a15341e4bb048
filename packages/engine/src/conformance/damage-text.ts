import type { Random } from '@dedalo/grid';

const SIGNS = '\n\r\t "\\|=#@$.-0123456789aAzZé🧱\u0000\u2028\uFEFF';

type Edit = (text: string, random: Random, other: string) => string;

/** A line taken out of a text and something put in its place. */
const onLines =
  (edit: (lines: readonly string[], random: Random) => readonly string[]): Edit =>
  (text, random) =>
    edit(text.split('\n'), random).join('\n');

const place = (text: string, random: Random): number => random.below(text.length + 1);

/** The ways in which files get damaged, or are made to look as if they were. */
const EDITS: readonly Edit[] = [
  (text, random) => {
    const at = place(text, random);
    return text.slice(0, at) + random.pick([...SIGNS]) + text.slice(at + random.below(2));
  },
  (text, random) => {
    const at = place(text, random);
    return text.slice(0, at) + text.slice(at + random.int(1, 30));
  },
  (text, random) => text.slice(0, place(text, random)),
  (text, random) => {
    const from = place(text, random);
    const part = text.slice(from, from + random.int(1, 60));
    const at = place(text, random);
    return text.slice(0, at) + part + text.slice(at);
  },
  onLines((lines, random) => {
    const [a, b] = [random.below(lines.length), random.below(lines.length)];
    return lines.with(a, lines[b]!).with(b, lines[a]!);
  }),
  onLines((lines, random) => lines.toSpliced(random.below(lines.length), 1)),
  onLines((lines, random) => lines.toSpliced(random.below(lines.length), 0, random.pick(lines))),
  onLines((lines, random) => {
    const at = random.below(lines.length);
    return lines.with(
      at,
      lines[at]!.replace(/\d+/, () => random.pick(['0', '1', '007', '999999999', '9'.repeat(400), '-1', '1e9', '1.5'])),
    );
  }),
  (text, random, other) => text.slice(0, place(text, random)) + other.slice(place(other, random)),
  (text, random, other) => {
    const lines = text.split('\n');
    const others = other.split('\n');
    return [...lines.slice(0, random.below(lines.length)), ...others.slice(random.below(others.length))].join('\n');
  },
];

/** The text after one to three accidents; `other` is a second file to splice in. Readers must survive it. */
export function damageText(text: string, other: string, random: Random): string {
  let damaged = text;
  for (let left = random.int(1, 3); left > 0; left--) damaged = random.pick(EDITS)(damaged, random, other);
  return damaged;
}
