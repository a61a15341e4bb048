import type { Game } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import type { StartPreview } from '../home/preview.tsx';
import { whileSeen } from '../home/previews/living.ts';
import { boardText } from './board-text.ts';
import { TextPicture } from './text-picture.ts';

const SECONDS_PER_ACTION = 1.1;
/** A still picture shows a game in progress. */
const STILL_ACTIONS = 4;

/** One game after another of players that act at random. */
export const textPreview =
  (game: Game): StartPreview =>
  (host, { hasMotion }) => {
    const picture = new TextPicture(host);
    const random = new Random(String(Math.random()));
    const begin = (): unknown =>
      game.start(game.defaultConfig?.() ?? game.samples.config(random), String(random.int(1, 1_000_000)));
    let state = begin();
    const step = (): void => {
      state = game.outcome(state) ? begin() : played(game, state, random);
    };
    const show = (): void => picture.show(boardText(game, game.view(state, 'public')));
    if (!hasMotion) for (let count = 0; count < STILL_ACTIONS; count++) step();
    show();
    let due = 0;
    const end = whileSeen(host, (seconds) => {
      if (!hasMotion) return;
      due += seconds / SECONDS_PER_ACTION;
      if (due < 1) return;
      due = 0;
      step();
      show();
    });
    return () => {
      end();
      picture.destroy();
    };
  };

function played(game: Game, state: unknown, random: Random): unknown {
  const [seat = 0] = game.turn(state);
  const step = game.play(state, seat, random.pick(game.legal(state, seat)));
  if (!step.ok) throw new Error(`a preview is refused: ${step.error.code}`);
  return step.value.state;
}
