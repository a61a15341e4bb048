import { describe, expect, test } from 'vitest';
import { needs } from '../../../../tools/needs.ts';
import { LIMITS } from '../../src/bout/bout.ts';
import { parseClassText } from '../../src/hosts/class-text.ts';
import { greetClass } from '../../src/hosts/greet-class.ts';
import { openClass } from '../../src/hosts/open-class.ts';
import { livePrograms } from '../../src/program/live-programs.ts';
import { testFolder } from '../program/folder.ts';
import { meetClass } from './meet-class.ts';

const folder = testFolder();

async function problemOf(text: string): Promise<object> {
  const read = parseClassText(text)!;
  const opened = await openClass({ text: read, classpath: [], folder: folder.path, limits: LIMITS });
  if (!opened.ok) return opened.error;
  const rules = { folder: folder.path, limits: LIMITS, isSandboxed: false, patience: 300_000 };
  const greeted = await greetClass({ ...opened.value, ...rules, language: read.language });
  return greeted.ok ? { name: greeted.value } : greeted.error;
}

describe('classes of JavaScript', () => {
  const write = (name: string, move: string, more = ''): void =>
    void folder.write(
      name,
      `${more}
export class Hostile {
  start(isFirst) { this.isRed = isFirst; this.piece = 0; }
  position() { const at = this.piece++; return at < 3 ? [0, at] : [3, at]; }
  viewPositions() {}
  move() { ${move} }
  tellMove() {}
  fight() {}
}`,
    );

  test.each<[string, string, object, RegExp]>([
    ['throws', 'null.x', { code: 'threw', turn: 11 }, /TypeError[^]*at Hostile\.move/],
    ['moves the flag', 'return [0, 0, 1, 1]', { code: 'illegal-action', detail: 'wrong-piece' }, /^$/],
    ['returns null', 'return null', { code: 'resigned' }, /returned null/],
    ['returns nothing', 'return undefined', { code: 'malformed' }, /returned undefined/],
    ['returns too few', 'return [3, 3]', { code: 'malformed', line: 'Hostile.move() returned [3,3]' }, /\[3,3\]/],
    ['returns holes', 'return new Array(4)', { code: 'malformed' }, /null,null/],
    ['returns halves', 'return [3, 3, 1, 0.5]', { code: 'malformed' }, /0\.5/],
    ['exits', 'process.exit(0)', { code: 'exited' }, /Hostile\.move\(\) ended the program/],
    [
      'prints',
      'console.log("here"); process.stdout.write("too\\n"); return null',
      { code: 'resigned' },
      /^here\ntoo\n/,
    ],
  ])('who %s loses that game', async (name, move, fault, trace) => {
    const file = `${name.replaceAll(' ', '-')}.mjs`;
    write(file, move);
    const { ending, log } = await meetClass(`js:${file}#Hostile`, { folder: folder.path });
    expect(ending).toMatchObject({ type: 'fault', seat: 0, fault });
    expect(log).toMatch(trace);
    expect(livePrograms()).toEqual([]);
  });

  test('an infinite loop loses by the clock', async () => {
    write('loops.mjs', 'for (;;);');
    const { ending } = await meetClass('js:loops.mjs', { folder: folder.path, move: 200 });
    expect(ending).toMatchObject({ fault: { code: 'too-slow' } });
    expect(livePrograms()).toEqual([]);
  });

  test('the class is named, the default or the only one; else it is said what there is', async () => {
    write('one.mjs', '');
    write('two.mjs', '', 'export class Other { start() {} }');
    folder.write('none.mjs', 'export const x = 1;');
    folder.write('wrong.mjs', 'export class {');
    expect(await problemOf('js:one.mjs')).toEqual({ name: 'Hostile' });
    expect(await problemOf('js:two.mjs')).toEqual({ name: 'Hostile' });
    expect(await problemOf('js:two.mjs#Oter')).toMatchObject({ code: 'no-class', found: ['Hostile'] });
    expect(await problemOf('js:two.mjs#Other')).toMatchObject({
      code: 'no-methods',
      found: ['position', 'viewPositions', 'move', 'tellMove', 'fight'],
    });
    expect(await problemOf('js:none.mjs')).toMatchObject({ code: 'no-player' });
    expect(await problemOf('js:wrong.mjs')).toMatchObject({ code: 'broken' });
    expect(await problemOf('js:nowhere.mjs')).toEqual({ code: 'no-place', place: 'nowhere.mjs' });
  });
});

describe('classes of Python', needs('python'), () => {
  const write = (name: string, move: string): void =>
    void folder.write(
      name,
      `import sys
class Hostile:
    def start(self, isFirst):
        self.piece = -1
    def position(self, piece):
        self.piece += 1
        return (0, self.piece) if self.piece < 3 else (3, self.piece)
    def viewPositions(self, position): pass
    def move(self):
        ${move}
    def tellMove(self, move): pass
    def fight(self, piece): pass
`,
    );

  test.each<[string, string, object, RegExp]>([
    ['throws', 'return 1 / 0', { code: 'threw', turn: 11 }, /line 10, in move[^]*ZeroDivisionError/],
    ['moves the flag', 'return [0, 0, 1, 1]', { code: 'illegal-action', detail: 'wrong-piece' }, /^$/],
    ['returns None', 'return None', { code: 'resigned', line: 'Hostile.move() returned None' }, /returned None/],
    ['returns too few', 'return [3, 3]', { code: 'malformed' }, /\[3, 3\]/],
    ['returns texts', 'return "3311"', { code: 'malformed' }, /'3311'/],
    ['exits', 'sys.exit(0)', { code: 'threw', line: 'Hostile.move() threw SystemExit: 0' }, /SystemExit/],
    ['prints', 'print("here"); print(sys.stdin.read() + "too"); return None', { code: 'resigned' }, /^here\ntoo\n/],
    ['overflows', 'return self.move()', { code: 'threw' }, /RecursionError/],
  ])('who %s loses that game', async (name, move, fault, trace) => {
    const file = `${name.replaceAll(' ', '_')}.py`;
    write(file, move);
    const { ending, log } = await meetClass(`py:${file}#Hostile`, { folder: folder.path });
    expect(ending).toMatchObject({ type: 'fault', seat: 0, fault });
    expect(log).toMatch(trace);
    expect(livePrograms()).toEqual([]);
  });

  test('the stack trace begins in the file of the player, not in the host', async () => {
    write('traced.py', 'return None.x');
    const { log } = await meetClass('py:traced.py#Hostile', { folder: folder.path });
    expect(log).toMatch(/^Traceback \(most recent call last\):\n {2}File ".*traced\.py", line 10, in move\n/);
    expect(log).not.toContain('host.py');
  });

  test('the class is named or the only one; else it is said what there is', async () => {
    write('one.py', 'pass');
    folder.write('none.py', 'x = 1\n');
    folder.write('wrong.py', 'class\n');
    expect(await problemOf('py:one.py')).toEqual({ name: 'Hostile' });
    expect(await problemOf('py:one.py#Hostil')).toMatchObject({ code: 'no-class', found: ['Hostile'] });
    expect(await problemOf('py:none.py')).toMatchObject({ code: 'no-player' });
    expect(await problemOf('py:wrong.py')).toMatchObject({ code: 'broken' });
  });
});
