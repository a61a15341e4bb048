import '../expedition.css';
import { sentence } from '@dedalo/clients';
import { CREATURES, dailyExpedition, type Starter, STARTERS } from '@dedalo/pokelabirinto/expedition';
import { capital } from '@dedalo/words';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useTitle } from '../../../app/page.tsx';
import { go, goBack, linkTo } from '../../../app/route.ts';
import { CreatureCards } from '../../../creature-maze/creatures/creature-cards.tsx';
import { HowTo } from '../../../game/how-to.tsx';
import { inPlaceOf } from '../../../game/in-place-of.ts';
import { useCommands } from '../../../input/commands.ts';
import { words } from '../../../speech.ts';
import { store } from '../../../store/game-store.ts';
import { today } from '../../../today/today.ts';
import { Icon } from '../../../ui/icon.tsx';
import { HowToPicture } from '../how-to-picture.tsx';
import { beginChosen, openTodays } from '../play/begin.ts';
import { PLAY } from '../play/links.ts';
import { changePreferences, preferences } from '../preferences.ts';

const LONGEST_SEED = 60;

interface MenuPageProps {
  /** The choice between this game and others that begin here. */
  readonly choice: ComponentChildren;
}

/** Where a journey begins: its first creature, its mazes, and the unfinished journey. */
export function MenuPage({ choice }: MenuPageProps): JSX.Element {
  const { games, web, mazes } = words.value;
  const said = games.expedition;
  const [seed, setSeed] = useState('');
  const [isHowTo, setHowTo] = useState(false);
  const isLeft = store.running('expedition') !== undefined;
  useTitle(said.name);
  const play = (): void => go(linkTo(PLAY));
  const begin = (): void =>
    void inPlaceOf('expedition', () => {
      beginChosen(seed);
      play();
    });
  const beginTodays = (): void => {
    openTodays();
    play();
  };
  useCommands({
    commands: ['back', 'new-game', 'choose'],
    run: (command) => {
      if (command === 'back') return goBack();
      return command === 'choose' && isLeft ? play() : begin();
    },
  });
  return (
    <div class="page poke-setup">
      <header class="page-head">
        <h1>{said.name}</h1>
        <p>{sentence(said.summary)}</p>
      </header>
      {choice}
      <nav class="actions poke-begin" aria-label={said.name}>
        {isLeft && (
          <a class="button button-first button-large" href={linkTo(PLAY)}>
            <Icon name="play" />
            {said.goOn}
          </a>
        )}
        <button
          type="button"
          class={`button button-large${isLeft ? '' : ' button-first'}`}
          title={isLeft ? said.beginAnew : undefined}
          onClick={begin}
        >
          {!isLeft && <Icon name="play" />}
          {said.begin}
        </button>
        <button type="button" class="button button-large" onClick={beginTodays}>
          <Icon name="star" />
          {said.today}
        </button>
        <button type="button" class="button" onClick={() => setHowTo(true)}>
          <Icon name="question" />
          {web.game.howTo}
        </button>
      </nav>
      <p class="setup-note journey-today">{said.todayNote(dailyExpedition(today.value).config.starter)}</p>
      <CreatureCards
        legend={said.starter}
        creatures={STARTERS.map((name) => CREATURES[name])}
        chosen={preferences.value.starter}
        onChoose={(starter) => changePreferences({ starter: starter as Starter })}
      />
      <label class="field journey-seed">
        <span class="field-name">{capital(mazes.seed)}</span>
        <input
          type="text"
          value={seed}
          maxLength={LONGEST_SEED}
          autocomplete="off"
          onInput={({ currentTarget }) => setSeed(currentTarget.value)}
        />
        <span class="setup-note">{said.seedNote}</span>
      </label>
      {isHowTo && (
        <HowTo
          game={said.name}
          steps={said.howTo}
          picture={(step) => <HowToPicture step={step} />}
          onClose={() => setHowTo(false)}
        />
      )}
    </div>
  );
}
