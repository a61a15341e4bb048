import { bestOf } from '@dedalo/clients';
import { shortenableBy } from '@dedalo/clients/sokoban/guide/shortening';
import { nextStarText, parText } from '@dedalo/clients/sokoban/level-par';
import { starsFor } from '@dedalo/sokoban';
import type { JSX } from 'preact';
import { formatTime, type PlayClock } from '../../../game/play-clock.ts';
import { type Figure, Results } from '../../../game/results.tsx';
import { useShownAfter } from '../../../game/use-shown-after.ts';
import { words } from '../../../speech.ts';
import { store } from '../../../store/game-store.ts';
import { settings } from '../../../store/settings.ts';
import { clientContext } from '../../../store/client-context.ts';
import { Stars } from '../stars.tsx';
import type { Playing } from './play-page.tsx';
import type { RunCommand } from './use-sokoban-commands.ts';

interface SolvedDialogProps {
  readonly playing: Playing;
  readonly commands: RunCommand;
  readonly clock: PlayClock;
}

/** Shown after the last push, but not for a level that was solved when it was opened. */
export function SolvedDialog({ playing, commands, clock }: SolvedDialogProps): JSX.Element | null {
  const { play, controller } = playing;
  void controller.revision.value;
  const isSolved = play.source.standing.outcome?.reason === 'solved';
  const [isShown, close] = useShownAfter(isSolved, { isPlayed: controller.happening.kind === 'played' });
  if (!isShown) return null;
  const { game } = words.value.web;
  const act = (command: 'sokoban.next' | 'restart' | 'sokoban.shorten'): void => {
    close();
    commands(command);
  };
  return (
    <Results title={game.results} above={<Rating {...playing} />} figures={figuresOf(playing, clock)} onClose={close}>
      <button type="button" class="button button-first" autoFocus onClick={() => act('sokoban.next')}>
        {game.nextLevel}
      </button>
      <button type="button" class="button" onClick={() => act('restart')}>
        {game.playAgain}
      </button>
      {!play.isReverse && shortenableBy(clientContext, play).length > 0 && (
        <button type="button" class="button" onClick={() => act('sokoban.shorten')}>
          {words.value.games.sokoban.guide.shorten.title}
        </button>
      )}
    </Results>
  );
}

/** How near the game is to the best known, and what the next star needs. */
function Rating({ play: { par, state } }: Playing): JSX.Element | null {
  if (!par) return null;
  const oneMore = nextStarText(state.moves, par, words.value);
  return (
    <div class="rating">
      <Stars count={starsFor(state.moves, par)} />
      {oneMore !== undefined && <p>{oneMore}</p>}
    </div>
  );
}

function figuresOf({ play }: Playing, clock: PlayClock): Figure[] {
  const { games, web } = words.value;
  const { par } = play;
  const { moves, pushes, config } = play.state;
  const best = play.isReverse ? undefined : bestOf(store.progress, config.level);
  const note = (is: boolean | undefined, text: string): string | undefined => (is ? text : undefined);
  return [
    {
      name: games.sokoban.movesHead,
      value: String(moves),
      note: note(best?.bestMoves.moves === moves, web.game.newBestMoves),
      measure: par && parText(par.moves, String(par.moves.count), words.value),
    },
    {
      name: play.isReverse ? games.sokoban.pullsHead : games.sokoban.pushesHead,
      value: String(pushes),
      note: note(best?.bestPushes.pushes === pushes, web.game.newBestPushes),
      measure: par && parText(par.pushes, String(par.pushes.count), words.value),
    },
    ...(settings.value.timer ? [{ name: web.game.time, value: formatTime(clock.seconds.peek()) }] : []),
  ];
}
