import { FAIR_SIZES } from '@dedalo/clients/theseus/fair-sizes';
import { OPPONENTS, otherSide } from '@dedalo/clients/theseus/players';
import type { JSX } from 'preact';
import { words } from '../../../speech.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import { changePreferences, preferences } from '../preferences.ts';
import { type BoardKind, boardKindOf, BOARDS, opponentOf } from '../wanted-game.ts';

/** The kind of board for a person's game. */
export function BoardKinds(): JSX.Element {
  const { games, web } = words.value;
  const { boards } = games.theseus;
  const wanted = preferences.value;
  const kind = boardKindOf(wanted);
  const choose = (board: BoardKind): void => {
    const other = otherSide(wanted.side);
    const isKnown = OPPONENTS[other].some((name) => name === opponentOf(wanted));
    // Fair boards are found only against opponents whose chances can be computed.
    const bots = board === 'fair' && !isKnown ? { ...wanted.bots, [other]: OPPONENTS[other][0] } : wanted.bots;
    changePreferences({ board, bots });
  };
  return (
    <>
      <div class="field is-wide">
        <span class="field-name" aria-hidden="true">
          {boards.label}
        </span>
        <Segmented
          label={boards.label}
          value={kind}
          choices={BOARDS.map((value) => ({ value, label: boards[value] }))}
          onChange={choose}
        />
        {kind === 'ladder' && <p class="field-note">{boards.ladderNote}</p>}
        {kind === 'fair' && <p class="field-note">{boards.fairNote}</p>}
      </div>
      {kind === 'fair' && (
        <Select
          label={web.theseus.size}
          value={String(wanted.fairSize)}
          choices={FAIR_SIZES.map((size) => ({ value: String(size), label: web.theseus.sizeText(size) }))}
          onChange={(size) => changePreferences({ fairSize: Number(size) })}
        />
      )}
    </>
  );
}
