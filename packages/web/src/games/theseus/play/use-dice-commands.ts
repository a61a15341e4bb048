import type { Dice } from '@dedalo/theseus';
import type { Command } from '@dedalo/words';
import { go, linkTo } from '../../../app/route.ts';
import { saveReplay } from '../../../game/give-away.ts';
import { type HowToText, useCommands } from '../../../input/commands.ts';
import type { Dicing } from './dicing.ts';

const DICE_OF: Readonly<Partial<Record<Command, Dice>>> = { up: 1, right: 3, down: 5, left: 7 };

interface DiceHandlers {
  readonly howTo: () => HowToText;
  readonly begin: () => void;
  readonly openStatistics: () => void;
}

/** The commands of the dice game, for keys, gamepad and buttons alike. */
export function useDiceCommands(dicing: Dicing, { begin, openStatistics, howTo }: DiceHandlers): void {
  const handlers: Readonly<Partial<Record<Command, () => void>>> = {
    // The first press must not begin another game in the middle of one.
    choose: () => dicing.opponent.hurry(),
    'new-game': () => dicing.play.source.standing.outcome && begin(),
    'theseus.statistics': openStatistics,
    export: () => void saveReplay(dicing.play),
    back: () => go(linkTo(['theseus'])),
    settings: () => go(linkTo(['settings'])),
  };
  useCommands({
    howTo,
    commands: [...(Object.keys(DICE_OF) as Command[]), ...(Object.keys(handlers) as Command[])],
    run(command) {
      const dice = DICE_OF[command];
      if (dice === undefined) handlers[command]?.();
      else if (!dicing.play.source.standing.outcome) dicing.opponent.step(dice);
    },
  });
}
