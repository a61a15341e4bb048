import { type Cell, err, ok, parseRandom, type Result } from '@dedalo/grid';
import { MAZE_FORM, mazeLines, readMaze, readSeen, SEEN_FORM, seenLines } from '../../text/maze-text.ts';
import type { Reader } from '../../text/reader.ts';
import type { TextProblem } from '../../text-problem.ts';
import { stageOf } from '../content/stages.ts';
import { type Find, FIND_KINDS, type Member, type State, type Wild } from '../state.ts';
import { formatBlow, parseBlow } from './blow-text.ts';
import { checkState } from './check-state.ts';
import { configLines, readConfig } from './config-text.ts';
import { formatLeg, LEG_FORM, readCreature, readLeg } from './leg-text.ts';
import { formatPhase, PHASE_FORM, readPhase } from './phase-text.ts';

/** What the lines of a state look like. */
const FORMS = {
  actions: 'actions N',
  number: 'number N',
  score: 'score N',
  leg: LEG_FORM,
  party: 'party N N',
  member: 'member NAME N N',
  wild: 'wild NAME N|- N N N …',
  find: 'find KIND N',
  phase: PHASE_FORM,
  told: 'told …',
  'yet-to-move': 'yet-to-move N …',
  mazes: 'mazes HEX',
  maze: MAZE_FORM,
  seen: SEEN_FORM,
} as const;

const NOWHERE = '-';
const HEX = /^[0-9a-f]{16}$/;

export function stateLines(state: State): string[] {
  const { config, party, wild, walks, finds, phase, told, journey, yetToMove, seen, maze } = state;
  return [
    `actions ${state.actions}`,
    ...configLines(config),
    `number ${state.number}`,
    `score ${state.score}`,
    ...journey.map(formatLeg),
    `party ${state.at} ${state.previous}`,
    ...party.map(({ creature, hp, energy }) => `member ${creature} ${hp} ${energy}`),
    ...wild.map(({ creature, at, hp, energy }, index) => {
      const { from, posts } = walks[index]!;
      return ['wild', creature, at ?? NOWHERE, hp, energy, from, ...posts].join(' ');
    }),
    ...finds.map(({ kind, at }) => `find ${kind} ${at}`),
    formatPhase(phase),
    ['told', ...told.map(formatBlow)].join(' '),
    ['yet-to-move', ...yetToMove].join(' '),
    `mazes ${state.mazes}`,
    `random ${state.random}`,
    ...mazeLines(maze),
    ...seenLines(seen, maze.grid.width),
  ];
}

export function readState(reader: Reader): Result<State, TextProblem> {
  const actions = reader.one('actions');
  const config = readConfig(reader);
  if (!config.ok) return config;
  const number = reader.one('number');
  if (number < 1) return reader.refuse(FORMS.number);
  const score = reader.one('score');
  const journey = readAll(reader, 'leg', readLeg);
  const [at, previous, ...others] = reader.numbers('party', FORMS.party);
  if (at === undefined || previous === undefined || others.length > 0) return reader.refuse(FORMS.party);
  const party = readAll(reader, 'member', readMember);
  const wild = readAll(reader, 'wild', readWild);
  const finds = readAll(reader, 'find', readFind);
  const phase = readPhase(reader);
  const told = reader.words('told').map((word) => parseBlow(word) ?? reader.refuse(FORMS.told));
  const yetToMove = reader.numbers('yet-to-move', FORMS['yet-to-move']);
  const mazes = reader.rest('mazes');
  if (!HEX.test(mazes)) return reader.refuse(FORMS.mazes);
  const random = reader.rest('random');
  if (!parseRandom(random).ok) return reader.refuse('random well512:…');
  const { side } = stageOf(number);
  const maze = readMaze(reader, side);
  if (!maze.ok) return maze;
  const seen = readSeen(reader, { rows: side, columns: side });
  reader.end();
  const state: State = {
    config: config.value,
    maze: maze.value,
    number,
    party,
    at,
    previous,
    wild: wild.map((each) => each.wild),
    walks: wild.map((each) => each.walk),
    finds,
    phase,
    told,
    journey,
    score,
    actions,
    yetToMove,
    seen,
    mazes,
    random,
  };
  const blame = checkState(state);
  if (!blame) return ok(state);
  const line = reader.placeOf(blame.line) + (blame.index ?? 0);
  return err({ code: 'unexpected-line', expected: FORMS[blame.line], at: { line, column: 1 } });
}

function readAll<T>(reader: Reader, word: string, read: (reader: Reader) => T): T[] {
  const found: T[] = [];
  while (reader.isAt(word)) found.push(read(reader));
  return found;
}

function readMember(reader: Reader): Member {
  const form = FORMS.member;
  const [name, hp, energy, ...others] = reader.words('member', form);
  if (hp === undefined || energy === undefined || others.length > 0) return reader.refuse(form);
  const creature = readCreature(reader, name, form);
  return { creature, hp: reader.number(hp, form), energy: reader.number(energy, form) };
}

function readWild(reader: Reader): { readonly wild: Wild; readonly walk: State['walks'][number] } {
  const form = FORMS.wild;
  const [name, place, ...words] = reader.words('wild', form);
  const creature = readCreature(reader, name, form);
  if (place === undefined || words.length < 3) return reader.refuse(form);
  const at: Cell | null = place === NOWHERE ? null : reader.number(place, form);
  const numbers = words.map((word) => reader.number(word, form));
  const [hp, energy, from, ...posts] = numbers as [number, number, number, ...number[]];
  return { wild: { creature, at, hp, energy }, walk: { from, posts } };
}

function readFind(reader: Reader): Find {
  const form = FORMS.find;
  const [word, at, ...others] = reader.words('find', form);
  const kind = FIND_KINDS.find((each) => each === word);
  if (kind === undefined || at === undefined || others.length > 0) return reader.refuse(form);
  return { kind, at: reader.number(at, form) };
}

export type StateLine = keyof typeof FORMS;
