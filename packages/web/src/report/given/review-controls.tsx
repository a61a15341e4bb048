import '../../games/stratego/board/board.css';
import '../../games/stratego/review/review.css';
import { SIDE, type StrategoTypes } from '@dedalo/stratego';
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { BoardTable } from '../../game/board-table.tsx';
import type { ControlsProps } from '../../replay/replay-game.ts';
import { allCellWords } from '../../games/stratego/board/cell-words.ts';
import { seenBy, sight, SIGHTS } from '../../games/stratego/review/sight.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { words } from './speech.ts';

/** In place of the client's: the view of a game can be chosen, without the search that needs a worker. */
export function ReviewControls({ record, position, state }: ControlsProps<StrategoTypes>): JSX.Element {
  const said = words.value.web.stratego;
  useLayoutEffect(() => {
    sight.value = { name: 'all', below: sight.peek().below };
  }, [record]);
  const scene = { ...seenBy(state, sight.value), names: words.value.games.stratego.ranks };
  return (
    <>
      <div class="field stratego-sight">
        <span class="field-name" aria-hidden="true">
          {said.sight}
        </span>
        <Segmented
          label={said.sight}
          value={sight.value.name}
          choices={SIGHTS.map((value) => ({ value, label: said.sights[value] }))}
          onChange={(name) => (sight.value = { ...sight.value, name })}
        />
      </div>
      <BoardTable width={SIDE} revision={position} squares={() => allCellWords(words.value, scene)} />
    </>
  );
}
