import type { RaceNow } from '@dedalo/clients/race/race-now';
import { shownName } from '@dedalo/clients/race/words';
import { DistanceField } from '@dedalo/grid';
import { words } from '../../../speech.ts';

export interface Whereabouts {
  /** Steps to the exit. */
  readonly exit: number | undefined;
  readonly nearest: { readonly name: string; readonly steps: number } | undefined;
}

/** How far it is to the exit and to the nearest opponent, in cells. */
export function whereabouts(race: RaceNow): Whereabouts {
  const { user, opponents, content, level } = race;
  const ground = race.grounds[user.map]!;
  const field = new DistanceField({ ...ground.grid, costs: ground.grid.costs.map((cost) => (cost === 0 ? 0 : 1)) });
  field.compute([user.cell]);
  const near = opponents
    .filter(({ map }) => map === user.map)
    .flatMap(({ who, cell }) => {
      const steps = field.at(cell);
      const name = shownName(content.levels[level]!.opponents[who]!.name, words.value);
      return steps === undefined ? [] : [{ name, steps }];
    })
    .sort((one, other) => one.steps - other.steps);
  return { exit: field.at(ground.exit), nearest: near[0] };
}
