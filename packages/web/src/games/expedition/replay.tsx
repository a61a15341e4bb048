import '../../creature-maze/creature-maze.css';
import './judged/judged.css';
import { eventTexts } from '@dedalo/clients/expedition/event-texts';
import {
  expedition,
  type Event,
  type ExpeditionTypes,
  legOf,
  type State,
  type View,
} from '@dedalo/pokelabirinto/expedition';
import type { Words } from '@dedalo/words';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { MazeCanvas } from '../../creature-maze/board/maze-canvas.ts';
import type { MarkKind, Moment, Painter, ReplayGame } from '../../replay/replay-game.ts';
import { theme } from '../../store/settings.ts';
import { sceneOf } from './board/scene-of.ts';
import { Duel } from './fight/duel.tsx';
import { JudgedReplay } from './judged/judged-replay.tsx';

type JourneyMoment = Moment<ExpeditionTypes>;

/** The maze, and over it two who fight. */
class JourneyPainter implements Painter<ExpeditionTypes> {
  readonly #maze: MazeCanvas;
  readonly #duel = document.createElement('div');
  readonly #stop: () => void;
  #number = 0;

  constructor(host: HTMLElement) {
    this.#maze = new MazeCanvas(host, theme.peek());
    this.#duel.className = 'replay-duel';
    this.#duel.hidden = true;
    this.#duel.ariaHidden = 'true';
    host.append(this.#duel);
    this.#stop = effect(() => this.#maze.setTheme(theme.value));
  }

  show(state: State, { last, ms }: { readonly last: JourneyMoment | undefined; readonly ms: number }): void {
    const view = expedition.view(state, 'public');
    this.#maze.show(sceneOf(view), { ms });
    const { phase } = view;
    this.#duel.hidden = phase.name === 'walking';
    if (phase.name !== 'walking') this.#showDuel(view, { wild: phase.wild, isMoving: last !== undefined && ms > 0 });
  }

  toBlob(): Promise<Blob> {
    return this.#maze.toBlob();
  }

  destroy(): void {
    this.#stop();
    render(null, this.#duel);
    this.#duel.remove();
    this.#maze.destroy();
  }

  /** Of several blows the last is seen. */
  #showDuel(view: View, { wild, isMoving }: { readonly wild: number; readonly isMoving: boolean }): void {
    const blow = isMoving ? view.told.findLast(({ type }) => type === 'attacked') : undefined;
    render(<Duel place="fight" view={view} wild={wild} blow={blow} number={++this.#number} />, this.#duel);
  }
}

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
  const place =
    moved?.type === 'moved'
      ? [said.replay.walked(said.at({ row: Math.floor(moved.to / columns) + 1, column: (moved.to % columns) + 1 }))]
      : [];
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
  createPainter: (host) => new JourneyPainter(host),
  createMarker: () => journeyMark,
  momentWords,
  countWords,
  Controls: JudgedReplay,
};

export const loadReplayGame = async (): Promise<ReplayGame<ExpeditionTypes>> => replayExpedition;
