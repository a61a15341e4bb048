import { err, ok, parseRandom, type Result } from '@dedalo/grid';
import type { Blow, Phase, State } from '../state.ts';
import type { TextProblem } from '../text-problem.ts';
import { checkState } from './check-state.ts';
import { formatBlow, parseBlow } from './blow-text.ts';
import { configLines, readConfig } from './config-text.ts';
import { MAZE_FORM, mazeLines, readMaze, readSeen, SEEN_FORM, seenLines } from './maze-text.ts';
import type { Reader } from './reader.ts';

/** What the lines of a state look like. */
const FORMS = {
  actions: 'actions N',
  hero: 'hero N N N N',
  opponent: 'opponent N N|- N N N …',
  phase: 'phase walking / meeting N / fighting N hero|opponent first|answer',
  told: 'told …',
  'yet-to-move': 'yet-to-move N …',
  maze: MAZE_FORM,
  seen: SEEN_FORM,
} as const;

const NOWHERE = '-';

export function stateLines(state: State): string[] {
  const { config, maze, hero, opponents, walks, phase, told, yetToMove, seen } = state;
  return [
    `actions ${state.actions}`,
    ...configLines(config),
    `hero ${hero.at} ${hero.previous} ${hero.hp} ${hero.energy}`,
    ...opponents.map(({ species, at, hp, energy }, index) => {
      const { from, posts } = walks[index]!;
      return ['opponent', species, at ?? NOWHERE, hp, energy, from, ...posts].join(' ');
    }),
    `phase ${phaseText(phase)}`,
    ['told', ...told.map(formatBlow)].join(' '),
    ['yet-to-move', ...yetToMove].join(' '),
    `random ${state.random}`,
    ...mazeLines(maze),
    ...(seen ? seenLines(seen, config.columns) : []),
  ];
}

function phaseText(phase: Phase): string {
  if (phase.name === 'walking') return phase.name;
  if (phase.name === 'meeting') return `${phase.name} ${phase.opponent}`;
  return `${phase.name} ${phase.opponent} ${phase.first} ${phase.isAnswer ? 'answer' : 'first'}`;
}

export function readState(reader: Reader): Result<State, TextProblem> {
  const actions = reader.one('actions');
  const config = readConfig(reader);
  if (!config.ok) return config;
  const [at, previous, hp, energy] = readNumbers(reader, 'hero', 4) as [number, number, number, number];
  const opponents: State['opponents'][number][] = [];
  const walks: State['walks'][number][] = [];
  while (reader.isAt('opponent')) {
    const [species, place, ...words] = reader.words('opponent');
    const numbers = words.map((word) => reader.number(word, FORMS.opponent));
    if (place === undefined || numbers.length < 3) return reader.refuse(FORMS.opponent);
    const where = place === NOWHERE ? null : reader.number(place, FORMS.opponent);
    const [hitPoints, power, from, ...posts] = numbers as [number, number, number, ...number[]];
    opponents.push({ species: reader.number(species!, FORMS.opponent), at: where, hp: hitPoints, energy: power });
    walks.push({ from, posts });
  }
  const phase = readPhase(reader);
  const told = reader.words('told').map((word): Blow => parseBlow(word) ?? reader.refuse(FORMS.told));
  const yetToMove = reader.numbers('yet-to-move', FORMS['yet-to-move']);
  const random = reader.rest('random');
  if (!parseRandom(random).ok) return reader.refuse('random well512:…');
  const maze = readMaze(reader, config.value.rows);
  if (!maze.ok) return maze;
  const seen = config.value.fog ? readSeen(reader, config.value) : null;
  reader.end();
  const hero = { at, previous, hp, energy };
  const state = {
    config: config.value,
    maze: maze.value,
    hero,
    opponents,
    walks,
    phase,
    told,
    yetToMove,
    seen,
    random,
  };
  const blame = checkState({ ...state, actions });
  if (!blame) return ok({ ...state, actions });
  const line = reader.placeOf(blame.line) + (blame.opponent ?? 0);
  return err({ code: 'unexpected-line', expected: FORMS[blame.line], at: { line, column: 1 } });
}

function readNumbers(reader: Reader, word: string, count: number): number[] {
  const form = `${word}${' N'.repeat(count)}`;
  const numbers = reader.numbers(word, form);
  return numbers.length === count ? numbers : reader.refuse(form);
}

function readPhase(reader: Reader): Phase {
  const form = FORMS.phase;
  const [name, opponent, first, stage, ...others] = reader.words('phase', form);
  if (name === 'walking' && opponent === undefined) return { name };
  if (opponent === undefined || others.length > 0) return reader.refuse(form);
  const index = reader.number(opponent, form);
  if (name === 'meeting' && first === undefined) return { name, opponent: index };
  const isSide = first === 'hero' || first === 'opponent';
  if (name !== 'fighting' || !isSide || (stage !== 'first' && stage !== 'answer')) return reader.refuse(form);
  return { name, opponent: index, first, isAnswer: stage === 'answer' };
}
