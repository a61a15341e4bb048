import type { GameTypes, Session, Viewer } from '@dedalo/engine';
import { LocalSource } from './local-source.ts';
import type { Source } from './source.ts';

/** Opens a game for one viewer. */
export type OpenSource = <T extends GameTypes>(session: Session<T>, viewer: Viewer) => Source<T>;

export const openSource = <T extends GameTypes>(
  context: { readonly openSource?: OpenSource },
  session: Session<T>,
  viewer: Viewer,
): Source<T> => (context.openSource ? context.openSource(session, viewer) : new LocalSource(session, viewer));
