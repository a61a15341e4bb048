import { attackOf, type Blow, DASHES, type Event, type Side, type Species, type View } from '@dedalo/pokelabirinto';
import type { Words } from '@dedalo/words';

type Creatures = Pick<View, 'species' | 'creature' | 'opponents'>;

export const heroSpecies = ({ species, creature }: Creatures): Species => species[creature]!;

export const opponentSpecies = ({ species, opponents }: Creatures, opponent: number): Species =>
  species[opponents[opponent]!.species]!;

const speciesOf = (scene: Creatures, side: Side, opponent: number): Species =>
  side === 'hero' ? heroSpecies(scene) : opponentSpecies(scene, opponent);

export const conditionText = (
  { name }: Pick<Species, 'name'>,
  { hp, energy }: { readonly hp: number; readonly energy: number },
  words: Words,
): string => words.games.pokelabirinto.condition({ name, hp, energy });

export { DASHES };

const SAID: ReadonlySet<Event['type']> = new Set(['attacked', 'powerless', 'fight-won', 'round-ended']);

/** Blows do not name their opponent; the fight does. */
function opponentIn(events: readonly (Event | Blow)[], { phase }: Pick<View, 'phase'>): number {
  const found = events.find((event) => event.type === 'gained' || event.type === 'fight-won');
  if (found && 'opponent' in found) return found.opponent;
  return phase.name === 'walking' ? 0 : phase.opponent;
}

/** The names of both sides of a fight, with their owners where the names are alike. */
export function sideNames(scene: Creatures, opponent: number, words: Words): Readonly<Record<Side, string>> {
  const { you, wild } = words.games.pokelabirinto;
  const [hero, rival] = [heroSpecies(scene).name, opponentSpecies(scene, opponent).name];
  return hero === rival ? { hero: `${hero} (${you})`, opponent: `${rival} (${wild})` } : { hero, opponent: rival };
}

/** The events of a fight, in the sentences of the description; `scene` is the view after them. */
export function fightTexts(
  events: readonly (Event | Blow)[],
  scene: Creatures & Pick<View, 'phase'>,
  words: Words,
): string[] {
  const said = words.games.pokelabirinto;
  const isFight = events.some(({ type }) => SAID.has(type));
  if (!isFight) return [];
  const opponent = opponentIn(events, scene);
  const names = sideNames(scene, opponent, words);
  return events.flatMap((event, index) => {
    if (event.type === 'attacked') {
      const attack = attackOf(speciesOf(scene, event.by, opponent), event.attack).name;
      return [said.attacked({ name: names[event.by], attack, damage: event.damage })];
    }
    if (event.type === 'powerless') return [said.powerless(names[event.by])];
    if (event.type === 'fight-won') return [said.fightWon(names[event.by])];
    if (event.type === 'gained') return isUnmarkedRound(events, index) ? [DASHES] : [];
    if (event.type !== 'round-ended') return [];
    return [
      conditionText({ name: names.hero }, event.hero, words),
      conditionText({ name: names.opponent }, event.rival, words),
      DASHES,
    ];
  });
}

/** The lines of `fightTexts` round by round. Names may hold dashes themselves, so only a whole line ends a round. */
export function roundsOf(lines: readonly string[]): string[][] {
  const rounds: string[][] = [[]];
  for (const line of lines) {
    if (line === DASHES) rounds.push([]);
    else rounds.at(-1)!.push(line);
  }
  return rounds.filter(({ length }) => length > 0);
}

/** The blows kept of a resumed fight do not say where a round ended. */
const isUnmarkedRound = (events: readonly (Event | Blow)[], index: number): boolean =>
  events[index - 1]?.type !== 'round-ended' && events.slice(0, index).some(({ type }) => SAID.has(type));

export const turnBackText = (event: Event, scene: Creatures, words: Words): string | undefined => {
  const said = words.games.pokelabirinto;
  if (event.type === 'turned-back') return said.turnedBack;
  return event.type === 'made-way' ? said.madeWay(opponentSpecies(scene, event.opponent).name) : undefined;
};
