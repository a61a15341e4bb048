import './home.css';
import type { GameId } from '@dedalo/catalogue/loaders';
import { findLeft } from '@dedalo/clients/left-game';
import { solvedLevels } from '@dedalo/clients/progress/progress';
import { gameWords, LANGUAGE_NAMES, LANGUAGES } from '@dedalo/words';
import type { ComponentChildren, JSX } from 'preact';
import { useTitle } from '../app/page.tsx';
import { linkTo } from '../app/route.ts';
import { findWebGame, SHOWN_GAMES, WEB_GAMES } from '../games/index.ts';
import type { LeftPlace, WebGame } from '../games/web-game.ts';
import { words } from '../speech.ts';
import { store } from '../store/game-store.ts';
import { changeSettings, CHOICES, settings } from '../store/settings.ts';
import { TodayStrip } from '../today/today-strip.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Meander } from '../ui/meander.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Select } from '../ui/select.tsx';
import { type LoadPreview, Preview } from './preview.tsx';

const startMaze: LoadPreview = async () => (await import('./previews/maze.ts')).startMaze;
const startSearch: LoadPreview = async () => (await import('./previews/maze.ts')).startSearch;
const startReplay: LoadPreview = async () => (await import('./previews/replay.ts')).startReplay;

/** The games and the laboratory with moving previews, and the link to the unfinished game. */
export const HomePage = (): JSX.Element => {
  const { web, mazes } = words.value;
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
          <Preview load={startMaze} />
        </div>
      </section>
      <Meander />
      <TodayStrip />
      <section class="cards" aria-label={web.home}>
        {SHOWN_GAMES.map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
        <Card
          link={linkTo(['laboratory'])}
          picture="search"
          preview={startSearch}
          title={mazes.laboratory}
          text={mazes.summary}
        />
        <Card
          link={linkTo(['replay'])}
          picture="replay"
          preview={startReplay}
          title={web.replays}
          text={web.replaysSummary}
        />
      </section>
      <Quick />
    </div>
  );
};

function GameCard({ game }: { readonly game: WebGame }): JSX.Element {
  const { id } = game;
  const { name, summary } = gameWords(words.value, id);
  return (
    <Card link={linkTo([id])} picture={id} preview={game.preview} title={name} text={summary}>
      <span class="card-note">{progressNote(id)}</span>
    </Card>
  );
}

/** Progress in a game, without loading the game. */
function progressNote(id: GameId): string {
  const { web } = words.value;
  const begunHere = WEB_GAMES.filter((game) => (game.begunAt ?? game.id) === id).map((game): string => game.id);
  const count = solvedLevels(store.progress).filter(({ game }) => begunHere.includes(game)).length;
  if (count > 0) return web.solvedLevels(count);
  return store.running(id) === undefined ? '' : web.waits;
}

function Continue(): JSX.Element {
  const { web, games } = words.value;
  const left = leftPlace();
  return (
    <p class="actions">
      {left ? (
        <a class="button button-first button-large" href={linkTo(left.path)}>
          <Icon name="play" />
          {left.title === '' ? web.continue : web.continueWith(left.title)}
        </a>
      ) : (
        <a class="button button-first button-large" href={linkTo(['sokoban', 'first-steps', 1])}>
          <Icon name="play" />
          {web.playGame(games.sokoban.name)}
        </a>
      )}
    </p>
  );
}

/** The game that was played last. */
function leftPlace(): LeftPlace | undefined {
  const left = findLeft(
    store,
    WEB_GAMES.map(({ id }) => id),
  );
  return left && findWebGame(left.id).left(left.replay, words.value);
}

interface CardProps {
  readonly link: string;
  /** The name of the picture. */
  readonly picture: string;
  readonly preview: LoadPreview;
  readonly title: string;
  readonly text: string;
  readonly children?: ComponentChildren;
}

const Card = ({ link, picture, preview, title, text, children }: CardProps): JSX.Element => (
  <a class={`card card-${picture}`} href={link}>
    <span class="card-picture">
      <Preview load={preview} />
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

/** Settings that people may want to change at once. */
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
