import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { LARGEST_COLLECTION } from '../../src/formats/limits.ts';
import { readLevels } from '../../src/formats/read-levels.ts';
import { cpuTimeOf } from '../../../../../tools/cpu-time.ts';
import { read, refuse } from './support.ts';

const FILES = [
  `Collection: Small ones
Author: A. Mason

; 1
'Wall'

#####
#@$.#
#####
Comment:
nice
Comment-End:

Solution 1/1
R

[]U[rr]2(ud)*L
rrr

-----
Title: Two
--3#|3#-#|#pb.#|5#

2(3(dr)R)
`,
  `<?xml version="1.0"?>
<!DOCTYPE SokobanLevels SYSTEM "SokobanLev.dtd">
<SokobanLevels><Title>a &amp; b</Title><!-- x -->
<LevelCollection Copyright="me">
<Level Id="1"><L>#####</L><L>#@$.#</L><L><![CDATA[#####]]></L></Level>
</LevelCollection></SokobanLevels>
`,
];

const ODD = [
  ...'#@$.*+-_ pPbB|()[]{}0123456789udlrUDLR;:\'"<>&\t\r\n\0\uFEFF\u2028é😀',
  '::',
  '&#0;',
  '<L>',
  '9999999',
  '\ud83d',
];

/** A text with a few cuts, insertions, doublings and exchanges. */
function spoil(text: string, random: Random): string {
  let spoilt = text;
  for (let left = random.int(1, 6); left > 0; left--) {
    const from = random.below(spoilt.length + 1);
    const to = Math.min(spoilt.length, from + random.below(random.bool() ? 4 : 40));
    const middle = random.pick([
      () => '',
      () => random.pick(ODD),
      () => random.pick(ODD).repeat(random.int(1, 50)),
      () => spoilt.slice(from, to).repeat(2),
    ])();
    spoilt = spoilt.slice(0, from) + middle + spoilt.slice(to);
  }
  return spoilt;
}

test.each(FILES)('a spoilt file gives levels or a problem with a place inside it: %#', (file) => {
  const random = new Random(`spoil ${file.length}`);
  const codes = new Set<string>();
  for (let n = 0; n < 2000; n++) {
    const text = spoil(file, random);
    const result = readLevels(text);
    codes.add(result.ok ? 'read' : result.error.code);
    if (result.ok || !result.error.at) continue;
    const { line, column } = result.error.at;
    const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
    expect(line, text).toBeGreaterThanOrEqual(1);
    expect(column, text).toBeGreaterThanOrEqual(1);
    expect(lines.length, text).toBeGreaterThanOrEqual(line);
    expect([...lines[line - 1]!].length + 1, text).toBeGreaterThanOrEqual(column);
  }
  expect(codes).toContain('read');
  expect(codes.size).toBeGreaterThan(5);
});

const BOARD = '#####\n#@$.#\n#####\n';

test('levels that are small in run lengths and large on the board are refused in time', () => {
  const large = '511(512-|)@$.509#\n';
  expect(refuse(large.repeat(1000))).toEqual({
    code: 'collection-too-large',
    at: { line: 16, column: 1 },
    most: LARGEST_COLLECTION,
  });
  expect(refuse('600(600#|)@$.|#')).toMatchObject({ code: 'level-too-large' });
  expect(refuse('999999(999999#|)@$.|#')).toMatchObject({ code: 'runs-too-long', at: { line: 1 } });
  expect(refuse(`#@$.#\n${'999999#\n'.repeat(1000)}`)).toMatchObject({ code: 'runs-too-long', at: { line: 2 } });
});

test('so are drawn levels with short rows, and moves', () => {
  const drawn = `${'#'.repeat(512)}\n@$.\n${'-\n'.repeat(509)}#\n\n`;
  expect(refuse(drawn.repeat(100))).toMatchObject({ code: 'collection-too-large' });
  expect(refuse(BOARD + '\n999999r\n'.repeat(100))).toMatchObject({ code: 'collection-too-large', at: { line: 11 } });
});

test('boards of very many rows or columns are refused', () => {
  expect(refuse('#@$.#\n'.repeat(200_000))).toMatchObject({ code: 'level-too-large', at: { line: 1, column: 1 } });
  expect(refuse(`${'#'.repeat(1_000_000)}\n#@$.#\n#####`)).toMatchObject({ code: 'level-too-large' });
});

/** They may take so many times as long as a usual text of their length. A loop inside a loop takes thousands of times. */
const SLOWER = 8;

/** Texts that a careless expression or a loop inside a loop would take hours for. */
const LONG_LINES = [
  `${'#'.repeat(300_000)}x`,
  `'${' '.repeat(300_000)}x`,
  `${'-'.repeat(300_000)}x`,
  `${' '.repeat(300_000)}x`,
  `${'u'.repeat(300_000)}!`,
  `${'#'.repeat(150_000)}|${'#'.repeat(150_000)}x y`,
];
const MANY_LINES = [
  '...',
  '-',
  '#',
  'Dud',
  'Dud\n',
  'Comment:',
  ';',
  "'x'",
  'Solution',
  '@',
  'Title: x',
  '[',
  '*',
  'x\n',
];

test('long lines and many lines are read in time', () => {
  const levels = `${BOARD}\n`.repeat(10_000);
  const most = SLOWER * cpuTimeOf(() => expect(read(levels).entries).toHaveLength(10_000));
  const expectQuick = (text: string, entries: number, about: string): void => {
    expect(
      cpuTimeOf(() => expect(read(text).entries, about).toHaveLength(entries)),
      about,
    ).toBeLessThan(most);
  };
  for (const line of LONG_LINES) expectQuick(`${line}\n\n${BOARD}`, 1, line.slice(0, 10));
  for (const line of MANY_LINES) expectQuick(`${BOARD}\n${`${line}\n`.repeat(50_000)}\n${BOARD}`, 2, line);
});
