import type { Movement } from '../../config.ts';
import type { Species } from '../../species.ts';

/** How dangerous a creature is; it decides in which mazes it lives and what it is worth. */
export type Rank = 1 | 2 | 3 | 4;

/** A kind of creature of the expedition. The first attack is the cheap and weak one, the second the dear and strong. */
export interface Creature extends Species {
  readonly rank: Rank;
  /** How it walks while nobody has woken the maze. */
  readonly movement: Movement;
  /** How it chooses its attacks. */
  readonly mind: 'random' | 'greedy';
}

type Row = readonly [hitPoints: number, cheap: AttackRow, dear: AttackRow, Omit<Creature, keyof Species>];
type AttackRow = readonly [name: string, cost: number, mostDamage: number];

/** All that is known of creatures: content, not rules. The four described ones are there, with attacks that differ. */
const ROWS = {
  Pikachu: [26, ['Thunder Shock', 3, 7], ['Thunderbolt', 9, 18], { rank: 1, movement: 'random', mind: 'random' }],
  Charmander: [28, ['Ember', 3, 7], ['Flamethrower', 8, 15], { rank: 1, movement: 'patrol', mind: 'greedy' }],
  Bulbasaur: [32, ['Vine Whip', 2, 5], ['Razor Leaf', 8, 14], { rank: 1, movement: 'still', mind: 'random' }],
  Squirtle: [31, ['Water Gun', 2, 5], ['Bubble', 7, 12], { rank: 1, movement: 'patrol', mind: 'random' }],
  Kerkops: [20, ['Scratch', 2, 6], ['Bag of Stones', 8, 14], { rank: 2, movement: 'random', mind: 'random' }],
  Harpy: [18, ['Peck', 2, 6], ['Dive', 9, 19], { rank: 2, movement: 'hunter', mind: 'random' }],
  Lamia: [24, ['Bite', 3, 8], ['Coils', 9, 16], { rank: 2, movement: 'ambusher', mind: 'greedy' }],
  Telchin: [26, ['Hammer', 3, 8], ['Forge Fire', 10, 20], { rank: 3, movement: 'patrol', mind: 'greedy' }],
  Empusa: [26, ['Claw', 2, 7], ['Bronze Kick', 8, 17], { rank: 3, movement: 'hunter', mind: 'random' }],
  Gryps: [30, ['Beak', 3, 9], ['Talons', 9, 18], { rank: 3, movement: 'patrol', mind: 'random' }],
  Chimera: [32, ['Horns', 2, 8], ['Three Breaths', 10, 24], { rank: 4, movement: 'random', mind: 'greedy' }],
  Drakon: [34, ['Tail', 3, 10], ['Fire', 9, 20], { rank: 4, movement: 'still', mind: 'greedy' }],
  Talo: [40, ['Bronze Fist', 2, 8], ['Red-hot Embrace', 11, 26], { rank: 4, movement: 'patrol', mind: 'random' }],
} as const satisfies Readonly<Record<string, Row>>;

export type CreatureName = keyof typeof ROWS;
export const CREATURE_NAMES = Object.keys(ROWS) as CreatureName[];

export const CREATURES = Object.fromEntries(CREATURE_NAMES.map((name) => [name, creatureOf(name)])) as Readonly<
  Record<CreatureName, Creature>
>;

function creatureOf(name: CreatureName): Creature {
  const [hitPoints, cheap, dear, traits] = ROWS[name];
  return { name, hitPoints, attacks: [attackOf(cheap), attackOf(dear)], ...traits };
}

function attackOf([name, cost, mostDamage]: AttackRow): Species['attacks'][number] {
  return { name, cost, mostDamage };
}

/** With one of these a journey begins. */
export const STARTERS = ['Pikachu', 'Charmander', 'Bulbasaur', 'Squirtle'] as const satisfies readonly CreatureName[];
export type Starter = (typeof STARTERS)[number];
