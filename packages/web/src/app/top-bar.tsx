import type { JSX } from 'preact';
import { words } from '../speech.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Logo } from './logo.tsx';
import { PresentButton } from './present-button.tsx';
import { canPresent } from './presentation.ts';
import { linkTo, route } from './route.ts';

interface Place {
  readonly path: readonly string[];
  readonly name: string;
  readonly icon: IconName;
}

/** The navigation on every screen. */
export function TopBar(): JSX.Element {
  const { web } = words.value;
  const [here] = route.value.path;
  const places: readonly Place[] = [
    { path: ['library'], name: words.value.history.title, icon: 'library' },
    { path: ['replay'], name: web.replays, icon: 'film' },
    { path: ['laboratory'], name: web.laboratory, icon: 'flask' },
    { path: ['settings'], name: web.settings.title, icon: 'settings' },
  ];
  return (
    <header class="top-bar">
      <a class="brand" href={linkTo([])} aria-current={here === undefined ? 'page' : undefined}>
        <Logo />
        <span>Dedalo</span>
      </a>
      {canPresent.value && <PresentButton />}
      <nav class="top-nav" aria-label={web.mainMenu}>
        {places.map(({ path, name, icon }) => (
          <a key={name} href={linkTo(path)} aria-current={here === path[0] ? 'page' : undefined}>
            <Icon name={icon} />
            <span>{name}</span>
          </a>
        ))}
      </nav>
    </header>
  );
}
