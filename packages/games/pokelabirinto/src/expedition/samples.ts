import type { Samples } from '@dedalo/engine';
import { formatRandom, type Random } from '@dedalo/grid';
import { sightFrom } from '../sight.ts';
import { walkableCells } from '../walking.ts';
import { STARTERS } from './content/creatures.ts';
import { ACTIONS } from './rules.ts';
import { mazesSeed } from './stage.ts';
import type { ExpeditionTypes, State } from './state.ts';

export const samples: Samples<ExpeditionTypes> = {
  config: (random) => ({
    starter: random.pick(STARTERS),
    limit: random.bool(0.2) ? random.int(1, 40) : random.int(150, 300),
  }),

  action: (_, random) => random.pick(ACTIONS),

  /** What chance will do, the mazes to come, and what is in the fog, nobody can know. */
  disguise(state, _, random) {
    const other = formatRandom(random.stream(String(random.next())));
    const generator = other.slice(0, other.lastIndexOf(':') + 1);
    return { ...hiddenElsewhere(state, random), random: generator, mazes: mazesSeed(random) };
  },
};

function hiddenElsewhere(state: State, random: Random): State {
  const { maze, at, seen } = state;
  const sight = new Set(sightFrom(maze, at));
  const outOfSight = random.shuffle(walkableCells(maze).filter((cell) => !sight.has(cell)));
  const wild = state.wild.map((each) =>
    each.at === null || sight.has(each.at) ? each : { ...each, at: outOfSight.pop() ?? each.at },
  );
  const unseen = random.shuffle(walkableCells(maze).filter((cell) => seen[cell] === 0 && cell !== maze.exit));
  const finds = state.finds.map((find) => (seen[find.at] === 1 ? find : { ...find, at: unseen.pop() ?? find.at }));
  return { ...state, wild, finds: finds.sort((one, other) => one.at - other.at) };
}
