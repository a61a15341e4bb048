import { printable } from '@dedalo/clients/printable';
import type { Game } from '@dedalo/engine';
import { gameWords } from '@dedalo/words';
import type { Painter, ReplayGame } from '../replay/replay-game.ts';
import { boardText } from './board-text.ts';
import { TextPicture } from './text-picture.ts';

function createPainter(host: HTMLElement, game: Game): Painter {
  const picture = new TextPicture(host);
  return {
    show: (state) => picture.show(boardText(game, game.view(state, 'public'))),
    toBlob: () => picture.toBlob(),
    destroy: () => picture.destroy(),
  };
}

/** Replays of a game that brings only its rules. */
export const textReplayGame = (game: Game): ReplayGame => ({
  game,
  createPainter: (host) => createPainter(host, game),
  createMarker:
    () =>
    ({ after }) =>
      game.outcome(after) ? 'end' : undefined,
  momentWords(words, { acted: { seat, action }, after }) {
    const outcome = game.outcome(after);
    const said = gameWords(words, game.id);
    const played = `${said.seat(seat)}: ${printable(game.text.formatAction(action))}`;
    return outcome ? `${played}, ${said.ending(outcome.reason)}` : played;
  },
  countWords(words, state) {
    const outcome = game.outcome(state);
    const [seat = 0] = game.turn(state);
    const said = gameWords(words, game.id);
    return outcome ? said.ending(outcome.reason) : words.rulesOnly.turnOf(said.seat(seat));
  },
});
