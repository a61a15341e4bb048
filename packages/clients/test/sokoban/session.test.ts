import { parseReplay, verifyReplay } from '@dedalo/engine';
import { canReverse, PACKS, readLevels, sokoban } from '@dedalo/sokoban';
import { describe, expect, test } from 'vitest';
import { isPackName, packSource, titleOf } from '../../src/sokoban/level-source.ts';
import { findInPacks, inMode, resumeRecord, startLevel } from '../../src/sokoban/session.ts';
import { stemOf } from '../../src/sokoban/stem.ts';
import { valueOf } from '../support.ts';
import { levelFrom } from './support.ts';

const classic = packSource('classic');
const own = (name: string, text: string) => ({ name, collection: valueOf(readLevels(text)) });
const BOARD = '#####\n#@$.#\n#####\n';

describe('a source', () => {
  test('is a pack by its name', () => {
    for (const name of PACKS) expect(isPackName(packSource(name).name)).toBe(true);
    for (const name of ['', 'mine.sok', 'constructor']) expect(isPackName(name)).toBe(false);
  });

  test.each(['levels/mine.sok', String.raw`C:\levels\mine.sok`, 'mine.sok'])('%s gives its file name', (name) => {
    const source = own(name, BOARD);
    expect(titleOf(source, 1)).toBe('mine.sok 1');
    expect(stemOf(startLevel({ source, number: 1 }, 'forward'))).toBe('sokoban-mine-1');
  });

  test('has the titles of its levels, and they steer no terminal', () => {
    expect(titleOf(own('mine.sok', `Evil \u001B[31m\n\n${BOARD}`), 1)).toBe('mine.sok 1: Evil \uFFFD[31m');
  });
});

describe('a level begins', () => {
  test('as its source has it, under its title', () => {
    const { session, origin } = startLevel({ source: classic, number: 4 }, 'forward');
    expect(session.config.level).toBe(classic.collection.entries[3]!.level);
    expect(session.title).toBe(titleOf(classic, 4));
    expect(origin).toEqual({ source: classic, number: 4 });
  });

  test.each([0, -1, 999])('not at number %d', (number) => {
    expect(() => startLevel({ source: classic, number }, 'forward')).toThrow(RangeError);
  });

  test('in reverse only where that can be played', () => {
    const source = own('mine.sok', '########\n#@$.##.#\n# $ ####\n########\n');
    expect(canReverse(source.collection.entries[0]!.level)).toBe(false);
    expect(() => startLevel({ source, number: 1 }, 'reverse')).toThrow('no-reverse-play');
    expect(startLevel({ source: classic, number: 1 }, 'reverse').session.config.mode).toBe('reverse');
  });

  test('starts again in the other mode', () => {
    const level = startLevel({ source: classic, number: 2 }, 'forward');
    const turned = inMode(level, 'reverse');
    expect(turned.session.config).toEqual({ ...level.session.config, mode: 'reverse' });
    expect([turned.origin, turned.session.title]).toEqual([level.origin, level.session.title]);
  });
});

test('a record is resumed where it was, and its level is recognised', () => {
  const { session } = startLevel({ source: classic, number: 3 }, 'forward');
  const [direction] = sokoban.legal(session.state, 0);
  session.play(0, direction!);
  const record = valueOf(verifyReplay(sokoban, valueOf(parseReplay(session.save()))));
  const resumed = resumeRecord(record);
  expect(resumed.session.state.moves).toBe(1);
  expect(resumed.origin).toEqual({ source: classic, number: 3 });
  expect(findInPacks(levelFrom('#####', '#@$.#', '#####'))).toBeUndefined();
});
