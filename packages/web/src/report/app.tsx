import type { ComponentChildren, JSX } from 'preact';
import { useErrorBoundary, useLayoutEffect, useRef } from 'preact/hooks';
import { Announcer } from '../app/announcer.tsx';
import { Logo } from '../app/logo.tsx';
import { linkTo, route } from '../app/route.ts';
import { Toasts } from '../app/toasts.tsx';
import { words } from '../speech.ts';
import { GamePage } from './game/game-page.tsx';
import { said } from './given/speech.ts';
import { OverviewPage } from './overview/overview-page.tsx';
import { PairPage } from './pair-page.tsx';
import { PlayerPage } from './player/player-page.tsx';
import { type Report, ReportContext, useReport } from './report.ts';

export const App = ({ report }: { readonly report: Report }): JSX.Element => (
  <ReportContext.Provider value={report}>
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
      <Toasts />
      <Announcer />
    </div>
  </ReportContext.Provider>
);

function TopBar(): JSX.Element {
  const isHere = route.value.path.length === 0;
  return (
    <header class="top-bar">
      <a class="brand" href={linkTo([])} aria-current={isHere ? 'page' : undefined}>
        <Logo />
        <span>Dedalo</span>
      </a>
      <nav class="top-nav report-nav" aria-label={words.value.web.mainMenu}>
        <a href={linkTo([])} aria-current={isHere ? 'page' : undefined}>
          {said.overview}
        </a>
      </nav>
    </header>
  );
}

/** The page of the address. A new page is scrolled to its top and gets the focus there. */
function Outlet(): JSX.Element {
  const main = useRef<HTMLElement>(null);
  const place = route.value.path.join('/');
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isFirst.current) {
      scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
    isFirst.current = false;
  }, [place]);
  return (
    <main id="content" ref={main} tabIndex={-1}>
      <Guarded key={place}>
        <Shown />
      </Guarded>
    </main>
  );
}

/** `#/`, `#/player/1`, `#/pair/1/2`, `#/game/ID`: players are counted from 1, in the order of the standings. */
function Shown(): JSX.Element {
  const report = useReport();
  const [kind, one, two] = route.value.path;
  const [first, second] = [Number(one) - 1, Number(two) - 1];
  const isPlayer = (player: number): boolean => report.players[player] !== undefined;
  if (kind === undefined) return <OverviewPage />;
  if (kind === 'player' && isPlayer(first)) return <PlayerPage player={first} />;
  if (kind === 'pair' && isPlayer(first) && isPlayer(second)) return <PairPage a={first} b={second} />;
  const game = kind === 'game' && one !== undefined ? report.findGame(one) : undefined;
  return game ? <GamePage game={game} /> : <Note text={said.nowhere} />;
}

/** A page that fails must not break the rest. */
function Guarded({ children }: { readonly children: ComponentChildren }): ComponentChildren {
  const [error] = useErrorBoundary((reason) => console.error(reason));
  return error === undefined ? children : <Note text={words.value.web.broken} />;
}

const Note = ({ text }: { readonly text: string }): JSX.Element => (
  <div class="page page-note">
    <h1>{text}</h1>
    <a class="button button-first" href={linkTo([])}>
      {said.toOverview}
    </a>
  </div>
);
