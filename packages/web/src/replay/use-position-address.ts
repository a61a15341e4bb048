import { useEffect, useRef } from 'preact/hooks';
import { linkTo, renameRoute, type Route } from '../app/route.ts';
import { parsePosition, positionQuery } from './position-query.ts';

const WRITE_AFTER_MS = 300;

/** The position as the address has it, and a way to write it there once it has come to rest. */
export function usePositionAddress(route: Route): { readonly at: number; readonly onPosition: (at: number) => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const here = useRef(route);
  here.current = route;
  useEffect(() => () => clearTimeout(timer.current), [route.path.join('/')]);
  return {
    at: parsePosition(route.query),
    onPosition(position) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (parsePosition(here.current.query) === position) return;
        renameRoute(linkTo(here.current.path, positionQuery(position)));
      }, WRITE_AFTER_MS);
    },
  };
}
