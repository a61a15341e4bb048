import { keepMaze } from '@dedalo/clients/logic-maze/keeping';
import { runningMaze } from '@dedalo/clients/logic-maze/running-maze';
import { resumeMaze } from '@dedalo/clients/logic-maze/session';
import type { GameRecord } from '@dedalo/engine';
import type { LogicMazeTypes } from '@dedalo/theseus/logic';
import { go } from '../../../app/route.ts';
import { toast } from '../../../app/toasts.tsx';
import { inPlaceOf } from '../../../game/in-place-of.ts';
import { words } from '../../../speech.ts';
import { store } from '../../../store/game-store.ts';
import { mazeLink, newMazesHere } from '../links.ts';

/** Continues a maze that is being watched; the rest of it can be redone. */
export function playOn(record: GameRecord<LogicMazeTypes>, position: number): void {
  const maze = resumeMaze({ ...record, played: position }, newMazesHere());
  const { origin } = maze;
  // Only the mazes of the packs and those made here have a place.
  if (!origin) return toast(words.value.games.sokoban.noOtherLevel);
  // Only one game is kept for each maze.
  return void inPlaceOf(runningMaze(record.config.level), () => {
    keepMaze(store, maze);
    go(mazeLink(origin));
  });
}
