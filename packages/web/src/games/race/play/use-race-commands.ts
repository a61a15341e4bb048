import { DIRECTIONS } from '@dedalo/grid';
import type { Command } from '@dedalo/words';
import { useCommands } from '../../../input/commands.ts';
import { keyMap } from '../../../input/key-map.ts';
import { words } from '../../../speech.ts';
import { changeSettings, settings } from '../../../store/settings.ts';
import { leaveRace } from './leave-race.ts';
import type { RaceScreen } from './race-screen.ts';

const WAYS: Readonly<Partial<Record<Command, number>>> = {
  up: DIRECTIONS.indexOf('north'),
  right: DIRECTIONS.indexOf('east'),
  down: DIRECTIONS.indexOf('south'),
  left: DIRECTIONS.indexOf('west'),
};

const SLOTS: Readonly<Partial<Record<Command, number>>> = {
  'race.slot-1': 0,
  'race.slot-2': 1,
  'race.slot-3': 2,
  'race.slot-4': 3,
};

const RUNNING = [...Object.keys(WAYS), 'race.pause', ...Object.keys(SLOTS)] as readonly Command[];
const ALWAYS: readonly Command[] = ['back', 'race.mute'];

/** Keys and gamepad of a race: letters are triggers only, so that steering is by arrows. */
export function useRaceCommands(race: RaceScreen, { onAgain }: { readonly onAgain: () => void }): void {
  const letters = race.play.live.now.content.powerUps.map(({ trigger }) => trigger);
  const phase = race.phase.value;
  useCommands({
    commands: phase === 'over' ? ['choose', ...ALWAYS] : [...RUNNING, ...ALWAYS],
    howTo: () => ({ game: words.value.games.race.name, steps: words.value.games.race.howTo }),
    wordsFor: (command) => (command === 'choose' ? words.value.games.race.keyWords.again : undefined),
    letter: (letter) => {
      race.use(letter);
      // No other letter does anything, so that steering is by arrows; but every screen can be shown large.
      return letters.includes(letter) || !keyMap.value.keysOf('present').includes(letter.toLowerCase());
    },
    run: (command) => {
      const way = WAYS[command];
      if (way !== undefined) return race.steer(way);
      if (command === 'race.mute') return changeSettings({ sound: !settings.value.sound });
      if (command === 'back') return phase === 'running' ? race.pause() : leaveRace();
      if (command === 'choose') return onAgain();
      if (phase !== 'running') return race.goOn();
      if (command === 'race.pause') return race.pause();
      const slot = SLOTS[command];
      return slot === undefined ? undefined : race.useSlot(slot);
    },
  });
}
