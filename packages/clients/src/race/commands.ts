import type { GameCommands } from '../commands/game-commands.ts';

/** Every letter is a trigger, so carried items get keys that are no letters, and the four main buttons of a gamepad. */
export const RACE_COMMANDS: GameCommands<'race'> = {
  keys: { pause: ['space'], mute: ['1'], 'slot-1': ['enter'], 'slot-2': ['backspace'], 'slot-3': [], 'slot-4': [] },
  buttons: { pause: 9, 'slot-1': 0, 'slot-2': 1, 'slot-3': 2, 'slot-4': 3 },
  ownsLetters: true,
  apart: ['choose', 'undo', 'redo', 'restart', 'hint', 'new-game'],
};
