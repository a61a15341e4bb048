import '../board/board.css';
import './review.css';
import { isSameMove, type WeighedMove } from '@dedalo/clients/stratego/weighed-moves';
import { pieceText, placeText } from '@dedalo/clients/stratego/words';
import {
  type Action,
  armyOf,
  SIDE,
  soldierAt,
  type State,
  stratego,
  type StrategoTypes,
  targetOf,
} from '@dedalo/stratego';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { announce } from '../../../app/announcer.tsx';
import { BoardTable } from '../../../game/board-table.tsx';
import type { ControlsProps } from '../../../replay/replay-game.ts';
import { language, words } from '../../../speech.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { allCellWords } from '../board/cell-words.ts';
import { Analysis } from './analysis.ts';
import { advice, belowOf, seenBy, sight, SIGHTS } from './sight.ts';

type Props = ControlsProps<StrategoTypes>;

const MOST_MOVES = 5;

/** Beside the board of a replay: with whose knowledge it is seen, and what `search` would have played. */
export function ReviewControls(props: Props): JSX.Element {
  const { record, position, state } = props;
  const said = words.value.web.stratego;
  useLayoutEffect(() => {
    sight.value = { name: 'all', below: belowOf(record) };
  }, [record]);
  const seen = seenBy(state, sight.value);
  const scene = { ...seen, names: words.value.games.stratego.ranks };
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
      <AnalysisPanel {...props} />
    </>
  );
}

function AnalysisPanel({ record, position, state }: Props): JSX.Element {
  const analysis = useMemo(() => new Analysis(), []);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => () => analysis.stop(), [analysis]);
  // What was thought about belongs to another position.
  useEffect(() => {
    if (analysis.part.peek() !== undefined) analysis.stop();
  }, [position]);
  const said = words.value.web.stratego;
  const view = stratego.view(state, 'public');
  const seat = view.phase === 'playing' ? view.turn : null;
  const found = analysis.found.value?.position === position ? analysis.found.value.weighed : undefined;
  const [best] = found?.moves ?? [];
  const part = analysis.part.value;
  const isThinking = part !== undefined;
  useEffect(() => {
    advice.value = best && seat !== null ? { from: best.move.from, to: targetOf(seat, best.move)! } : undefined;
    return () => (advice.value = undefined);
  }, [best?.move.from, best?.move.direction, best?.move.steps, position]);
  useEffect(() => {
    if (!isThinking && best && seat !== null) announce(said.wouldPlay(moveWords(state, seat, best.move)));
  }, [isThinking]);
  const ask = (): void => {
    setFailed(false);
    if (seat !== null) analysis.ask({ record, position, seat }).catch(() => setFailed(true));
  };
  return (
    <section class="stratego-analysis" aria-label={said.analysis}>
      <h2>{said.analysis}</h2>
      {seat === null ? (
        <p class="said-faint">{said.nobodyMoves}</p>
      ) : (
        <>
          <p class="said-faint">{said.analysisNote}</p>
          <div class="actions">
            <button type="button" class="button" onClick={isThinking ? () => analysis.stop() : ask}>
              <Icon name={isThinking ? 'close' : 'hint'} />
              {isThinking ? words.value.web.stop : found ? said.askAgain : said.ask}
            </button>
            {isThinking && <progress max={1} value={part} aria-label={said.analysis} />}
          </div>
          {hasFailed && <p class="said-bad">{said.notThought}</p>}
          {found && <Moves moves={found.moves} state={state} seat={seat} played={record.actions[position]?.action} />}
          {found && (
            <p class="said-faint">
              {said.lookedAt({
                moves: found.depth,
                looked: new Intl.NumberFormat(language.value).format(found.positions),
              })}
            </p>
          )}
        </>
      )}
    </section>
  );
}

interface MovesProps {
  readonly moves: readonly WeighedMove[];
  readonly state: State;
  readonly seat: number;
  /** What was played there. */
  readonly played: Action | undefined;
}

/** The best few with their values, and the one that was played. */
function Moves({ moves, state, seat, played }: MovesProps): JSX.Element {
  const said = words.value.web.stratego;
  const isPlayed = ({ move }: WeighedMove): boolean => played?.type === 'move' && isSameMove(move, played);
  const shown = moves.filter((weighed, index) => index < MOST_MOVES || isPlayed(weighed));
  const number = new Intl.NumberFormat(language.value, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <table class="stratego-values">
      <caption>{said.values}</caption>
      <thead>
        <tr>
          <th scope="col">{said.moveHead}</th>
          <th scope="col">{said.valueHead}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((weighed, index) => (
          <tr
            key={placeText(weighed.move.from) + weighed.move.direction + weighed.move.steps}
            class={index === 0 ? 'is-best' : ''}
          >
            <th scope="row">
              {moveWords(state, seat, weighed.move)}
              {isPlayed(weighed) && <span class="badge">{said.asPlayed}</span>}
            </th>
            <td>{number.format(100 * weighed.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A card that whoever looks does not know is not told. */
function moveWords(state: State, seat: number, move: WeighedMove['move']): string {
  const said = words.value.web.stratego;
  const { view } = seenBy(state, sight.value);
  const piece = soldierAt(armyOf(view.armies, seat), move.from)?.piece;
  const way = { from: placeText(move.from), to: placeText(targetOf(seat, move)!) };
  return piece ? said.advised({ piece: pieceText(piece, words.value), ...way }) : said.advisedHidden(way);
}
