import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { linkTo, renameRoute, type Route, route as current } from '../app/route.ts';
import type { Laboratory } from './laboratory.ts';
import type { Setup } from './setup.ts';
import { formatSetup, parseSetup } from './setup-address.ts';

const PAUSE_MS = 400;

export const setupLink = (setup: Setup): string => linkTo(['laboratory'], formatSetup(setup));

/** Keeps the address and the setup equal when either of them changes. */
export function useAddress(lab: Laboratory, { query }: Route): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFirst = useRef(true);
  const written = useRef('');
  const asked = setupLink(parseSetup(query));
  useEffect(() => {
    // An address that we wrote ourselves is no request: the setup may have changed since.
    if (asked === written.current || asked === setupLink(lab.setup.peek())) return;
    written.current = '';
    clearTimeout(timer.current);
    lab.setup.value = parseSetup(query);
  }, [asked]);
  const write = (link: string): void => {
    // The person has opened another page in the meantime.
    if (current.peek().path[0] !== 'laboratory') return;
    written.current = link;
    renameRoute(link);
  };
  useSignalEffect(() => {
    const link = setupLink(lab.setup.value);
    clearTimeout(timer.current);
    // Opening the page leaves the address as it was.
    if (!isFirst.current) timer.current = setTimeout(() => write(link), PAUSE_MS);
    isFirst.current = false;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
