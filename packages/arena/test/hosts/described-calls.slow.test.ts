import { readFileSync } from 'node:fs';
import type { BoutEnding } from '@dedalo/protocol/report';
import { stratego } from '@dedalo/stratego';
import { expect, test } from 'vitest';
import { type NeedName, needs } from '../../../../tools/needs.ts';
import { CLOCK, LIMITS, type PlayerSpec } from '../../src/bout/bout.ts';
import { logFile } from '../../src/bout/log-file.ts';
import { playBout } from '../../src/bout/play-bout.ts';
import { parseClassText } from '../../src/hosts/class-text.ts';
import { openClass, removeFolders } from '../../src/hosts/open-class.ts';
import { testFolder } from '../program/folder.ts';

const folder = testFolder();
const PATIENCE = 300_000;

/**
 * The described example: its layout, and its moves, with one more of Blue; then Red gives up. What is called after the last
 * answer of a player may be cut off by the end of its program, so that both end with an answer.
 */
const RED = '09 19 08 27 28 29 07 39 17 18';
const BLUE = '90 80 91 72 71 70 92 60 82 81';

const JAVA = `
import java.util.*;
public class Recorder implements gj.stratego.player.Player {
  String[] cells; int placed; Iterator<int[]> moves;
  public void start(boolean isFirst) {
    System.out.println("start " + isFirst);
    cells = (isFirst ? "${RED}" : "${BLUE}").split(" ");
    moves = (isFirst ? List.of(new int[] {2, 8, 1, 1}, new int[] {1, 7, 4, 7}) : List.of(new int[] {6, 0, 1, 5}, new int[] {7, 2, 1, 1})).iterator();
  }
  public int[] position(String piece) {
    System.out.println("position " + piece);
    String cell = cells[placed++];
    return new int[] {cell.charAt(0) - '0', cell.charAt(1) - '0'};
  }
  public void viewPositions(int[][] position) {
    for (int[] row : position) System.out.println(Arrays.toString(row).replaceAll("\\\\D", ""));
  }
  public int[] move() { System.out.println("move"); return moves.hasNext() ? moves.next() : null; }
  public void tellMove(int[] move) { System.out.println("tellMove " + Arrays.toString(move).replaceAll("[^0-9 ]", "")); }
  public void fight(String piece) { System.out.println("fight " + piece); }
}`;

const PYTHON = `
class Recorder:
    def start(self, isFirst):
        print("start", str(isFirst).lower())
        self.cells = iter(("${RED}" if isFirst else "${BLUE}").split())
        self.moves = iter([[2, 8, 1, 1], [1, 7, 4, 7]] if isFirst else [[6, 0, 1, 5], [7, 2, 1, 1]])
    def position(self, piece):
        print("position", piece)
        return [int(digit) for digit in next(self.cells)]
    def viewPositions(self, position):
        for row in position: print(*row, sep="")
    def move(self):
        print("move")
        return next(self.moves, None)
    def tellMove(self, move): print("tellMove", *move)
    def fight(self, piece): print("fight", piece)
`;

const JAVASCRIPT = `
export default class Recorder {
  start(isFirst) {
    console.log('start', isFirst);
    this.cells = (isFirst ? '${RED}' : '${BLUE}').split(' ');
    this.moves = isFirst ? [[2, 8, 1, 1], [1, 7, 4, 7]] : [[6, 0, 1, 5], [7, 2, 1, 1]];
  }
  position(piece) { console.log('position', piece); return [...this.cells.shift()].map(Number); }
  viewPositions(position) { for (const row of position) console.log(row.join('')); }
  move() { console.log('move'); return this.moves.shift() ?? null; }
  tellMove(move) { console.log('tellMove', move.join(' ')); }
  fight(piece) { console.log('fight', piece); }
}`;

const SET_UP = 'FL FB SB MA GE FM SM FS SS SP'.split(' ').map((piece) => `position ${piece}`);
const RED_CALLS = [
  'start true',
  ...SET_UP,
  // The rows of Blue, 6 to 9.
  '1000000000',
  '1110000000',
  '1110000000',
  '1110000000',
  'move',
  'tellMove 6 0 1 5',
  'move',
  'fight FS',
  'tellMove 7 2 1 1',
  'move',
  'Recorder.move() returned ',
];
const BLUE_CALLS = [
  'start false',
  ...SET_UP,
  // The rows of Red, 0 to 3.
  '0000000111',
  '0000000111',
  '0000000111',
  '0000000001',
  'tellMove 2 8 1 1',
  'move',
  'tellMove 1 7 4 7',
  'fight SS',
  'move',
];

interface Recorded {
  readonly text: string;
  readonly file: string;
  readonly source: string;
}

const RECORDERS: readonly (Recorded & { readonly need: readonly NeedName[] })[] = [
  { text: 'java:recorder', file: 'recorder/Recorder.java', source: JAVA, need: ['java-11'] },
  { text: 'py:recorder.py', file: 'recorder.py', source: PYTHON, need: ['python'] },
  { text: 'js:recorder.mjs', file: 'recorder.mjs', source: JAVASCRIPT, need: [] },
];

for (const { need, ...recorded } of RECORDERS) {
  test(`${recorded.text} is called in the described order, with the described numbers`, needs(...need), async () => {
    const { ending, calls } = await record(recorded);
    expect(ending).toMatchObject({ type: 'fault', seat: 0, fault: { code: 'resigned' } });
    expect(calls).toEqual([RED_CALLS, BLUE_CALLS]);
  });
}

interface Record {
  readonly ending: BoutEnding;
  /** By seat. */
  readonly calls: readonly (readonly string[])[];
}

async function record({ text, file, source }: Recorded): Promise<Record> {
  folder.write(file, source);
  const opened = await openClass({ text: parseClassText(text)!, classpath: [], folder: folder.path, limits: LIMITS });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { command, reads, temporary } = opened.value;
  const player = (name: string): PlayerSpec => ({ kind: 'program', name, command, folder: folder.path, reads });
  const id = text.slice(0, 2);
  const { ending } = await playBout({
    id,
    game: 'stratego',
    config: stratego.text.formatConfig({ rules: 'final', movesEach: 200 }),
    seed: 'calls',
    numbers: [1, 2],
    players: [player('red'), player('blue')],
    clock: { ...CLOCK, hello: PATIENCE, first: PATIENCE, move: PATIENCE },
    limits: LIMITS,
    isSandboxed: false,
    logs: folder.path,
  });
  await removeFolders(temporary);
  const linesOf = (seat: number): string[] =>
    readFileSync(logFile(folder.path, id, seat), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.replace(/(null|None)$/, ''));
  return { ending, calls: [linesOf(0), linesOf(1)] };
}
