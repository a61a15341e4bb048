import { capturedOf } from '@dedalo/clients/stratego/pieces-left';
import { sideText } from '@dedalo/clients/stratego/words';
import { otherSeat } from '@dedalo/stratego';
import type { JSX } from 'preact';
import { linkTo } from '../../../app/route.ts';
import { Results } from '../../../game/results.tsx';
import { useShownAfter } from '../../../game/use-shown-after.ts';
import { words } from '../../../speech.ts';
import { changePreferences } from '../preferences.ts';
import type { Playing } from './playing.ts';

interface ResultsDialogProps {
  readonly playing: Playing;
  readonly onAgain: () => void;
}

/** The last fight is shown first, in milliseconds. */
const PAUSE_MS = 1900;

/** How the game ended; the board behind it shows all cards. */
export function ResultsDialog({ playing, onAgain }: ResultsDialogProps): JSX.Element | null {
  const { play, controller } = playing;
  void controller.revision.value;
  const [isShown, close] = useShownAfter(play.isOver, { pauseMs: PAUSE_MS });
  if (!isShown) return null;
  const { game, stratego: said } = words.value.web;
  const { view, seat } = play;
  const next = play.suggestion();
  return (
    <Results
      title={titleOf(playing)}
      onClose={close}
      figures={[
        { name: said.moves, value: String(Math.ceil(view.moves / 2)) },
        { name: said.captured, value: String(capturedOf(view, otherSeat(seat)).length) },
        { name: said.lost, value: String(capturedOf(view, seat).length) },
      ]}
    >
      <p class="stratego-verdict">{play.verdict().text}</p>
      <a class="button button-first" href={linkTo(['stratego', 'review'])} autofocus>
        {said.review}
      </a>
      <button
        type="button"
        class="button"
        onClick={() => {
          close();
          onAgain();
        }}
      >
        {game.playAgain}
      </button>
      {next && (
        <button
          type="button"
          class="button"
          onClick={() => {
            changePreferences({ against: next.name });
            close();
            onAgain();
          }}
        >
          {said.playAgainst(words.value.games.stratego.bots[next.name])}
        </button>
      )}
    </Results>
  );
}

function titleOf({ play }: Playing): string {
  const said = words.value.web.stratego;
  const winner = play.view.end?.winner ?? null;
  if (winner === null) return said.drawnGame;
  if (play.isOfTwo) return said.wonBy(sideText(winner, words.value));
  return winner === play.seat ? said.won : said.lostGame;
}
