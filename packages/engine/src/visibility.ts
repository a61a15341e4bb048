import type { Change, GameTypes } from './game.ts';
import type { Viewer } from './seat.ts';

type EventOf<T extends GameTypes, Type> = Extract<T['Event'], { readonly type: Type }>;

/** What a viewer learns of an event of one type, if anything. */
type Sight<T extends GameTypes, Type> = (
  event: EventOf<T, Type>,
  viewer: Viewer,
  change: Change<T>,
) => EventOf<T, Type> | undefined;

/** For every type of event, what each viewer learns. A new type does not compile until that is decided. */
export type Visibility<T extends GameTypes> = {
  readonly [Type in T['Event']['type']]: 'everybody' | Sight<T, Type>;
};

/** `visible` of a game in which something is hidden. An event of a type that is not in the table is seen by nobody. */
export function visibleBy<T extends GameTypes>(table: Visibility<T>) {
  const sights = new Map<string, 'everybody' | Sight<T, T['Event']['type']>>(Object.entries(table));
  return (event: T['Event'], viewer: Viewer, change: Change<T>): T['Event'] | undefined => {
    const sight = sights.get(event.type);
    return sight === 'everybody' ? event : sight?.(event as EventOf<T, T['Event']['type']>, viewer, change);
  };
}
