import './race.css';
import '../../game/game.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Page } from '../../app/page.tsx';
import { words } from '../../speech.ts';
import { games, type RaceGame } from './games.ts';
import { MenuPage } from './menu/menu-page.tsx';
import { leaveRace } from './play/leave-race.ts';
import { type Begun, beginRace, goOnWithRace } from './play/begin.ts';
import { keptCourse } from './play/kept-course.ts';
import { PlayPage } from './play/play-page.tsx';
import { preferences } from './preferences.ts';

/** `#/race` the menu, `#/race/play` a new race as the preferences say, `#/race/continue` the one that was left. */
export const RacePage: Page = ({ route }): JSX.Element | null => {
  const [, place] = route.path;
  const isMenu = place !== 'play' && place !== 'continue';
  const kept = place === 'continue' ? keptCourse() : undefined;
  const id = kept?.game ?? preferences.value.game;
  const game = useGame(id);
  if (game === undefined) return null;
  if (isMenu) return <MenuPage game={game} />;
  return <Play key={place} game={game} isKept={place === 'continue'} />;
};

/** The game of this name, or the shipped one where it is not here any more. */
function useGame(id: string): RaceGame | undefined {
  const [game, setGame] = useState<RaceGame | undefined>(undefined);
  const [error, setError] = useState<unknown>(undefined);
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const found = (await games.find(id)) ?? (await games.find('daedalus'));
      if (!isGone) setGame(found);
    };
    load().catch((reason: unknown) => !isGone && setError(reason));
    return () => {
      isGone = true;
    };
  }, [id]);
  useEffect(() => game && games.show(game), [game]);
  if (error !== undefined) throw error;
  return game;
}

interface PlayProps {
  readonly game: RaceGame;
  readonly isKept: boolean;
}

function Play({ game, isKept }: PlayProps): JSX.Element | null {
  const [{ begun, number }, setRace] = useState<{ begun?: Begun; number: number }>({ number: 0 });
  const begin = async (isNew: boolean): Promise<void> => {
    const course = keptCourse();
    const kept = isNew || !course ? undefined : await goOnWithRace(game, course);
    const next = kept ?? (await beginRace(game));
    setRace((last) => ({ begun: next, number: last.number + 1 }));
  };
  useEffect(() => void begin(!isKept).catch(leaveRace), [game]);
  if (!begun) return <p class="only-heard">{words.value.web.loading}</p>;
  return <PlayPage key={number} game={game} begun={begun} onAgain={() => void begin(true)} />;
}
