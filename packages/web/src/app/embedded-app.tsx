import type { JSX } from 'preact';
import { words } from '../speech.ts';
import { Announcer } from './announcer.tsx';
import { canEmbed } from './can-embed.ts';
import { outsideAddress } from './embedded.ts';
import { Outlet } from './outlet.tsx';
import { route } from './route.ts';
import { Toasts } from './toasts.tsx';

/** A level or a replay embedded in another site. */
export function EmbeddedApp(): JSX.Element {
  const { web } = words.value;
  return (
    <div class="shell">
      {canEmbed(route.value.path) ? (
        <Outlet />
      ) : (
        <main class="page page-note">
          <h1>{web.notFound}</h1>
        </main>
      )}
      <Toasts />
      <Announcer />
      <a class="embedded-way-out" href={outsideAddress.value} target="_blank" rel="noopener">
        {web.openInDedalo}
      </a>
    </div>
  );
}
