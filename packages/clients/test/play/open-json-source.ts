import type { OpenSource } from '../../src/play/open-source.ts';
import { JsonSource } from './json-source.ts';

/** Longer than a picture of the screen, so that a page which takes an answer for granted shows it. */
const DELAY_MS = 25;

function after(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

/** Every game is played elsewhere. */
export const openSource: OpenSource = (session, viewer) =>
  new JsonSource(session, viewer, { clock: { after }, delay: DELAY_MS, tellsReplay: 'always' });
