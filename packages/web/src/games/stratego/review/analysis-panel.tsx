import { judgedMove, type JudgedMove } from '@dedalo/clients/stratego/judged-moves';
import { isSameMove, type WeighedMove } from '@dedalo/clients/stratego/weighed-moves';
import { pieceText, placeText } from '@dedalo/clients/stratego/words';
import { type Action, armyOf, soldierAt, type State, stratego, type StrategoTypes, targetOf } from '@dedalo/stratego';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { announce } from '../../../app/announcer.tsx';
import type { ControlsProps } from '../../../replay/replay-game.ts';
import { language, words } from '../../../speech.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Analysis } from './analysis.ts';
import { advice, seenBy, sight } from './sight.ts';

interface AnalysisPanelProps extends Pick<ControlsProps<StrategoTypes>, 'record' | 'position' | 'state'> {
  /** A move was looked at for longer than the graph had time for. */
  readonly onJudged: (judged: JudgedMove) => void;
}

const MOST_MOVES = 5;

/** What `search` would have played in the position that is shown. */
export function AnalysisPanel({ record, position, state, onJudged }: AnalysisPanelProps): JSX.Element {
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
  const think = async (): Promise<void> => {
    setFailed(false);
    if (seat === null) return;
    const action = record.actions[position]?.action;
    const asked = await analysis.ask({ record, position, seat });
    const judged = asked && action?.type === 'move' && judgedMove(asked.weighed, action, { position, seat });
    if (judged) onJudged(judged);
  };
  const ask = (): void => void think().catch(() => setFailed(true));
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

/** A card that the viewer does not know is not named. */
function moveWords(state: State, seat: number, move: WeighedMove['move']): string {
  const said = words.value.web.stratego;
  const { view } = seenBy(state, sight.value);
  const piece = soldierAt(armyOf(view.armies, seat), move.from)?.piece;
  const way = { from: placeText(move.from), to: placeText(targetOf(seat, move)!) };
  return piece ? said.advised({ piece: pieceText(piece, words.value), ...way }) : said.advisedHidden(way);
}
