import { LOADERS } from '@dedalo/catalogue/loaders';
import type { Game } from '@dedalo/engine';
import { sokoban } from '@dedalo/sokoban';
import { loadWords } from '@dedalo/words';
import { describe, expect, test, vi } from 'vitest';
import { judge } from '../../src/replay/judge.ts';
import { encodeLink } from '../../src/replay/link-codec.ts';
import { lineAt, refusalOf } from '../../src/replay/refusal.ts';
import { recordOf, textOf } from './support.ts';

const REPLAY = textOf(recordOf(['#######', '#@ $ .#', '#######'], 'rrr'));
const words = await loadWords('en');

describe('verifying an untrusted replay', () => {
  test('one that holds', async () => {
    const holds = { kind: 'holds', game: 'sokoban', text: REPLAY };
    expect(await judge({ text: REPLAY }, LOADERS)).toEqual(holds);
    expect(await judge({ link: (await encodeLink(REPLAY, 8000))! }, LOADERS)).toEqual(holds);
  });

  test('a game is loaded only when it is needed, and only one that is known', async () => {
    const load = vi.fn<() => Promise<Game>>(async () => sokoban);
    const loaders = { ...LOADERS, sokoban: load };
    await judge({ text: 'anything' }, loaders);
    for (const name of ['chess', 'constructor', 'to-string', 'hasownproperty']) {
      const judgement = await judge({ text: REPLAY.replace('game sokoban', `game ${name}`) }, loaders);
      expect(judgement).toMatchObject({ kind: 'fails', game: name, problem: { code: 'unknown-game' } });
    }
    expect(load).not.toHaveBeenCalled();
    await judge({ text: REPLAY }, loaders);
    expect(load).toHaveBeenCalledOnce();
  });

  test('one that was edited is refused with its line', async () => {
    const text = REPLAY.replace('\nr\nr\nr\n', '\nr\nl\nl\n');
    const judgement = await judge({ text }, LOADERS);
    if (judgement.kind !== 'fails') throw new Error('it should fail');
    const refusal = refusalOf(words, 'game.replay', judgement);
    expect(refusal.text).toBe('game.replay:16:1: action 3 cannot be played here: there is a wall.');
    expect(refusal.line).toEqual({ number: 16, text: 'l' });
  });

  test('links say what is wrong with them', async () => {
    const judgement = await judge({ link: '1oops' }, LOADERS);
    if (judgement.kind !== 'bad-link') throw new Error('it should be bad');
    expect(refusalOf(words, '', judgement)).toEqual({ text: words.web.replay.badLink });
  });

  test('no replay at all, without a name', async () => {
    const judgement = await judge({ text: '<html>' }, LOADERS);
    if (judgement.kind !== 'fails') throw new Error('it should fail');
    expect(refusalOf(words, '', judgement).text).toMatch(/^1:1: this is not a replay/);
  });
});

test('a line of any text', () => {
  expect(lineAt('a\r\nb\u0007\nc', 2)).toBe('b\uFFFD');
  expect(lineAt('a\r\nb', 1)).toBe('a');
  expect(lineAt('a\nb', 3)).toBe('');
  expect(lineAt('x'.repeat(1000), 1)).toHaveLength(120);
});
