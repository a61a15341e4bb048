import { DIRECTIONS } from '@dedalo/grid';
import type { Command } from '@dedalo/words';
import { keyMap, useCommands } from '../../../input/commands.ts';
import { changeSettings, settings } from '../../../store/settings.ts';
import { leaveRace } from './leave-race.ts';
import type { RaceScreen } from './race-screen.ts';

const WAYS: Readonly<Partial<Record<Command, number>>> = {
  up: DIRECTIONS.indexOf('north'),
  right: DIRECTIONS.indexOf('east'),
  down: DIRECTIONS.indexOf('south'),
  left: DIRECTIONS.indexOf('west'),
};

/** Buttons of a gamepad that have other names elsewhere, for what is carried. */
const SLOTS: Readonly<Partial<Record<Command, number>>> = { choose: 0, undo: 1, redo: 2, restart: 3 };

/** Keys and gamepad of a race: letters are triggers only, so that steering is by arrows. */
export function useRaceCommands(race: RaceScreen, { onAgain }: { readonly onAgain: () => void }): void {
  const letters = race.play.now.content.powerUps.map(({ trigger }) => trigger);
  const phase = race.phase.value;
  useCommands({
    commands: ['up', 'down', 'left', 'right', 'choose', 'play', 'back', 'levels', 'mute', 'undo', 'redo', 'restart'],
    letter: (letter) => {
      race.use(letter);
      // No other letter does anything, so that steering is by arrows; but every screen can be shown large.
      return letters.includes(letter) || !keyMap.value.keysOf('present').includes(letter.toLowerCase());
    },
    run: (command) => {
      const way = WAYS[command];
      if (way !== undefined) return race.steer(way);
      if (command === 'mute') return changeSettings({ sound: !settings.value.sound });
      if (command === 'back') return phase === 'running' ? race.pause() : leaveRace();
      if (phase === 'over') return command === 'choose' ? onAgain() : undefined;
      if (phase !== 'running') return race.goOn();
      if (command === 'play' || command === 'levels') return race.pause();
      const slot = SLOTS[command];
      return slot === undefined ? undefined : race.useSlot(slot);
    },
  });
}
