import { OFFERED, otherSide, type Side, SIDES } from '@dedalo/clients/theseus/players';
import { playerText } from '@dedalo/clients/theseus/words';
import { MOST_SUPPLIES } from '@dedalo/theseus';
import type { JSX } from 'preact';
import { freshSeed } from '../../../lab/fresh-seed.ts';
import { words } from '../../../speech.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import { Slider } from '../../../ui/slider.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { changePreferences, preferences } from '../preferences.ts';
import { cleanSeed, ROUNDS, SIZES, wallsOf } from '../wanted-game.ts';

/** What the next dice game will be like. */
export function DiceSetup(): JSX.Element {
  const { games, web } = words.value;
  const said = web.theseus;
  const wanted = preferences.value;
  const seatName = (side: Side): string => games.theseus.seats[SIDES.indexOf(side)]!;
  // A person plays against the other side; somebody who watches chooses both.
  const bots = wanted.watches ? SIDES : [otherSide(wanted.side)];
  return (
    <div class="dice-setup">
      <div class="field is-wide">
        <span class="field-name" aria-hidden="true">
          {said.side}
        </span>
        <Segmented
          label={said.side}
          value={wanted.watches ? 'watch' : wanted.side}
          choices={[
            ...SIDES.map((value) => ({ value, label: seatName(value) })),
            { value: 'watch' as const, label: said.spectator },
          ]}
          onChange={(role) => changePreferences(role === 'watch' ? { watches: true } : { watches: false, side: role })}
        />
      </div>
      {bots.map((side) => (
        <Select
          key={side}
          label={wanted.watches ? seatName(side) : `${said.opponent}: ${seatName(side)}`}
          value={wanted.bots[side]}
          choices={OFFERED[side].map((value) => ({ value, label: playerText({ side, player: value }, words.value) }))}
          onChange={(bot) => changePreferences({ bots: { ...wanted.bots, [side]: bot } })}
        />
      ))}
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
      <div class="field is-wide">
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
      {!wanted.watches && (
        <div class="field is-wide">
          <Switch label={said.sees} isOn={wanted.sees} onChange={(sees) => changePreferences({ sees })} />
          <p class="field-note">{said.seesNote}</p>
        </div>
      )}
    </div>
  );
}
