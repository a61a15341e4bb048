import { bestOf, homeCount } from '@dedalo/clients';
import type { JSX } from 'preact';
import { isAttended } from '../../../game/attention.ts';
import { formatTime, type PlayClock } from '../../../game/play-clock.ts';
import { words } from '../../../speech.ts';
import { store } from '../../../store/game-store.ts';
import { settings } from '../../../store/settings.ts';
import type { Playing } from './play-page.tsx';

interface CountsProps {
  readonly playing: Playing;
  readonly clock: PlayClock;
}

/** The counters, in large figures. */
export function Counts({ playing, clock }: CountsProps): JSX.Element {
  const { play, controller } = playing;
  void controller.revision.value;
  const { games, web } = words.value;
  const { moves, pushes } = play.state;
  const best = play.isReverse ? undefined : bestOf(store.progress, play.state.config.level);
  const { done, of } = homeCount(play.state);
  return (
    <dl class="counts">
      <Count name={games.sokoban.movesHead} value={String(moves)} best={best?.bestMoves.moves} />
      <Count
        name={play.isReverse ? games.sokoban.pullsHead : games.sokoban.pushesHead}
        value={String(pushes)}
        best={best?.bestPushes.pushes}
      />
      <Count name={web.sokoban.onGoalsHead} value={`${done}/${of}`} />
      {settings.value.timer && <Time clock={clock} />}
    </dl>
  );
}

interface CountProps {
  readonly name: string;
  readonly value: string;
  readonly best?: number | undefined;
}

const Count = ({ name, value, best }: CountProps): JSX.Element => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value}
      {best !== undefined && (
        <small>
          {words.value.web.sokoban.best} {best}
        </small>
      )}
    </dd>
  </div>
);

/** A component of its own, because it is drawn again every second. */
function Time({ clock }: { readonly clock: PlayClock }): JSX.Element {
  const { time, paused } = words.value.web.game;
  const isPaused = clock.isRunning.value && !isAttended.value;
  return (
    <div>
      <dt>{time}</dt>
      <dd>
        {formatTime(clock.seconds.value)}
        {isPaused && <small>{paused}</small>}
      </dd>
    </div>
  );
}
