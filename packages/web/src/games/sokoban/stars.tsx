import type { Stars as StarCount } from '@dedalo/sokoban';
import type { JSX } from 'preact';
import { words } from '../../speech.ts';
import { Icon } from '../../ui/icon.tsx';

const ALL: readonly StarCount[] = [1, 2, 3];

/** A rating: how near a solution is to the best known. */
export const Stars = ({ count }: { readonly count: StarCount }): JSX.Element => (
  <span class="stars">
    <span class="only-heard">{words.value.games.sokoban.par.stars(count)}</span>
    {ALL.map((star) => (
      <span key={star} class={star <= count ? 'star is-won' : 'star'}>
        <Icon name="star" />
      </span>
    ))}
  </span>
);
