import { otherSide, PLAYERS, SIDES } from '@dedalo/clients/theseus/players';
import { MOST_SUPPLIES } from '@dedalo/theseus';
import type { JSX } from 'preact';
import { freshSeed } from '../../lab/fresh-seed.ts';
import { words } from '../../speech.ts';
import { Icon } from '../../ui/icon.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { Slider } from '../../ui/slider.tsx';
import { Switch } from '../../ui/switch.tsx';
import { changePreferences, preferences } from '../preferences.ts';
import { cleanSeed, ROUNDS, SIZES, wallsOf } from '../wanted-game.ts';

/** What the next dice game will be like. */
export function DiceSetup(): JSX.Element {
  const { games, web } = words.value;
  const said = web.theseus;
  const wanted = preferences.value;
  const other = otherSide(wanted.side);
  return (
    <div class="dice-setup">
      <div class="field">
        <span class="field-name" aria-hidden="true">
          {said.side}
        </span>
        <Segmented
          label={said.side}
          value={wanted.side}
          choices={SIDES.map((value, seat) => ({ value, label: games.theseus.seats[seat]! }))}
          onChange={(side) => changePreferences({ side })}
        />
      </div>
      <Select
        label={`${said.opponent}: ${games.theseus.seats[SIDES.indexOf(other)]!}`}
        value={wanted.bots[other]}
        choices={PLAYERS[other].map((value) => ({ value, label: games.theseus.bots[value] }))}
        onChange={(bot) => changePreferences({ bots: { ...wanted.bots, [other]: bot } })}
      />
      <Select
        label={said.size}
        value={String(wanted.size)}
        choices={SIZES.map((size) => ({ value: String(size), label: said.sizeText(size) }))}
        onChange={(size) => changePreferences({ size: Number(size) })}
      />
      <Select
        label={said.rounds}
        value={String(wanted.rounds)}
        choices={ROUNDS.map((rounds) => ({ value: String(rounds), label: games.theseus.rounds(rounds) }))}
        onChange={(rounds) => changePreferences({ rounds: Number(rounds) })}
      />
      <Slider
        label={said.supplies}
        value={wanted.supplies}
        least={1}
        most={MOST_SUPPLIES}
        text={games.theseus.supplies(wanted.supplies)}
        onInput={(supplies) => changePreferences({ supplies })}
      />
      <Slider
        label={said.walls}
        value={wanted.walls}
        least={0}
        most={100}
        step={10}
        text={said.wallsText(wallsOf(wanted))}
        onInput={(walls) => changePreferences({ walls })}
      />
      <div class="field">
        <span class="seed-row">
          <label class="field">
            <span class="field-name">{said.seed}</span>
            <input
              type="text"
              value={wanted.seed}
              maxLength={60}
              placeholder={said.seedNote}
              autocomplete="off"
              spellcheck={false}
              onInput={({ currentTarget }) => changePreferences({ seed: cleanSeed(currentTarget.value) })}
            />
          </label>
          <button
            type="button"
            class="icon-button"
            aria-label={said.newSeed}
            title={said.newSeed}
            onClick={() => changePreferences({ seed: freshSeed() })}
          >
            <Icon name="dice" />
          </button>
        </span>
      </div>
      <div class="field">
        <Switch label={said.sees} isOn={wanted.sees} onChange={(sees) => changePreferences({ sees })} />
        <p class="field-note">{said.seesNote}</p>
      </div>
    </div>
  );
}
