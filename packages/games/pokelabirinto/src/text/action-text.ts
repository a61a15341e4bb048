import { ACTIONS } from '../rules.ts';
import type { Action } from '../state.ts';

/** The described keys (P26, P29, P31): the letter of the way, C to fight, T to turn back, the attack's number. */
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
  }
}

export const findAction = (text: string): Action | undefined => ACTIONS.find((action) => formatAction(action) === text);

export const ACTION_TEXTS: readonly string[] = ACTIONS.map(formatAction);
