import { expect, test, vi } from 'vitest';
import { LoadedGames } from '../../../src/games/race/loaded-games.ts';

const gameOf = (id: string) => ({ id, close: vi.fn<() => void>() });
const open = (load = async () => undefined as ReturnType<typeof gameOf> | undefined) => new LoadedGames(load);

test('a game that was opened when it was brought is not opened again', async () => {
  const load = vi.fn<(id: string) => Promise<undefined>>();
  const games = open(load as never);
  const game = gameOf('brought');
  games.put(game);
  expect(await games.find('brought')).toBe(game);
  expect([load, game.close].map((called) => called.mock.calls.length)).toEqual([0, 0]);
});

test('one that is brought again, or removed, is closed', async () => {
  const games = open();
  const [first, second] = [gameOf('again'), gameOf('again')];
  games.put(first);
  games.put(second);
  expect(await games.find('again')).toBe(second);
  expect([first, second].map(({ close }) => close.mock.calls.length)).toEqual([1, 0]);
  games.forget('again');
  await Promise.resolve();
  expect(second.close).toHaveBeenCalledOnce();
  expect(await games.find('again')).toBeUndefined();
});

test('while a page draws it, it stays open', async () => {
  const games = open();
  const game = gameOf('drawn');
  games.put(game);
  const hide = games.show(game);
  games.forget('drawn');
  await Promise.resolve();
  expect(game.close).not.toHaveBeenCalled();
  hide();
  expect(game.close).toHaveBeenCalledOnce();
});
