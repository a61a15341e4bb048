import { Random } from '@dedalo/grid';
import { createConfig, SHIPPED } from '@dedalo/pokelabirinto';
import { loadWords } from '@dedalo/words';
import { expect, test } from 'vitest';
import { PokelabirintoPlay } from '../../src/pokelabirinto/pokelabirinto-play.ts';
import { resumePokelabirinto, startPokelabirinto } from '../../src/pokelabirinto/session.ts';
import { MemoryStore } from '../memory-store.ts';

const words = await loadWords('en');
const context = { store: new MemoryStore(), words, language: 'en' } as const;

/** Many hunters of so many kinds in a narrow maze, from whom one turns back again and again. */
function meetings(rivals: readonly number[]): string[] {
  const config = createConfig({ rows: 9, columns: 9, species: SHIPPED, rivals, opponents: 5, movement: 'hunter' });
  if (!config.ok) throw new Error(config.error.code);
  const play = new PokelabirintoPlay(context, startPokelabirinto(config.value, '1'));
  const random = new Random('steps');
  const said: string[] = [];
  for (let action = 0; action < 300 && play.view.end === null; action++) {
    const before = play.view.phase;
    const legal = play.session.legal(0).filter(({ type }) => type !== 'fight');
    play.session.play(0, random.pick(legal));
    const { phase } = play.view;
    if (phase.name !== 'meeting') continue;
    const kind = before.name !== 'meeting' ? 'first' : before.opponent === phase.opponent ? 'same' : 'other';
    said.push(`${kind}: ${play.metText(phase.opponent)}`);
  }
  return [...new Set(said)].toSorted();
}

test('turning from one opponent and meeting the next of its kind is a new meeting', () => {
  expect(meetings([1])).toEqual([
    'first: You have met a wild creature: Charmander!',
    'other: You have met another wild creature: Charmander!',
  ]);
});

test('of two kinds only the same one is another', () => {
  expect(meetings([1, 2])).toContain('other: You have met a wild creature: Bulbasaur!');
});

test('a resumed fight keeps the blows so far', () => {
  const config = createConfig({ rows: 9, columns: 9, opponents: 5, movement: 'hunter' });
  if (!config.ok) throw new Error(config.error.code);
  const session = startPokelabirinto(config.value, '1');
  const random = new Random('steps');
  while (session.state.phase.name === 'walking') session.play(0, random.pick(session.legal(0)));
  session.play(0, { type: 'fight' });
  session.play(0, session.legal(0)[0]!);
  const record = session.record();
  const play = new PokelabirintoPlay(context, resumePokelabirinto(record));
  const before = play.logTexts();
  expect(before.length).toBeGreaterThan(0);
  play.session.play(0, play.session.legal(0)[0]!);
  expect(play.logTexts().slice(0, before.length)).toEqual(before);
  expect(play.logTexts().length).toBeGreaterThan(before.length);
});
