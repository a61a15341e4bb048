import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { linkTo, renameRoute, type Route, route as current } from '../app/route.ts';
import type { Laboratory } from './laboratory.ts';
import type { Setup } from './setup.ts';
import { formatSetup, parseSetup } from './setup-address.ts';

const PAUSE_MS = 400;

export const setupLink = (setup: Setup): string => linkTo(['laboratory'], formatSetup(setup));

/** Keeps the address and the setup the same, whichever of them changes. */
export function useAddress(lab: Laboratory, { query }: Route): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFirst = useRef(true);
  const written = useRef('');
  const asked = setupLink(parseSetup(query));
  useEffect(() => {
    // What we have written ourselves is no order: the setup may have changed since.
    if (asked === written.current || asked === setupLink(lab.setup.peek())) return;
    written.current = '';
    clearTimeout(timer.current);
    lab.setup.value = parseSetup(query);
  }, [asked]);
  const write = (link: string): void => {
    // Who has gone elsewhere in the meantime is not called back.
    if (current.peek().path[0] !== 'laboratory') return;
    written.current = link;
    renameRoute(link);
  };
  useSignalEffect(() => {
    const link = setupLink(lab.setup.value);
    clearTimeout(timer.current);
    // Coming here leaves the address as it was.
    if (!isFirst.current) timer.current = setTimeout(() => write(link), PAUSE_MS);
    isFirst.current = false;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
