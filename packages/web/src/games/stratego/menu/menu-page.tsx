import { SIDES, SITTERS } from '@dedalo/clients/stratego/players';
import { RULE_SET_NAMES } from '@dedalo/stratego';
import { suggestedFor } from '@dedalo/clients/stratego/suggested';
import { capital } from '@dedalo/words';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useTitle } from '../../../app/page.tsx';
import { go, goBack, linkTo } from '../../../app/route.ts';
import { HowTo } from '../../../game/how-to.tsx';
import { inPlaceOf } from '../../../game/in-place-of.ts';
import { useCommands } from '../../../input/commands.ts';
import { language, words } from '../../../speech.ts';
import { store } from '../../../store/game-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Meander } from '../../../ui/meander.tsx';
import { OptionList } from '../../../ui/option-list.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { beginStratego } from '../play/begin.ts';
import { PieceCard } from '../board/piece-card.tsx';
import { HowToPicture } from '../how-to-picture.tsx';
import { hasLast } from '../play/last-game.ts';
import { changePreferences, LEVELS, preferences } from '../preferences.ts';

const PLAY = linkTo(['stratego', 'play']);

/** Where a game begins: the opponent, the side, the rules. */
export function MenuPage(): JSX.Element {
  const { games, web } = words.value;
  const said = web.stratego;
  const [isHowTo, setHowTo] = useState(false);
  const [seed, setSeed] = useState('');
  const isLeft = store.running('stratego') !== undefined;
  useTitle(games.stratego.name);
  const begin = (): void =>
    void inPlaceOf('stratego', () => {
      beginStratego(seed);
      go(PLAY);
    });
  const runs = { back: goBack, choose: () => (isLeft ? go(PLAY) : begin()) };
  useCommands({ commands: ['choose', 'back'], run: (command) => runs[command as keyof typeof runs]() });
  return (
    <div class="page stratego-menu">
      <header class="stratego-title">
        <div class="stratego-parade" aria-hidden="true">
          <PieceCard rank="scout" seat={0} />
          <PieceCard rank="marshal" seat={0} />
          <PieceCard rank={null} seat={1} />
          <PieceCard rank={null} seat={1} />
        </div>
        <h1>{games.stratego.name}</h1>
        <p>{games.stratego.summary}</p>
        <Meander />
      </header>
      <div class="stratego-ways">
        {isLeft && (
          <a class="button button-first button-large" href={PLAY}>
            <Icon name="play" />
            {said.goOn}
          </a>
        )}
        <button
          type="button"
          class={`button button-large${isLeft ? '' : ' button-first'}`}
          title={isLeft ? said.leaves : undefined}
          onClick={begin}
        >
          <Icon name={isLeft ? 'plus' : 'play'} />
          {isLeft ? said.newGame : said.begin}
        </button>
        {hasLast() && (
          <a class="button" href={linkTo(['stratego', 'review'])}>
            <Icon name="film" />
            {said.reviewLast}
          </a>
        )}
        <a class="button" href={linkTo(['replay'])}>
          <Icon name="paste" />
          {said.pasteReplay}
        </a>
        <button type="button" class="button" onClick={() => setHowTo(true)}>
          <Icon name="question" />
          {web.game.howTo}
        </button>
      </div>
      <Choices seed={seed} setSeed={setSeed} />
      {isHowTo && (
        <HowTo
          game={games.stratego.name}
          steps={games.stratego.howTo}
          picture={(step) => <HowToPicture step={step} />}
          onClose={() => setHowTo(false)}
        />
      )}
    </div>
  );
}

interface ChoicesProps {
  readonly seed: string;
  readonly setSeed: (seed: string) => void;
}

function Choices({ seed, setSeed }: ChoicesProps): JSX.Element {
  const said = words.value.web.stratego;
  const { sides, choice, bots, botsAbout, suggested } = words.value.games.stratego;
  const { against, side, time, rules } = preferences.value;
  const isOfTwo = against === 'person';
  const next = suggestedFor(store.progress);
  const seconds = new Intl.NumberFormat(language.value);
  return (
    <section class="stratego-choices" aria-label={said.setup}>
      <h2>{said.setup}</h2>
      <Choice label={said.opponent}>
        <OptionList
          label={said.opponent}
          value={against}
          options={SITTERS.map((value) => ({
            value,
            label: capital(bots[value]),
            about: botsAbout[value],
            mark: value === next ? suggested : undefined,
          }))}
          onChange={(value) => changePreferences({ against: value })}
        />
      </Choice>
      {against === 'search' && (
        <Choice label={said.level}>
          <Segmented
            label={said.level}
            value={String(time)}
            choices={LEVELS.map((ms) => ({ value: String(ms), label: choice.seconds(seconds.format(ms / 1000)) }))}
            onChange={(value) => changePreferences({ time: Number(value) })}
          />
        </Choice>
      )}
      {!isOfTwo && (
        <Choice label={said.side} note={said.sideNote}>
          <Segmented
            label={said.side}
            value={side}
            choices={SIDES.map((value, seat) => ({ value, label: sides[seat as 0 | 1] }))}
            onChange={(value) => changePreferences({ side: value })}
          />
        </Choice>
      )}
      <Choice label={said.rules}>
        <Segmented
          label={said.rules}
          value={rules}
          choices={RULE_SET_NAMES.map((value) => ({ value, label: said.ruleSets[value] }))}
          onChange={(value) => changePreferences({ rules: value })}
        />
      </Choice>
      <label class="field">
        <span class="field-name">{said.seed}</span>
        <input
          type="text"
          value={seed}
          maxLength={40}
          autocomplete="off"
          spellcheck={false}
          aria-description={said.seedNote}
          onInput={({ currentTarget }) => setSeed(currentTarget.value)}
        />
        <span class="said-faint">{said.seedNote}</span>
      </label>
    </section>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly note?: string;
  readonly children: JSX.Element;
}

const Choice = ({ label, note, children }: ChoiceProps): JSX.Element => (
  <div class="field">
    <span class="field-name" aria-hidden="true">
      {label}
    </span>
    {children}
    {note !== undefined && <p class="said-faint">{note}</p>}
  </div>
);
