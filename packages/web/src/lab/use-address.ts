import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { linkTo, renameRoute, type Route } from '../app/route.ts';
import type { Laboratory } from './laboratory.ts';
import type { Setup } from './setup.ts';
import { formatSetup, parseSetup } from './setup-address.ts';

const PAUSE_MS = 400;

export const setupLink = (setup: Setup): string => linkTo(['laboratory'], formatSetup(setup));

/** Keeps the address and the setup the same, whichever of them changes. */
export function useAddress(lab: Laboratory, { query }: Route): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFirst = useRef(true);
  const asked = setupLink(parseSetup(query));
  useEffect(() => {
    if (asked === setupLink(lab.setup.peek())) return;
    clearTimeout(timer.current);
    lab.setup.value = parseSetup(query);
  }, [asked]);
  useSignalEffect(() => {
    const link = setupLink(lab.setup.value);
    clearTimeout(timer.current);
    // Coming here leaves the address as it was.
    if (!isFirst.current) timer.current = setTimeout(() => renameRoute(link), PAUSE_MS);
    isFirst.current = false;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
}
