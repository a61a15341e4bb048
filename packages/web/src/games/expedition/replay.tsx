import '../../creature-maze/creature-maze.css';
import './judged/judged.css';
import { eventTexts } from '@dedalo/clients/expedition/event-texts';
import { squareName } from '@dedalo/grid';
import { expedition, type Event, type ExpeditionTypes, legOf, type State } from '@dedalo/pokelabirinto/expedition';
import type { Words } from '@dedalo/words';
import { lastBlow, ReplayPainter, type ReplayScenes } from '../../creature-maze/replay-painter.ts';
import type { MarkKind, Moment, ReplayGame } from '../../replay/replay-game.ts';
import { sceneOf } from './board/scene-of.ts';
import { Duel } from './fight/duel.tsx';
import { JudgedReplay } from './judged/judged-replay.tsx';

type JourneyMoment = Moment<ExpeditionTypes>;

const scenes: ReplayScenes<ExpeditionTypes> = {
  sceneOf: (state) => sceneOf(expedition.view(state, 'public')),
  duelOf(state, { isMoving, number }) {
    const view = expedition.view(state, 'public');
    const { phase } = view;
    if (phase.name === 'walking') return undefined;
    return <Duel place="fight" view={view} wild={phase.wild} blow={lastBlow(view.told, isMoving)} number={number} />;
  },
};

/** Which moments are worth a mark, the strongest first. */
const MARKS: readonly (readonly [Event['type'], MarkKind])[] = [
  ['ended', 'end'],
  ['fight-won', 'gain'],
  ['fainted', 'loss'],
  ['entered', 'turn'],
  ['met', 'turn'],
];

const journeyMark = ({ events }: JourneyMoment): MarkKind | undefined =>
  MARKS.find(([type]) => events.some((event) => event.type === type))?.[1];

function momentWords(words: Words, { events, before, after }: JourneyMoment): string {
  const { columns } = expedition.view(after, 'public');
  const said = words.web.pokelabirinto;
  const moved = events.find(({ type }) => type === 'moved');
  const met = events.find((event) => event.type === 'met');
  const place = moved?.type === 'moved' ? [said.replay.walked(squareName(moved.to, columns))] : [];
  return [
    ...place,
    ...eventTexts(events, expedition.view(before, 'public'), words),
    ...(met?.type === 'met' ? [said.replay.met(after.wild[met.wild]!.creature)] : []),
  ].join(' ');
}

function countWords(words: Words, state: State): string {
  const { steps, par, points } = legOf(state);
  return words.games.expedition.leg({ number: state.number, steps, par, points });
}

const replayExpedition: ReplayGame<ExpeditionTypes> = {
  game: expedition,
  createPainter: (host) => new ReplayPainter(host, scenes),
  createMarker: () => journeyMark,
  momentWords,
  countWords,
  Controls: JudgedReplay,
};

export const loadReplayGame = async (): Promise<ReplayGame<ExpeditionTypes>> => replayExpedition;
