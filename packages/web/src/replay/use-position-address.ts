import { useEffect, useRef } from 'preact/hooks';
import { linkTo, renameRoute, type Route, route as current } from '../app/route.ts';
import { parsePosition, positionQuery } from './position-query.ts';

const WRITE_AFTER_MS = 300;

/** The position as the address has it, and a way to write it there once it has come to rest. */
export function usePositionAddress(route: Route): { readonly at: number; readonly onPosition: (at: number) => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [route.path.join('/')]);
  return {
    at: parsePosition(route.query),
    onPosition(position) {
      clearTimeout(timer.current);
      const here = current.peek();
      timer.current = setTimeout(() => {
        // Who has gone elsewhere in the meantime is not called back.
        if (current.peek() !== here || parsePosition(here.query) === position) return;
        renameRoute(linkTo(here.path, positionQuery(position)));
      }, WRITE_AFTER_MS);
    },
  };
}
