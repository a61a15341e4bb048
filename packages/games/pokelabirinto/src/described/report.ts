import { ATTACK_NUMBERS, attackOf } from '../species.ts';
import type { Event, Side } from '../state.ts';
import { DASHES, MESSAGES, OWN_MESSAGES } from './messages.ts';
import { type Pokemon, speciesOf } from './pokemon.ts';

/** The two of a game, by the sides of the rules. */
export type Sides = Readonly<Record<Side, Pokemon>>;

/** Whose turn it is, and both attacks (P31). */
export const turnLines = (pokemon: Pokemon): string[] => [
  MESSAGES.turnOf(pokemon.getNome()),
  ...ATTACK_NUMBERS.map((number) => MESSAGES.attack({ number, ...attackOf(speciesOf(pokemon), number) })),
];

/** What the described program prints about these events. Who wins a fight is told by `gameEnd`. */
export const reportOf = (events: readonly Event[], sides: Sides): string[] =>
  // Whoever was asked for an attack has been shown both before.
  events.flatMap((event, index) => linesOf(event, sides, { wasAsked: events[index - 1]?.type === 'acted' }));

function linesOf(event: Event, sides: Sides, { wasAsked }: { readonly wasAsked: boolean }): string[] {
  const [hero, enemy] = [sides.hero.getNome(), sides.opponent.getNome()];
  if (event.type === 'turned-back') return [MESSAGES.turnedBack];
  if (event.type === 'made-way') return [OWN_MESSAGES.madeWay(enemy)];
  if (event.type === 'round-ended') {
    return [
      MESSAGES.condition({ name: hero, ...event.hero }),
      MESSAGES.condition({ name: enemy, ...event.rival }),
      DASHES,
    ];
  }
  if (event.type !== 'attacked' && event.type !== 'powerless') return [];
  const attacker = sides[event.by];
  const name = attacker.getNome();
  if (event.type === 'powerless') return [...turnLines(attacker), MESSAGES.powerless(name)];
  const attack = attackOf(speciesOf(attacker), event.attack).name;
  const text = MESSAGES.attacked({ name, attack, damage: event.damage });
  return wasAsked ? [text] : [...turnLines(attacker), text];
}
