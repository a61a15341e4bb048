import { ACTIONS } from '../rules.ts';
import type { Action } from '../state.ts';

/**
 * The described keys where there are any: the letter of the way, C to fight, T to turn back, the attack's number. X and
 * J with a place, counted from 1, put somebody in front or take somebody in; L lets go.
 */
export function formatAction(action: Action): string {
  switch (action.type) {
    case 'move':
      return action.way;
    case 'fight':
      return 'C';
    case 'turn-back':
      return 'T';
    case 'attack':
      return String(action.attack);
    case 'swap':
      return `X${action.member + 1}`;
    case 'join':
      return `J${action.place + 1}`;
    case 'let-go':
      return 'L';
  }
}

export const findAction = (text: string): Action | undefined => ACTIONS.find((action) => formatAction(action) === text);

export const ACTION_TEXTS: readonly string[] = ACTIONS.map(formatAction);
