import type { OpenSource } from '@dedalo/clients/play/open-source';
import { LocalSource } from '@dedalo/clients/play/local-source';

/** Where games are played: in this page. A build for tests puts another place here. */
export const openSource: OpenSource = (session, viewer) => new LocalSource(session, viewer);
