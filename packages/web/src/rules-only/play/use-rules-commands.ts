import type { Command } from '@dedalo/words';
import { go, linkTo } from '../../app/route.ts';
import { saveReplay } from '../../game/give-away.ts';
import { useCommands } from '../../input/commands.ts';
import { moveInGrid, WAYS } from '../../input/move-in-grid.ts';
import type { Playing } from './playing.ts';

/** The commands of a game that brings only its rules: arrows move among its actions. */
export function useRulesCommands(playing: Playing): void {
  const { play, controller } = playing;
  const handlers: Readonly<Partial<Record<Command, () => void>>> = {
    undo: () => controller.moveInTime('undo'),
    redo: () => controller.moveInTime('redo'),
    restart: () => controller.moveInTime('restart'),
    // The first press must not begin another game in the middle of one.
    'new-game': () => play.isOver && playing.another(),
    export: () => void saveReplay(play),
    back: () => go(linkTo([play.source.game.id])),
    settings: () => go(linkTo(['settings'])),
  };
  useCommands({
    commands: [...WAYS, ...(Object.keys(handlers) as Command[])],
    run(command) {
      const way = WAYS.find((each) => each === command);
      if (way === undefined) handlers[command]?.();
      else moveInGrid([...document.querySelectorAll<HTMLElement>('.rules-choices button')], way);
    },
  });
}
