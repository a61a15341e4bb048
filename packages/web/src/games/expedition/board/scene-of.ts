import { frontOf } from '@dedalo/clients/expedition/names';
import { CREATURE_NAMES, type CreatureName, type View } from '@dedalo/pokelabirinto/expedition';
import type { MazeScene } from '../../../creature-maze/board/walkers.ts';
import { FIND_DRAWINGS } from '../../../creature-maze/creatures/find-drawings.ts';

const SPECIES = CREATURE_NAMES.map((name) => ({ name }));
const speciesOf = (name: CreatureName): number => CREATURE_NAMES.indexOf(name);

/** What the canvas shows of a maze; the creature in front is the hero. */
export function sceneOf(view: View): MazeScene {
  const { rows, columns, cells, at, wild, finds } = view;
  return {
    rows,
    columns,
    cells,
    species: SPECIES,
    creature: speciesOf(frontOf(view)),
    hero: { at },
    opponents: wild.map(({ creature, at }) => ({ at, species: speciesOf(creature) })),
    finds: finds.map(({ at, kind }) => ({ at, drawing: FIND_DRAWINGS[kind] })),
  };
}
