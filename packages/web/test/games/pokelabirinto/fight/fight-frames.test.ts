import { Session } from '@dedalo/engine';
import { createConfig, type Event, pokelabirinto, type PokelabirintoTypes } from '@dedalo/pokelabirinto';
import { expect, test } from 'vitest';
import { framesOf } from '../../../../src/games/pokelabirinto/fight/fight-show.ts';

function hunted(seed: string): Session<PokelabirintoTypes> {
  const config = createConfig({ movement: 'hunter', maze: 'clean', rows: 9, columns: 9 });
  if (!config.ok) throw new Error(config.error.code);
  return new Session(pokelabirinto, { config: config.value, seed, names: ['Ada'] });
}

test('the frames lead blow by blow to the current state', () => {
  const blows = ['1', '2', '3', '4', '5', '6'].map(blowsIn);
  expect(Math.max(...blows)).toBeGreaterThan(4);
});

/** Fights whoever comes; after every action the last frame must be how the game stands. */
function blowsIn(seed: string): number {
  const game = hunted(seed);
  let blows = 0;
  let events: readonly Event[] = [];
  game.listen(0, (notice) => {
    if (notice.type === 'played') ({ events } = notice);
  });
  for (let turn = 0; turn < 200 && !game.outcome; turn++) {
    const before = game.view(0);
    const legal = game.legal(0);
    const action = legal.find(({ type }) => type === 'fight') ?? legal[turn % legal.length]!;
    expect(game.play(0, action).ok).toBe(true);
    const frames = framesOf(before, events);
    const told = frames.flatMap((frame) => (frame.place === 'fight' && frame.blow ? [frame.blow] : []));
    expect(told).toEqual(game.view(0).told);
    blows += told.length;
    const last = frames.at(-1);
    if (last?.place !== 'fight') continue;
    const { hero, opponents } = game.view(0);
    expect(last.view.hero).toMatchObject({ hp: hero.hp, energy: hero.energy });
    expect(last.view.opponents[last.opponent]).toMatchObject({ hp: opponents[last.opponent]!.hp });
  }
  return blows;
}
