import type { JSX } from 'preact';
import { linkTo } from '../app/route.ts';
import { useReport } from './report.ts';

/** The name of a player, as a link to its page; it never changes the direction of the text around it. */
export function NameLink({ player }: { readonly player: number }): JSX.Element {
  return (
    <a class="name-link" href={linkTo(['player', player + 1])}>
      <bdi>{useReport().nameOf(player)}</bdi>
    </a>
  );
}
