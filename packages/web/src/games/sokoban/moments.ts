import { isHome } from '@dedalo/clients/sokoban/home';
import { type Cell, squareName } from '@dedalo/grid';
import type { Event, SokobanTypes, State } from '@dedalo/sokoban';
import type { Words } from '@dedalo/words';
import type { MarkKind, Moment } from '../../replay/replay-game.ts';

type SokobanMoment = Moment<SokobanTypes>;
type Carried = Extract<Event, { type: 'pushed' | 'pulled' }>;

const ENDS: readonly Event['type'][] = ['solved', 'stuck', 'limit-reached'];

const carriedIn = ({ events }: SokobanMoment): Carried | undefined =>
  events.find((event): event is Carried => event.type === 'pushed' || event.type === 'pulled');

type Passage = 'onto' | 'off' | undefined;

/** Moving from goal to goal is neither. */
function passageOf({ after }: SokobanMoment, { from, to }: Carried): Passage {
  const [was, is] = [isHome(after, from), isHome(after, to)];
  if (was === is) return undefined;
  return is ? 'onto' : 'off';
}

/** Ends, boxes onto and off their goals, and the first push of another box than before. */
export function createSokobanMarker(): (moment: SokobanMoment) => MarkKind | undefined {
  let lastBox: number | undefined;
  return (moment) => {
    const carried = carriedIn(moment);
    const isOther = carried !== undefined && carried.box !== lastBox;
    if (carried) lastBox = carried.box;
    if (moment.events.some(({ type }) => ENDS.includes(type))) return 'end';
    const passage = carried && passageOf(moment, carried);
    if (passage) return passage === 'onto' ? 'gain' : 'loss';
    return isOther ? 'turn' : undefined;
  };
}

export function sokobanMomentWords(words: Words, moment: SokobanMoment): string {
  const { replay } = words.web;
  const said = moment.events.map((event) => eventWords(words, moment, event));
  const carried = carriedIn(moment);
  const passage = carried && passageOf(moment, carried);
  const isForward = moment.after.config.mode === 'forward';
  if (passage === 'onto') said.splice(1, 0, isForward ? replay.sokoban.ontoGoal : replay.sokoban.home);
  if (passage === 'off') said.splice(1, 0, isForward ? replay.sokoban.offGoal : replay.sokoban.fromHome);
  return said.join(', ');
}

function eventWords({ web, games }: Words, { after }: SokobanMoment, event: Event): string {
  const at = (cell: Cell): string => squareName(cell, after.config.level.width);
  switch (event.type) {
    case 'walked':
      return web.sokoban.walked(at(event.to));
    case 'jumped':
      return web.replay.sokoban.jumped(at(event.to));
    case 'pushed':
      return web.sokoban.pushed(at(event.to));
    case 'pulled':
      return web.sokoban.pulled(at(event.to));
    case 'solved':
    case 'stuck':
      return games.sokoban.ends[event.type];
    case 'limit-reached':
      return games.sokoban.ends['action-limit'];
  }
}

export function sokobanCountWords({ games }: Words, { config, moves, pushes }: State): string {
  const { moves: movesOf, pushes: pushesOf, pulls: pullsOf } = games.sokoban;
  return `${movesOf(moves)}, ${config.mode === 'forward' ? pushesOf(pushes) : pullsOf(pushes)}`;
}
