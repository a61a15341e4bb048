import { type Content, type Event, type PowerUp, USER } from '@dedalo/race';
import type { Effect } from './effects.ts';
import { isTrap } from './trap.ts';

/** The effect of an event; undefined where the user is not concerned. */
export function effectOf(event: Event, content: Content): Effect | undefined {
  switch (event.type) {
    case 'ran':
    case 'collided':
    case 'item-shown':
    case 'item-vanished':
      return undefined;
    case 'life-lost':
      return 'crash';
    case 'wall-broken':
      return 'wall-broken';
    case 'bumped':
      return 'bump';
    case 'item-picked':
      return event.who === USER ? pickedEffect(content.powerUps[event.powerUp]!, content) : undefined;
    case 'power-up-used':
      return usedEffect(content.powerUps[event.powerUp]!, event.who === USER);
    case 'power-up-over':
      return event.who === USER ? 'over' : undefined;
    case 'map-reached':
      return event.who === USER ? 'map' : 'opponent-ahead';
    case 'level-reached':
      return 'level';
    case 'ended':
      return event.end === 'finished' ? 'won' : 'lost';
  }
}

function pickedEffect(powerUp: PowerUp, content: Content): Effect {
  if (powerUp.trigger !== null) return 'store';
  return isTrap(powerUp, content) ? 'trap' : 'pick';
}

/**
 * A power-up that works at once already had a sound when it was picked; an opponent's matters where it works on others.
 */
function usedEffect({ trigger, others }: PowerUp, isUser: boolean): Effect | undefined {
  if (!isUser) return others ? 'trap' : undefined;
  return trigger === null ? undefined : 'use';
}

/** The designer's file in place of one of our effects. */
export function ownSoundOf(event: Event, { sounds, powerUps }: Content): string | undefined {
  // The described sound of a wall is for one that breaks (RB31).
  if (event.type === 'wall-broken') return sounds.wall;
  if (event.type === 'life-lost') return sounds.crash;
  if ((event.type !== 'item-picked' && event.type !== 'power-up-used') || event.who !== USER) return undefined;
  const { trigger, audio } = powerUps[event.powerUp]!;
  const worksNow = (event.type === 'item-picked') === (trigger === null);
  return worksNow && audio !== null ? audio : undefined;
}
