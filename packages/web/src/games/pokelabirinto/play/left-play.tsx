import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { linkTo, renameRoute } from '../../../app/route.ts';
import { leftGame } from './begin.ts';
import { PlayPage } from './play-page.tsx';

/** The unfinished game; where there is none, the menu. */
export function LeftPlay(): JSX.Element | null {
  const [session] = useState(leftGame);
  useEffect(() => {
    if (!session) renameRoute(linkTo(['pokelabirinto']));
  }, [session]);
  return session ? <PlayPage session={session} /> : null;
}
