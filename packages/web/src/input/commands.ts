import type { Command, CommandWords } from '@dedalo/words';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { canPresent, isPresenting } from '../app/presentation.ts';
import { closeHelp, helpOpenFor } from './help.ts';

export interface Press {
  readonly isShifted: boolean;
}

/** The commands that a screen offers at the moment, by key, gamepad or button. */
export interface CommandHandler {
  readonly commands: readonly Command[];
  run(command: Command, press: Press): void;
  /** Where letters have a meaning of their own: gets a capital letter and returns whether it was used. */
  letter?(letter: string): boolean;
  /** How to play, for the help. */
  readonly howTo?: () => HowToText;
  /** The words for a command where they say more than the usual ones. */
  wordsFor?(command: Command): CommandWords | undefined;
}

export interface HowToText {
  readonly game: string;
  readonly steps: readonly string[];
}

/** A screen that is open; its handler is replaced each time it is drawn. */
export interface OpenScreen {
  readonly current: CommandHandler;
}

/** Commands that repeat while a key or a button is held down. */
export const REPEATED: readonly Command[] = ['up', 'down', 'left', 'right', 'undo', 'redo', 'faster', 'slower'];

/** The open screens, the top one last; only that one gets commands. */
const stack: OpenScreen[] = [];

export const screenOnTop = (): OpenScreen | undefined => stack.at(-1);

/** Lets this component handle commands while it is mounted. */
export function useCommands(handler: CommandHandler): void {
  const screen = useRef(handler);
  screen.current = handler;
  // Before the first paint: what can be seen can be used.
  useLayoutEffect(() => {
    stack.push(screen);
    return () => {
      stack.splice(stack.indexOf(screen), 1);
      if (helpOpenFor.peek() === screen) closeHelp();
    };
  }, []);
}

export const isHeard = (command: Command): boolean => screenOnTop()?.current.commands.includes(command) ?? false;

/** Commands that work on every screen: to start and to leave the presentation. Returns whether it was one. */
export function runEverywhere(command: Command): boolean {
  if (command === 'present' && canPresent.value) isPresenting.value = !isPresenting.value;
  else if (command === 'back' && isPresenting.value) isPresenting.value = false;
  else return false;
  return true;
}

/** Runs a command on the top screen and returns whether that screen has it. */
export function runCommand(command: Command, press: Press = { isShifted: false }): boolean {
  if (runEverywhere(command)) return true;
  if (!isHeard(command)) return false;
  screenOnTop()!.current.run(command, press);
  return true;
}
