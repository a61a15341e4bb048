import { useEffect, useRef } from 'preact/hooks';
import { linkTo, renameRoute, type Route, route as current } from '../app/route.ts';
import { parsePosition, positionQuery } from './position-query.ts';

const WRITE_AFTER_MS = 300;

/** A number of actions that an address asks for; asking for the same number again is a new request. */
export interface AskedPosition {
  readonly at: number;
}

export interface PositionAddress {
  readonly asked: AskedPosition;
  readonly onPosition: (position: number) => void;
}

/** The position that the address asks for, and a way to write it there once playing has stopped. */
export function usePositionAddress(route: Route): PositionAddress {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const seen = useRef<Route>(undefined);
  const written = useRef<Route>(undefined);
  const asked = useRef<AskedPosition>({ at: 0 });
  // An address that we wrote ourselves is no request: the game may have moved on since.
  if (route !== seen.current && route !== written.current) asked.current = { at: parsePosition(route.query) };
  seen.current = route;
  useEffect(() => () => clearTimeout(timer.current), [route.path.join('/')]);
  return {
    asked: asked.current,
    onPosition(position) {
      clearTimeout(timer.current);
      const here = current.peek();
      timer.current = setTimeout(() => {
        // The person has opened another page in the meantime.
        if (current.peek() !== here || parsePosition(here.query) === position) return;
        renameRoute(linkTo(here.path, positionQuery(position)));
        written.current = current.peek();
      }, WRITE_AFTER_MS);
    },
  };
}
