import { keepGame, readKept, resumeRecord, runningName } from '@dedalo/clients';
import type { GameRecord } from '@dedalo/engine';
import type { SokobanTypes } from '@dedalo/sokoban';
import { go, linkTo } from '../../../app/route.ts';
import { words } from '../../../speech.ts';
import { store } from '../../../store/game-store.ts';

/** Goes on with a game that is being watched, from where it stands; the rest of it can be redone. */
export function playOn(record: GameRecord<SokobanTypes>, position: number): void {
  const { level, mode } = record.config;
  const kept = readKept(store, runningName(level, mode));
  const isBegun = kept !== undefined && 'session' in kept && kept.session.record().played > 0;
  // A level keeps one game; nobody's own is given up unasked.
  if (isBegun && !confirm(words.value.web.replay.giveUpOwn)) return;
  keepGame(store, resumeRecord({ ...record, played: position }));
  go(linkTo(['sokoban', 'continue']));
}
