import { bestOf, levelTitle, runningName } from '@dedalo/clients';
import { levelStars } from '@dedalo/clients/sokoban/level-par';
import type { LevelEntry } from '@dedalo/sokoban';
import type { JSX } from 'preact';
import { linkTo } from '../../../app/route.ts';
import { language, words } from '../../../speech.ts';
import { store } from '../../../store/game-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LevelPicture } from '../board/level-picture.tsx';
import { lastPlayed } from '../last-played.ts';
import { Stars } from '../stars.tsx';

interface LevelCardProps {
  readonly entry: LevelEntry;
  readonly path: readonly (string | number)[];
  readonly number: number;
}

/** A level in a list, with its result. */
export function LevelCard({ entry, path, number }: LevelCardProps): JSX.Element {
  const { web, games } = words.value;
  const best = bestOf(store.progress, entry.level);
  const hasBegun = store.running(runningName(entry.level, 'forward')) !== undefined;
  const stars = best && levelStars(entry, best.bestMoves.moves);
  const title = levelTitle(entry, language.value);
  const link = linkTo(path);
  return (
    <a
      class={`level-card${best ? ' is-solved' : ''}`}
      href={link}
      data-begin={link === lastPlayed.link ? '' : undefined}
    >
      <span class="level-frame">
        <LevelPicture level={entry.level} width={180} height={120} />
      </span>
      <span class="level-number" aria-hidden="true">
        {number}
      </span>
      <span class="level-name">
        <span class="only-heard">{web.sokoban.levelCard({ number, title: '' })} </span>
        {title}
      </span>
      <span class="level-best">
        {best ? (
          <>
            <Icon name="check" />
            <span class="only-heard">{games.sokoban.ends.solved}: </span>
            {games.sokoban.moves(best.bestMoves.moves)}, {games.sokoban.pushes(best.bestPushes.pushes)}
            {stars !== undefined && <Stars count={stars} />}
          </>
        ) : (
          <>{hasBegun ? web.sokoban.started : web.sokoban.notSolved}</>
        )}
      </span>
    </a>
  );
}
