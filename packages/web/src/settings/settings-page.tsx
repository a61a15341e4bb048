import './settings.css';
import type { GameId } from '@dedalo/catalogue/loaders';
import { gameWords, LANGUAGE_NAMES, LANGUAGES } from '@dedalo/words';
import type { ComponentType, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { type Page, useTitle } from '../app/page.tsx';
import { goBack, type Route } from '../app/route.ts';
import { toast } from '../app/toasts.tsx';
import { WEB_GAMES } from '../games/index.ts';
import { useCommands } from '../input/commands.ts';
import { playSound } from '../sound/sounds.ts';
import { words } from '../speech.ts';
import { forgetAll } from '../store/forget.ts';
import { changeSettings, CHOICES, type Settings, settings } from '../store/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Slider } from '../ui/slider.tsx';
import { KeyTable } from './key-table.tsx';
import { Toggle } from './toggle.tsx';

/** What a game brings. */
interface GamePart {
  readonly id: GameId;
  readonly Part: ComponentType;
}

/** Loaded with the parts of all games: a page that grows while it is read would jump. */
export async function loadSettingsPage(): Promise<Page> {
  const ofGames = WEB_GAMES.flatMap(({ id, settings: load }) =>
    load ? [load().then((Part): GamePart => ({ id, Part }))] : [],
  );
  const [{ TakeAlong }, parts] = await Promise.all([import('../take-along/take-along.tsx'), Promise.all(ofGames)]);
  return ({ route }) => <SettingsPage parts={parts} TakeAlong={TakeAlong} route={route} />;
}

interface SettingsPageProps {
  readonly parts: readonly GamePart[];
  readonly TakeAlong: ComponentType;
  readonly route: Route;
}

/** All settings. */
function SettingsPage({ parts, TakeAlong, route }: SettingsPageProps): JSX.Element {
  const said = words.value.web.settings;
  useTitle(said.title);
  useCommands({ commands: ['back'], run: goBack });
  return (
    <div class="page settings-page">
      <header class="page-head">
        <h1>{said.title}</h1>
      </header>
      <section>
        <h2>{said.general}</h2>
        <General />
      </section>
      {parts.map(({ id, Part }) => (
        <section key={id}>
          <h2>{gameWords(words.value, id).name}</h2>
          <Part />
        </section>
      ))}
      <section id="keys">
        <h2 tabIndex={-1} data-begin={route.path[1] === 'keys' ? '' : undefined}>
          {said.keysTitle}
        </h2>
        <KeyTable />
      </section>
      <section>
        <h2>{said.data}</h2>
        <p class="note">{said.dataNote}</p>
        <TakeAlong />
        <Forget />
      </section>
      <section>
        <h2>{said.about}</h2>
        <p class="note">
          {said.aboutNote} <a href="/third-party-notices.txt">{said.notices}</a>
        </p>
      </section>
    </div>
  );
}

function General(): JSX.Element {
  const said = words.value.web.settings;
  const { volume, sound } = settings.value;
  const languages = { auto: said.language.auto, ...LANGUAGE_NAMES };
  return (
    <div class="settings-list">
      <Row name={said.names.language}>
        <Choice name="language" labels={languages} values={['auto', ...LANGUAGES]} />
      </Row>
      <Row name={said.names.theme}>
        <Choice name="theme" labels={said.themes} values={CHOICES.theme} />
      </Row>
      <Row name={said.names.motion}>
        <Choice name="motion" labels={said.motion} values={CHOICES.motion} />
      </Row>
      <Row name={said.names.pace}>
        <Choice name="pace" labels={said.paces} values={CHOICES.pace} />
      </Row>
      <Row name={said.names.edges}>
        <Choice name="edges" labels={words.value.client.settings.edges} values={CHOICES.edges} />
      </Row>
      <p class="note">{said.edgesNote}</p>
      <div class="sound-row">
        <Toggle name="sound" />
        {sound && (
          <Slider
            label={said.volume}
            value={Math.round(volume * 100)}
            least={0}
            most={100}
            step={5}
            text={`${Math.round(volume * 100)} %`}
            onInput={(value) => {
              changeSettings({ volume: value / 100 });
              playSound('goal');
            }}
          />
        )}
      </div>
    </div>
  );
}

const Row = ({ name, children }: { readonly name: string; readonly children: JSX.Element }): JSX.Element => (
  <div class="settings-row">
    <span aria-hidden="true">{name}</span>
    {children}
  </div>
);

type ChosenName = 'language' | 'theme' | 'motion' | 'pace' | 'edges';

interface ChoiceProps<N extends ChosenName> {
  readonly name: N;
  readonly values: readonly Settings[N][];
  readonly labels: Readonly<Record<Settings[N], string>>;
}

const Choice = <N extends ChosenName>({ name, values, labels }: ChoiceProps<N>): JSX.Element => (
  <Segmented
    label={words.value.web.settings.names[name]}
    value={settings.value[name]}
    choices={values.map((value) => ({ value, label: labels[value] }))}
    onChange={(value) => changeSettings({ [name]: value })}
  />
);

function Forget(): JSX.Element {
  const [isAsked, setAsked] = useState(false);
  const { web } = words.value;
  const forget = async (): Promise<void> => {
    setAsked(false);
    await forgetAll();
    toast(web.settings.forgotten);
  };
  return (
    <div class="actions">
      <button type="button" class="button" onClick={() => setAsked(true)}>
        {web.settings.forget}
      </button>
      {isAsked && (
        <Dialog title={web.settings.forget} onClose={() => setAsked(false)}>
          <p>{web.settings.forgetSure}</p>
          <div class="actions">
            <button type="button" class="button button-first" onClick={() => void forget()}>
              {web.settings.forget}
            </button>
            <button type="button" class="button" onClick={() => setAsked(false)}>
              {web.cancel}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
