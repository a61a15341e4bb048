import { createConfig, type Event, SHIPPED } from '@dedalo/pokelabirinto';
import { loadWords } from '@dedalo/words';
import { expect, test } from 'vitest';
import { PokelabirintoPlay } from '../../src/pokelabirinto/pokelabirinto-play.ts';
import { startPokelabirinto } from '../../src/pokelabirinto/session.ts';
import { DASHES } from '../../src/pokelabirinto/words.ts';
import { MemoryStore } from '../memory-store.ts';

const words = await loadWords('it');
const context = { store: new MemoryStore(), words, language: 'it' } as const;

/** The rounds of the first fight of a game, and its log, which screens show. */
function firstFight(seed: string): { rounds: number; firsts: string[]; log: string[] } {
  const config = createConfig({ rows: 9, columns: 9, species: SHIPPED, movement: 'hunter' });
  if (!config.ok) throw new Error(config.error.code);
  const play = new PokelabirintoPlay(context, startPokelabirinto(config.value, seed));
  const events: Event[] = [];
  for (let turn = 0; turn < 500 && play.view.end === null; turn++) {
    const legal = play.session.legal(0);
    const played = play.session.play(0, legal.find(({ type }) => type === 'fight') ?? legal[turn % legal.length]!);
    if (played.ok) events.push(...played.value);
    if (events.some(({ type }) => type === 'fight-won')) break;
  }
  const firsts = events.flatMap((event) => (event.type === 'gained' ? [event.first] : []));
  return { rounds: events.filter(({ type }) => type === 'round-ended').length, firsts, log: play.logTexts() };
}

test('P30: a log sums up each round once, whichever side strikes first', () => {
  const fights = Array.from({ length: 20 }, (_, seed) => firstFight(String(seed))).filter(({ rounds }) => rounds > 0);
  expect(new Set(fights.flatMap(({ firsts }) => firsts))).toEqual(new Set(['hero', 'opponent']));
  for (const { rounds, log } of fights) {
    expect(log.filter((line) => line === DASHES)).toHaveLength(rounds);
    expect(log.filter((line) => line.includes('  PF: '))).toHaveLength(2 * rounds);
  }
});
