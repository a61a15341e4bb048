import type { KnownSolution } from '@dedalo/clients';
import type { JSX } from 'preact';
import { linkTo } from '../../../app/route.ts';
import { words } from '../../../speech.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Playing } from './play-page.tsx';
import { levelPath } from '../sources.ts';

/** Solutions of the level to watch: stored ones, and the player's own. */
export function SolutionLinks({ playing }: { readonly playing: Playing }): JSX.Element | null {
  const { play, controller } = playing;
  void controller.revision.value;
  const path = play.origin && levelPath(play.origin);
  const solutions = play.solutions();
  if (!path || solutions.length === 0) return null;
  return (
    <div class="rows">
      {solutions.map((solution, index) => (
        <a key={index} class="row-button" href={linkTo([...path, 'watch', index])}>
          <Icon name="eye" />
          {solutionName(solution)}
        </a>
      ))}
    </div>
  );
}

export function solutionName({ kind, letters }: KnownSolution): string {
  const { web, games } = words.value;
  return `${web.sokoban.solutions[kind]} (${games.sokoban.moves(letters.length)})`;
}
