import type { Side } from '@dedalo/pokelabirinto';
import type { CreatureName, View } from '@dedalo/pokelabirinto/expedition';
import type { Words } from '@dedalo/words';

type Scene = Pick<View, 'party' | 'wild' | 'journey'>;

/** The creature in front; if the party is empty, the last one in front. */
export const frontOf = ({ party, journey }: Pick<Scene, 'party' | 'journey'>): CreatureName =>
  party[0]?.creature ?? journey.flatMap(({ lost }) => lost).at(-1)!;

/** The names of both sides of a fight, with their owners where the names are alike. */
export function sideNames(scene: Scene, wild: number, words: Words): Readonly<Record<Side, string>> {
  const said = words.games.pokelabirinto;
  const [hero, rival] = [frontOf(scene), scene.wild[wild]!.creature];
  return hero === rival
    ? { hero: `${hero} (${said.you})`, opponent: `${rival} (${said.wild})` }
    : { hero, opponent: rival };
}
