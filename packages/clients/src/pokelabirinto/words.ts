import {
  type Attack,
  attackOf,
  ATTACK_NUMBERS,
  type Blow,
  type Event,
  type Side,
  type Species,
  type View,
} from '@dedalo/pokelabirinto';
import type { Words } from '@dedalo/words';

type Creatures = Pick<View, 'species' | 'creature' | 'opponents'>;

export const heroSpecies = ({ species, creature }: Creatures): Species => species[creature]!;

export const opponentSpecies = ({ species, opponents }: Creatures, opponent: number): Species =>
  species[opponents[opponent]!.species]!;

const speciesOf = (scene: Creatures, side: Side, opponent: number): Species =>
  side === 'hero' ? heroSpecies(scene) : opponentSpecies(scene, opponent);

/** `1) Ember (costs 12 energy, at most 18 damage)`. */
export const attackLines = ({ attacks }: Species, words: Words): string[] =>
  attacks.map((attack, index) => words.games.pokelabirinto.attack({ number: index + 1, ...attack }));

const summary = (attack: Attack, words: Words): string => words.games.pokelabirinto.attackSummary(attack);

export const speciesText = (species: Species, words: Words): string =>
  words.games.pokelabirinto.species({
    name: species.name,
    hp: species.hitPoints,
    attacks: ATTACK_NUMBERS.map((number) => summary(attackOf(species, number), words)).join(', '),
  });

export const conditionText = (
  { name }: Species,
  { hp, energy }: { readonly hp: number; readonly energy: number },
  words: Words,
): string => words.games.pokelabirinto.condition({ name, hp, energy });

/** What the described program prints after a round, under both conditions. */
export const DASHES = '------------------------------';

/** Blows do not say which opponent they are about; the fight that they belong to does. */
function opponentIn(events: readonly (Event | Blow)[], { phase }: Pick<View, 'phase'>): number {
  const found = events.find((event) => event.type === 'gained' || event.type === 'fight-won');
  if (found && 'opponent' in found) return found.opponent;
  return phase.name === 'walking' ? 0 : phase.opponent;
}

/** What happened in a fight, in the sentences of the description; `scene` is how it stands after that. */
export function fightTexts(
  events: readonly (Event | Blow)[],
  scene: Creatures & Pick<View, 'phase'>,
  words: Words,
): string[] {
  const said = words.games.pokelabirinto;
  const opponent = opponentIn(events, scene);
  const nameOf = (side: Side): string => speciesOf(scene, side, opponent).name;
  return events.flatMap((event) => {
    if (event.type === 'attacked') {
      const species = speciesOf(scene, event.by, opponent);
      const attack = attackOf(species, event.attack).name;
      return [said.attacked({ name: species.name, attack, damage: event.damage })];
    }
    if (event.type === 'powerless') return [said.powerless(nameOf(event.by))];
    if (event.type === 'fight-won') return [said.fightWon(nameOf(event.by))];
    if (event.type !== 'round-ended') return [];
    return [
      conditionText(heroSpecies(scene), event.hero, words),
      conditionText(opponentSpecies(scene, opponent), event.rival, words),
      DASHES,
    ];
  });
}

export const turnBackText = (event: Event, scene: Creatures, words: Words): string | undefined => {
  const said = words.games.pokelabirinto;
  if (event.type === 'turned-back') return said.turnedBack;
  return event.type === 'made-way' ? said.madeWay(opponentSpecies(scene, event.opponent).name) : undefined;
};
