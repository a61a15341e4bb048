import { keepGame, readKept, resumeRecord, runningName } from '@dedalo/clients';
import type { GameRecord } from '@dedalo/engine';
import type { SokobanTypes } from '@dedalo/sokoban';
import { go, linkTo } from '../../../app/route.ts';
import { inPlaceOf } from '../../../game/in-place-of.ts';
import { store } from '../../../store/game-store.ts';

/** Continues a game that is being watched; the rest of it can be redone. */
export function playOn(record: GameRecord<SokobanTypes>, position: number): void {
  const { level, mode } = record.config;
  const name = runningName(level, mode);
  // A game that cannot be read is set aside first.
  readKept(store, name);
  // Only one game is kept for each level.
  void inPlaceOf(name, () => {
    keepGame(store, resumeRecord({ ...record, played: position }));
    go(linkTo(['sokoban', 'continue']));
  });
}
