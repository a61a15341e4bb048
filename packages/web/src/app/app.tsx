import type { JSX } from 'preact';
import { words } from '../speech.ts';
import { LongWork } from '../work/long-work.tsx';
import { Announcer } from './announcer.tsx';
import { DropVeil } from './drop-veil.tsx';
import { Help } from './help.tsx';
import { Outlet } from './outlet.tsx';
import { OpenQuestion } from './question.tsx';
import { Toasts } from './toasts.tsx';
import { TopBar } from './top-bar.tsx';

export const App = (): JSX.Element => (
  <div class="shell">
    <a
      class="button skip"
      href="#content"
      onClick={(event) => {
        // The address belongs to the route; only the focus moves.
        event.preventDefault();
        document.querySelector('main')?.focus();
      }}
    >
      {words.value.web.skip}
    </a>
    <TopBar />
    <Outlet />
    <Help />
    <Toasts />
    <Announcer />
    <LongWork />
    <OpenQuestion />
    <DropVeil />
  </div>
);
