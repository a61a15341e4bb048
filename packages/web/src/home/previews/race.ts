import { loadGame } from '../../race/games.ts';
import { startDemo } from '../../race/menu/demo.tsx';
import type { StartPreview } from '../preview.tsx';

/** A race that runs by itself. */
export const startRace: StartPreview = (host, { hasMotion }) => {
  let end: (() => void) | undefined;
  let isGone = false;
  const begin = async (): Promise<void> => {
    const game = await loadGame('daedalus');
    if (!isGone && game) end = startDemo(host, game, { isMoving: hasMotion, isContrast: false, isCalm: false });
  };
  begin().catch((error: unknown) => console.warn(error));
  return () => {
    isGone = true;
    end?.();
  };
};
