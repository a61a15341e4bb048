import './home.css';
import { LAST_GAME, leftTitle } from '@dedalo/clients';
import { LANGUAGE_NAMES, LANGUAGES } from '@dedalo/words';
import type { ComponentChildren, JSX } from 'preact';
import { useTitle } from '../app/page.tsx';
import { linkTo } from '../app/route.ts';
import { SHOWN_GAMES, type ShownGame } from '../app/shown-games.ts';
import { words } from '../speech.ts';
import { store } from '../store/game-store.ts';
import { changeSettings, CHOICES, settings } from '../store/settings.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Meander } from '../ui/meander.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Select } from '../ui/select.tsx';
import { Preview, type PreviewName } from './preview.tsx';

/** What there is to play and to study, moving a little, and the way back to what was left. */
export const HomePage = (): JSX.Element => {
  const { web, games, mazes } = words.value;
  useTitle('');
  return (
    <div class="home">
      <section class="hero">
        <div class="hero-text">
          <h1>Dedalo</h1>
          <p>{web.tagline}</p>
          <Continue />
        </div>
        <div class="hero-picture">
          <Preview name="maze" />
        </div>
      </section>
      <Meander />
      <section class="cards" aria-label={web.home}>
        {SHOWN_GAMES.map((id) => (
          <Card key={id} link={linkTo([id])} preview={id} title={games[id].name} text={games[id].summary}>
            <span class="card-note">{progressNote(id)}</span>
          </Card>
        ))}
        <Card link={linkTo(['laboratory'])} preview="search" title={mazes.laboratory} text={mazes.summary} />
        <Card link={linkTo(['replay'])} preview="replay" title={web.replays} text={web.replaysSummary} />
      </section>
      <Quick />
    </div>
  );
};

/** Where the levels of a game are another game's. */
const LEVELS_OF: Readonly<Partial<Record<ShownGame, string>>> = { theseus: 'logic-maze' };

/** How far one has got, without loading the game. */
function progressNote(id: ShownGame): string {
  const { web } = words.value;
  const count = store.progress.solved.filter(({ game }) => game === (LEVELS_OF[id] ?? id)).length;
  if (count > 0) return web.solvedLevels(count);
  return store.running(id) === undefined ? '' : web.waits;
}

function Continue(): JSX.Element {
  const { web, games } = words.value;
  const left = store.running(LAST_GAME);
  const title = left === undefined ? '' : leftTitle(left, words.value);
  return (
    <p class="actions">
      {left !== undefined && (
        <a class="button button-first button-large" href={linkTo(['sokoban', 'continue'])}>
          <Icon name="play" />
          {title === '' ? web.continue : web.continueWith(title)}
        </a>
      )}
      {left === undefined && (
        <a class="button button-first button-large" href={linkTo(['sokoban', 'first-steps', 1])}>
          <Icon name="play" />
          {web.playGame(games.sokoban.name)}
        </a>
      )}
    </p>
  );
}

interface CardProps {
  readonly link: string;
  readonly preview: PreviewName;
  readonly title: string;
  readonly text: string;
  readonly children?: ComponentChildren;
}

const Card = ({ link, preview, title, text, children }: CardProps): JSX.Element => (
  <a class={`card card-${preview}`} href={link}>
    <span class="card-picture">
      <Preview name={preview} />
    </span>
    <span class="card-text">
      <span class="card-title">{title}</span>
      <span>{text}</span>
      {children}
    </span>
  </a>
);

const THEME_ICONS: Readonly<Record<'system' | 'light' | 'dark', IconName>> = {
  system: 'system',
  light: 'sun',
  dark: 'moon',
};

/** What one may want to change at once. */
function Quick(): JSX.Element {
  const { web } = words.value;
  const said = web.settings;
  const { language, theme, sound, motion } = settings.value;
  const languages = { auto: said.language.auto, ...LANGUAGE_NAMES };
  return (
    <section class="quick" aria-label={said.title}>
      <Select
        label={web.quick.language}
        value={language}
        choices={(['auto', ...LANGUAGES] as const).map((value) => ({ value, label: languages[value] }))}
        onChange={(value) => changeSettings({ language: value })}
      />
      <div class="field">
        <span class="field-name" aria-hidden="true">
          {web.quick.theme}
        </span>
        <Segmented
          label={web.quick.theme}
          value={theme}
          isCompact
          choices={CHOICES.theme.map((value) => ({
            value,
            label: said.themes[value],
            icon: <Icon name={THEME_ICONS[value]} />,
          }))}
          onChange={(value) => changeSettings({ theme: value })}
        />
      </div>
      <div class="field">
        <span class="field-name" aria-hidden="true">
          {web.quick.sound}
        </span>
        <Segmented
          label={web.quick.sound}
          value={sound ? 'on' : 'off'}
          isCompact
          choices={[
            { value: 'on', label: words.value.client.settings.switch.on, icon: <Icon name="sound" /> },
            { value: 'off', label: words.value.client.settings.switch.off, icon: <Icon name="silent" /> },
          ]}
          onChange={(value) => changeSettings({ sound: value === 'on' })}
        />
      </div>
      <Select
        label={web.quick.motion}
        value={motion}
        choices={CHOICES.motion.map((value) => ({ value, label: said.motion[value] }))}
        onChange={(value) => changeSettings({ motion: value })}
      />
    </section>
  );
}
