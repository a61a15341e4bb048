import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { needs } from '../../../../tools/needs.ts';
import { LIMITS } from '../../src/bout/bout.ts';
import { greetClass } from '../../src/hosts/greet-class.ts';
import { parseClassText } from '../../src/hosts/class-text.ts';
import { javaHost } from '../../src/hosts/java-host.ts';
import { openClass } from '../../src/hosts/open-class.ts';
import { livePrograms } from '../../src/program/live-programs.ts';
import { testFolder } from '../program/folder.ts';
import { type HostileJava, hostileJava } from './hostile-java.ts';
import { type Meeting, type Met, meetClass } from './meet-class.ts';

const INTERFACE = fileURLToPath(new URL('../../hosts/java', import.meta.url));

describe('classes of Java', needs('java-11'), () => {
  const folder = testFolder();
  const play = (name: HostileJava, more: Partial<Meeting> = {}): Promise<Met> =>
    meetClass(`java:hostile.${name}`, { folder: folder.path, classpath: ['classes'], ...more });

  beforeAll(() => {
    const files = [...hostileJava()].map(([name, text]) => folder.write(`sources/hostile/${name}`, text));
    folder.write('classes/none', '');
    execFileSync('javac', ['-nowarn', '-cp', INTERFACE, '-d', `${folder.path}/classes`, ...files]);
  });

  test.each<[HostileJava, object, RegExp]>([
    [
      'Throws',
      { code: 'threw', line: 'Throws.move() threw java.lang.ArithmeticException: / by zero' },
      /at hostile\.Throws\.move\(Throws\.java:3\)/,
    ],
    [
      'ThrowsWhenTold',
      { code: 'threw', line: 'ThrowsWhenTold.tellMove() threw java.lang.IllegalStateException: not like this nor so' },
      /at hostile\.ThrowsWhenTold\.tellMove/,
    ],
    ['ThrowsAtStart', { code: 'threw', turn: 1 }, /java\.lang\.Error: no/],
    ['ThrowsWhenMade', { code: 'threw', turn: 1 }, /at hostile\.ThrowsWhenMade\.<init>/],
    ['StaticInitializer', { code: 'threw', turn: 1 }, /at hostile\.StaticInitializer\.<clinit>/],
    [
      'Overflows',
      { code: 'threw', line: 'Overflows.move() threw java.lang.StackOverflowError' },
      /at hostile\.Overflows/,
    ],
    ['MovesFlag', { code: 'illegal-action', detail: 'wrong-piece' }, /^$/],
    ['MovesNobody', { code: 'unknown-action', detail: 'wrong-source-cell' }, /^$/],
    ['GoesSideways', { code: 'unknown-action', detail: 'malformed' }, /^$/],
    ['RunsTooFar', { code: 'illegal-action', detail: 'wrong-move' }, /^$/],
    ['PlacesOutside', { code: 'illegal-action', detail: 'wrong-cell', turn: 1 }, /^$/],
    ['PlacesTwice', { code: 'illegal-action', detail: 'taken-cell', turn: 2 }, /^$/],
    ['PlacesNull', { code: 'malformed', line: 'PlacesNull.position() returned null' }, /returned null/],
    ['ReturnsNull', { code: 'resigned', line: 'ReturnsNull.move() returned null' }, /returned null/],
    ['ReturnsShort', { code: 'malformed', line: 'ReturnsShort.move() returned [3, 3]' }, /\[3, 3\]/],
    ['Exits', { code: 'exited', detail: 'exit code 0' }, /Exits\.move\(\) ended the program \(System\.exit\)/],
    ['Prints', { code: 'resigned' }, /^\{"turn":99\}\nno line endread -1\n/],
    ['LeavesThread', { code: 'resigned' }, /returned null/],
    ['SpoilsArrays', { code: 'resigned' }, /returned null/],
  ])('%s loses that game, with the reason and the stack trace in the log', async (name, fault, trace) => {
    const { ending, log } = await play(name);
    expect(ending).toMatchObject({ type: 'fault', seat: 0, fault });
    expect(log).toMatch(trace);
    expect(livePrograms()).toEqual([]);
  });

  test('an infinite loop loses by the clock, and nothing of it is left', async () => {
    const { ending } = await play('Loops', { move: 200 });
    expect(ending).toMatchObject({ type: 'fault', seat: 0, fault: { code: 'too-slow' } });
    expect(livePrograms()).toEqual([]);
  });

  test('no memory left is an OutOfMemoryError with its stack trace', async () => {
    const { ending, log } = await play('EatsMemory', { limits: { ...LIMITS, memory: 512 * 1024 * 1024 } });
    expect(ending).toMatchObject({ type: 'fault', fault: { code: 'too-much-memory' } });
    expect(log).toMatch(/OutOfMemoryError[^]*at hostile\.EatsMemory\.move/);
  });

  test('null from move() resigns under `final` and is malformed under `april`', async () => {
    const { ending } = await play('ReturnsNull', { rules: 'april' });
    expect(ending).toMatchObject({ fault: { code: 'malformed' } });
  });

  test('sources are compiled, and the sandbox shows what was compiled', needs('bubblewrap'), async () => {
    const met = await meetClass('java:hostile.ReturnsNull', {
      folder: folder.path,
      classpath: ['sources'],
      isSandboxed: true,
    });
    expect(met.ending).toMatchObject({ fault: { code: 'resigned' } });
  });

  test('many that begin at once find one host, and nothing half-made is left', async () => {
    const before = process.env['XDG_CACHE_HOME'];
    process.env['XDG_CACHE_HOME'] = join(folder.path, 'cache');
    try {
      const hosts = await Promise.all([javaHost(), javaHost(), javaHost()]);
      expect(hosts).toEqual([hosts[0], hosts[0], hosts[0]]);
      expect(hosts[0]).toMatchObject({ ok: true });
      expect(readdirSync(join(folder.path, 'cache/dedalo'))).toEqual([expect.stringMatching(/^java-host-[0-9a-f]+$/)]);
    } finally {
      process.env['XDG_CACHE_HOME'] = before;
      if (before === undefined) delete process.env['XDG_CACHE_HOME'];
    }
  });

  const problemOf = async (text: string, classpath: readonly string[]): Promise<object> => {
    const order = { text: parseClassText(text)!, classpath, folder: folder.path, limits: LIMITS };
    const opened = await openClass(order);
    if (!opened.ok) return opened.error;
    const rules = { folder: folder.path, limits: LIMITS, isSandboxed: false, patience: 300_000 };
    const greeted = await greetClass({ ...opened.value, ...rules, language: 'java' });
    return greeted.ok ? { name: greeted.value } : greeted.error;
  };

  test('a project as an editor keeps it has one player, in sources and in classes', async () => {
    const source = `package gj.stratego.player.neri;
public class NeriPlayer implements gj.stratego.player.Player {
  public void start(boolean isFirst) {}
  public int[] position(String piece) { return null; }
  public void viewPositions(int[][] position) {}
  public int[] move() { return null; }
  public void tellMove(int[] move) {}
  public void fight(String piece) {}
}`;
    const file = folder.write('project/src/gj/stratego/player/neri/NeriPlayer.java', source);
    execFileSync('javac', ['-cp', INTERFACE, '-d', join(folder.path, 'project/bin'), file]);
    expect(await problemOf('java:project', [])).toEqual({ name: 'NeriPlayer' });
    expect(await problemOf('java:gj.stratego.player.neri.NeriPlayer', ['project'])).toEqual({ name: 'NeriPlayer' });
  });

  test.each<[string, string, readonly string[], object]>([
    ['a class that is there', 'java:hostile.Loops', ['classes'], { name: 'Loops' }],
    ['a misspelt class', 'java:hostile.Lops', ['classes'], { code: 'no-class', says: 'hostile.Lops' }],
    ['a class that is no player', 'java:hostile.Helper', ['classes'], { code: 'not-a-player' }],
    ['a class that needs an argument', 'java:hostile.Needs', ['classes'], { code: 'no-constructor' }],
    ['an abstract class', 'java:hostile.Base', ['classes'], { code: 'no-constructor' }],
    ['a folder with many players', 'java:classes', [], { code: 'several-players' }],
    ['a folder that is not there', 'java:hostile.Loops', ['clases'], { code: 'no-place' }],
    ['no place', 'java:hostile.Loops', [], { code: 'no-classpath', name: 'hostile.Loops' }],
    ['sources with a mistake', 'java:broken', [], { code: 'compile-failed' }],
    ['a folder without a player', 'java:empty', [], { code: 'no-player' }],
  ])('%s is found, or it is said why not', async (_, text, classpath, expected) => {
    folder.write('broken/X.java', 'class X {');
    folder.write('empty/notes.txt', '');
    expect(await problemOf(text, classpath)).toMatchObject(expected);
  });
});
