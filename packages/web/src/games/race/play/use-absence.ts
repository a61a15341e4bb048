import { useEffect } from 'preact/hooks';
import { isAttended } from '../../../game/attention.ts';
import { store } from '../../../store/game-store.ts';
import type { RaceScreen } from './race-screen.ts';

/**
 * The race is paused when the window loses the focus, and written at once, because a closing window waits for nothing.
 */
export function useAbsence(race: RaceScreen): void {
  useEffect(() => {
    const pause = (): void => {
      race.pause();
      store.flush();
    };
    const end = isAttended.subscribe((isHere) => void (isHere || pause()));
    addEventListener('pagehide', pause);
    return () => {
      end();
      removeEventListener('pagehide', pause);
    };
  }, [race]);
}
