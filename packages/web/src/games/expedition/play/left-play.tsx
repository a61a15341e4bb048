import '../expedition.css';
import '../judged/judged.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { linkTo, renameRoute } from '../../../app/route.ts';
import { leftJourney } from './begin.ts';
import { MENU } from './links.ts';
import { PlayPage } from './play-page.tsx';

/** The unfinished journey; where there is none, the menu. */
export function LeftPlay(): JSX.Element | null {
  const [session] = useState(leftJourney);
  useEffect(() => {
    if (!session) renameRoute(linkTo(MENU));
  }, [session]);
  return session ? <PlayPage session={session} /> : null;
}
