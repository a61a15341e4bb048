import { OFFERED, OPPONENTS, otherSide, type PlayerWord, type Side, SIDES } from '@dedalo/clients/theseus/players';
import { playerAbout, playerText } from '@dedalo/clients/theseus/words';
import { MOST_SUPPLIES } from '@dedalo/theseus';
import type { JSX } from 'preact';
import { freshSeed } from '../../../lab/fresh-seed.ts';
import { words } from '../../../speech.ts';
import { Icon } from '../../../ui/icon.tsx';
import { OptionList } from '../../../ui/option-list.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import { Slider } from '../../../ui/slider.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { changePreferences, preferences } from '../preferences.ts';
import { boardKindOf, cleanSeed, ROUNDS, SIZES, wallsOf } from '../wanted-game.ts';
import { BoardKinds } from './board-kinds.tsx';
import { LadderBoards } from './ladder-boards.tsx';

/** The settings of the next dice game. */
export function DiceSetup(): JSX.Element {
  const { games, web } = words.value;
  const said = web.theseus;
  const wanted = preferences.value;
  const seatName = (side: Side): string => games.theseus.seats[SIDES.indexOf(side)]!;
  const kind = boardKindOf(wanted);
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
      {!wanted.watches && <BoardKinds />}
      {wanted.watches ? SIDES.map((side) => <Bot key={side} side={side} label={seatName(side)} />) : <Opponents />}
      {(wanted.watches || kind === 'own') && <OwnBoard />}
      {!wanted.watches && (
        <div class="field is-wide">
          <Switch label={said.sees} isOn={wanted.sees} onChange={(sees) => changePreferences({ sees })} />
          <p class="field-note">{said.seesNote}</p>
        </div>
      )}
    </div>
  );
}

/** A spectator chooses both players. */
const Bot = ({ side, label }: { readonly side: Side; readonly label: string }): JSX.Element => (
  <Select
    label={label}
    value={preferences.value.bots[side]}
    choices={OFFERED[side].map((value) => ({ value, label: playerText({ side, player: value }, words.value) }))}
    onChange={(bot) => changePreferences({ bots: { ...preferences.value.bots, [side]: bot } })}
  />
);

/** The ladder sets its opponents; otherwise they are chosen, each with a sentence. */
function Opponents(): JSX.Element | null {
  const wanted = preferences.value;
  const side = otherSide(wanted.side);
  const kind = boardKindOf(wanted);
  if (kind === 'ladder') return <LadderBoards />;
  const offered = kind === 'fair' ? OPPONENTS[side] : OFFERED[side];
  return (
    <div class="field is-wide">
      <span class="field-name" aria-hidden="true">
        {words.value.web.theseus.opponent}
      </span>
      <OptionList<PlayerWord>
        label={words.value.web.theseus.opponent}
        value={wanted.bots[side]}
        options={offered.map((player) => ({
          value: player,
          label: playerText({ side, player }, words.value),
          about: playerAbout({ side, player }, words.value),
        }))}
        onChange={(bot) => changePreferences({ bots: { ...wanted.bots, [side]: bot } })}
      />
    </div>
  );
}

/** A free board: its size, its rounds, and its seed. */
function OwnBoard(): JSX.Element {
  const { games, web } = words.value;
  const said = web.theseus;
  const wanted = preferences.value;
  return (
    <>
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
    </>
  );
}
