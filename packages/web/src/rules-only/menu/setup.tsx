import { placed, sentence } from '@dedalo/clients';
import { botsAbout } from '@dedalo/clients/rules-only/bots-about';
import { type Sitter, sittersOf } from '@dedalo/clients/rules-only/sitters';
import type { Game } from '@dedalo/engine';
import { gameWords } from '@dedalo/words';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { go, linkTo } from '../../app/route.ts';
import { inPlaceOf } from '../../game/in-place-of.ts';
import { freshSeed } from '../../lab/fresh-seed.ts';
import { words } from '../../speech.ts';
import { Icon } from '../../ui/icon.tsx';
import { Select } from '../../ui/select.tsx';
import { beginGame } from '../begin.ts';
import { fitSitters, seated, usualConfig } from './wish.ts';

interface SetupProps {
  readonly game: Game;
  /** The players of the last game, by seat. */
  readonly sitters: readonly Sitter[];
  /** The button comes first, because starting is the usual choice. */
  readonly isFirst: boolean;
}

/** The players, the board and the seed of the next game. */
export function Setup({ game, sitters: last, isFirst }: SetupProps): JSX.Element {
  const said = words.value.rulesOnly;
  const names = gameWords(words.value, game.id);
  const [chosen, setChosen] = useState(last);
  const [config, setConfig] = useState(() => game.text.formatConfig(usualConfig(game)));
  const [seed, setSeed] = useState('');
  const parsed = game.text.parseConfig(config);
  const seats = game.seats(parsed.ok ? parsed.value : usualConfig(game));
  const sitters = fitSitters(game, chosen, seats);
  const begin = (event: Event): void => {
    event.preventDefault();
    if (!parsed.ok) return;
    void inPlaceOf(game.id, () => {
      beginGame({ game, config: parsed.value, seed, sitters });
      go(linkTo([game.id, 'play']));
    });
  };
  const problem = parsed.ok ? '' : sentence(placed('', parsed.error.at, names.problem(parsed.error)));
  return (
    <form class="rules-setup" onSubmit={begin}>
      {sitters.map((sitter, seat) => (
        <Select
          key={seat}
          label={names.seat(seat)}
          value={sitter}
          choices={sittersOf(game).map((value) => ({ value, label: said.sitters[value] }))}
          onChange={(next) => setChosen(seated(game, sitters, { seat, sitter: next }))}
        />
      ))}
      <p class="field-note">{botsAbout(game, words.value).join(' ')}</p>
      <label class="field">
        <span class="field-name">{said.config}</span>
        <textarea
          class="rules-config"
          rows={config.split('\n').length}
          value={config}
          spellcheck={false}
          aria-invalid={!parsed.ok}
          aria-describedby="rules-config-problem"
          onInput={({ currentTarget }) => setConfig(currentTarget.value)}
        />
      </label>
      <p class="said-bad" id="rules-config-problem" role="alert">
        {problem}
      </p>
      <span class="rules-seed">
        <label class="field">
          <span class="field-name">{said.seed}</span>
          <input
            type="text"
            value={seed}
            maxLength={60}
            placeholder={said.seedNote}
            autocomplete="off"
            spellcheck={false}
            onInput={({ currentTarget }) => setSeed(currentTarget.value)}
          />
        </label>
        <button
          type="button"
          class="icon-button"
          aria-label={said.newSeed}
          title={said.newSeed}
          onClick={() => setSeed(freshSeed())}
        >
          <Icon name="dice" />
        </button>
      </span>
      <button type="submit" class={`button button-large${isFirst ? ' button-first' : ''}`} disabled={!parsed.ok}>
        {isFirst && <Icon name="play" />}
        {said.newGame}
      </button>
    </form>
  );
}
