import { signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useErrorBoundary, useLayoutEffect, useRef } from 'preact/hooks';
import { HomePage } from '../home/home-page.tsx';
import { words } from '../speech.ts';
import { reopenings } from '../store/two-windows.ts';
import type { Page } from './page.tsx';
import { findPage } from './pages.ts';
import { linkTo, route } from './route.ts';

type Loaded = { readonly name: string; readonly page: Page | 'missing' | 'failed' };

const loaded = signal<Loaded>({ name: '', page: HomePage });

async function load(name: string): Promise<void> {
  const loader = findPage(name);
  // The person has opened another page in the meantime.
  const show = (page: Loaded['page']): void => {
    if ((route.value.path[0] ?? '') === name) loaded.value = { name, page };
  };
  try {
    show(name === '' ? HomePage : loader ? await loader() : 'missing');
  } catch (error) {
    console.warn(error);
    show('failed');
  }
}

/** The screen of the address. The previous one stays until it is loaded. */
export function Outlet(): JSX.Element {
  const name = route.value.path[0] ?? '';
  const main = useRef<HTMLElement>(null);
  const { name: shown, page } = loaded.value;
  useEffect(() => void load(name), [name]);
  const place = route.value.path.join('/');
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    // A new page is scrolled to its top and gets the focus there, or where the page says.
    if (!isFirst.current) {
      scrollTo(0, 0);
      const begin = main.current?.querySelector<HTMLElement>('[data-begin]') ?? main.current;
      begin?.focus({ preventScroll: begin === main.current });
    }
    isFirst.current = false;
  }, [place, shown]);
  return (
    <main id="content" ref={main} tabIndex={-1}>
      {shown === name ? <Shown key={`${name} ${reopenings.value}`} page={page} /> : <Loading />}
    </main>
  );
}

function Shown({ page: Page }: { readonly page: Loaded['page'] }): JSX.Element {
  const { web } = words.value;
  if (Page === 'missing') {
    return (
      <Note text={web.notFound}>
        <a class="button button-first" href={linkTo([])}>
          {web.toHome}
        </a>
      </Note>
    );
  }
  if (Page === 'failed') {
    return (
      <Note text={web.notLoaded}>
        <button type="button" class="button button-first" onClick={() => location.reload()}>
          {web.again}
        </button>
      </Note>
    );
  }
  return (
    <Guarded>
      <Page route={route.value} />
    </Guarded>
  );
}

/** A screen that fails must not break the rest. */
function Guarded({ children }: { readonly children: ComponentChildren }): ComponentChildren {
  const [error, forget] = useErrorBoundary((reason) => console.error(reason));
  // After an error at one address, another one is tried again.
  useEffect(forget, [route.value.path.join('/')]);
  if (error === undefined) return children;
  return (
    <Note text={words.value.web.broken}>
      <button type="button" class="button button-first" onClick={() => location.reload()}>
        {words.value.web.reload}
      </button>
    </Note>
  );
}

const Note = ({ text, children }: { readonly text: string; readonly children: ComponentChildren }): JSX.Element => (
  <div class="page page-note">
    <h1>{text}</h1>
    {children}
  </div>
);

const Loading = (): JSX.Element => (
  <div class="page page-note">
    <div class="meander loading" aria-hidden="true" />
    <p class="only-heard">{words.value.web.loading}</p>
  </div>
);
