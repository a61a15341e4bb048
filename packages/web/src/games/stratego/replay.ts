import { firstMoveAt } from '@dedalo/clients/stratego/first-move';
import { sentence } from '@dedalo/clients/message';
import { eventTexts, pieceText, placeText, sideText } from '@dedalo/clients/stratego/words';
import type { Outcome } from '@dedalo/engine';
import { type End, type Event, type State, stratego, type StrategoTypes, targetOf } from '@dedalo/stratego';
import type { Words } from '@dedalo/words';
import { effect, signal } from '@preact/signals';
import { hasEdges } from '../../edges/has-edges.ts';
import { words } from '../../speech.ts';
import { BoardPicture } from './board/board-picture.ts';
import { ReviewControls } from './review/review-controls.tsx';
import { advice, seenBy, sight } from './review/sight.ts';
import type { MarkKind, Moment, Painter, ReplayGame } from '../../replay/replay-game.ts';

type StrategoMoment = Moment<StrategoTypes>;

interface Shown {
  readonly state: State;
  readonly last: StrategoMoment | undefined;
  readonly ms: number;
}

function createPainter(host: HTMLElement): Painter<StrategoTypes> {
  const board = new BoardPicture(host);
  const shown = signal<Shown | undefined>(undefined);
  let drawn: Shown | undefined;
  const stopEdges = effect(() => board.setEdges(hasEdges('named')));
  const stop = effect(() => {
    const now = shown.value;
    if (!now) return;
    // A change of the view alone moves nothing.
    const ms = now === drawn ? 0 : now.ms;
    drawn = now;
    const { seat, view } = seenBy(now.state, sight.value);
    const names = words.value.games.stratego.ranks;
    board.show({ seat, view, names, lastMove: moveOf(now.last), advice: advice.value }, { ms });
  });
  return {
    show: (state, { last, ms }) => {
      shown.value = { state, last, ms };
    },
    toBlob: () => board.toBlob(),
    destroy() {
      stop();
      stopEdges();
      board.destroy();
    },
  };
}

function moveOf(last: StrategoMoment | undefined): { from: number; to: number } | undefined {
  if (last?.acted.action.type !== 'move') return undefined;
  const { action, seat } = last.acted;
  return { from: action.from, to: targetOf(seat, action)! };
}

/** Fights are marked by what they cost the attacker; also the first move, and the end. */
function markOf({ events }: StrategoMoment): MarkKind | undefined {
  const has = (type: Event['type']): boolean => events.some((event) => event.type === type);
  if (has('ended')) return 'end';
  const fought = events.find((event) => event.type === 'fought');
  if (fought) return fought.result === 'attacker' ? 'gain' : 'loss';
  return has('began') ? 'turn' : undefined;
}

function momentWords(said: Words, { events, after }: StrategoMoment): string {
  const placed = events.flatMap((event) =>
    event.type === 'placed' && event.piece !== null && event.cell !== null
      ? [
          said.web.stratego.placedMoment({
            side: sideText(event.seat, said),
            piece: pieceText(event.piece, said),
            to: placeText(event.cell),
          }),
        ]
      : [],
  );
  const end = stratego.outcome(after);
  const ended = end ? [endText(said, after, end)] : [];
  return [...placed, ...eventTexts(events, said), ...ended].map((text) => text.replace(/\.$/, '')).join(', ');
}

/** The player who resigned is named, since no board shows it. */
function endText({ games }: Words, { resigned }: State, { reason }: Outcome): string {
  const { ends, reasons, sides } = games.stratego;
  return resigned === undefined ? ends[reason as End] : reasons.resigned(sides[resigned as 0 | 1]);
}

function countWords({ games }: Words, { moves, config, armies }: State): string {
  const placed = armies[0].length + armies[1].length;
  if (placed < 20) return sentence(games.stratego.settingUp({ placed, of: 20 })).replace(/\.$/, '');
  return games.stratego.move({ move: Math.ceil(moves / 2), of: config.movesEach });
}

const replayStratego: ReplayGame<StrategoTypes> = {
  game: stratego,
  createPainter,
  createMarker: () => markOf,
  beginsAt: firstMoveAt,
  momentWords,
  countWords,
  Controls: ReviewControls,
};

export const loadReplayGame = async (): Promise<ReplayGame<StrategoTypes>> => replayStratego;
