import '../board/board.css';
import './review.css';
import { firstMoveAt } from '@dedalo/clients/stratego/first-move';
import { isBlunder } from '@dedalo/clients/stratego/judged-moves';
import { ReviewedMoves } from '@dedalo/clients/stratego/reviewed-moves';
import { SIDE, type StrategoTypes } from '@dedalo/stratego';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { BoardTable } from '../../../game/board-table.tsx';
import type { ControlsProps } from '../../../replay/replay-game.ts';
import { words } from '../../../speech.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { allCellWords } from '../board/cell-words.ts';
import { MoveList } from '../moves/move-list.tsx';
import { MovesFold } from '../moves/moves-fold.tsx';
import { AnalysisPanel } from './analysis-panel.tsx';
import { GameGraph } from './game-graph.tsx';
import { GameJudge } from './game-judge.ts';
import { belowOf, reviewerOf, seenBy, sight, SIGHTS } from './sight.ts';

/** Beside the board of a replay: with whose knowledge it is seen, its moves, and what `search` thinks of them. */
export function ReviewControls(props: ControlsProps<StrategoTypes>): JSX.Element {
  const { record, position, state, isOwn, goTo } = props;
  const said = words.value.web.stratego;
  useLayoutEffect(() => {
    sight.value = { name: 'all', below: belowOf(record, isOwn) };
  }, [record]);
  const moves = useMemo(() => new ReviewedMoves(record), [record]);
  const judge = useMemo(() => new GameJudge(record), [record]);
  useEffect(() => () => judge.stop(), [judge]);
  const seen = seenBy(state, sight.value);
  const scene = { ...seen, names: words.value.games.stratego.ranks };
  const first = firstMoveAt(record);
  const blunders = new Set(judge.judged.value.filter(isBlunder).map((judged) => judged.position - first));
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
      <MovesFold>
        <MoveList
          moves={moves.listed(reviewerOf(sight.value))}
          current={position < first ? -1 : Math.min(moves.length, position - first)}
          noteOf={(index) => (blunders.has(index) ? said.graph.blunder : undefined)}
          onChoose={(count) => goTo(first + count)}
        />
      </MovesFold>
      <GameGraph judge={judge} moves={moves} first={first} position={position} goTo={goTo} />
      <AnalysisPanel record={record} position={position} state={state} onJudged={(judged) => judge.take(judged)} />
    </>
  );
}
