import { BLUNDER, blundersOf } from '@dedalo/clients/stratego/judged-moves';
import type { ReviewedMoves } from '@dedalo/clients/stratego/reviewed-moves';
import { sideText } from '@dedalo/clients/stratego/words';
import { BLUE, RED } from '@dedalo/stratego';
import type { JSX, TargetedMouseEvent } from 'preact';
import { useState } from 'preact/hooks';
import { announce } from '../../../app/announcer.tsx';
import { words } from '../../../speech.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { GameJudge } from './game-judge.ts';
import { blunderMarks, HEIGHT, MIDDLE, pointsOf, positionAt, type Span, WIDTH, xOf } from './graph-shape.ts';
import { pointsText } from './points-text.ts';
import { WorstMoves } from './worst-moves.tsx';

interface GameGraphProps {
  readonly judge: GameJudge;
  readonly moves: ReviewedMoves;
  /** After so many actions the first move is made. */
  readonly first: number;
  readonly position: number;
  readonly goTo: (position: number) => void;
}

/** The whole game judged move by move: how each side saw it, and where it went wrong. */
export function GameGraph({ judge, moves, first, position, goTo: go }: GameGraphProps): JSX.Element {
  const [hasFailed, setFailed] = useState(false);
  const said = words.value.web.stratego.graph;
  const judged = judge.judged.value;
  const isJudging = judge.isJudging.value;
  const counts = { red: said.blunders(blundersOf(judged, RED)), blue: said.blunders(blundersOf(judged, BLUE)) };
  const run = async (): Promise<void> => {
    setFailed(false);
    if ((await judge.judge()) === 'done') announce(said.done(told()));
  };
  const told = (): typeof counts => {
    const now = judge.judged.peek();
    return { red: said.blunders(blundersOf(now, RED)), blue: said.blunders(blundersOf(now, BLUE)) };
  };
  const goTo = (to: number): void => {
    go(to);
    // On a phone the board is far above.
    document.querySelector('.replay-stage')?.scrollIntoView({ block: 'nearest' });
  };
  const label = judge.isDone ? said.judgeLonger : judge.done.value > 0 ? said.judgeOn : said.judge;
  const span = { first, length: moves.length };
  return (
    <section class="stratego-graph" aria-label={said.title}>
      <h2>{said.title}</h2>
      <p class="said-faint">{said.note}</p>
      <div class="actions">
        <button
          type="button"
          class="button"
          disabled={moves.length === 0}
          onClick={() => (isJudging ? judge.stop() : void run().catch(() => setFailed(true)))}
        >
          <Icon name={isJudging ? 'close' : 'hint'} />
          {isJudging ? words.value.web.stop : label}
        </button>
        {isJudging && (
          <progress
            max={judge.length}
            value={judge.done.value}
            aria-label={said.progress({ done: judge.done.value, of: judge.length })}
          />
        )}
      </div>
      {hasFailed && <p class="said-bad">{words.value.web.stratego.notThought}</p>}
      {judged.length > 0 && (
        <>
          <Picture
            judge={judge}
            span={span}
            position={position}
            goTo={goTo}
            label={said.picture({ moves: said.judgedMoves(judged.length), ...counts })}
          />
          <p class="said-faint">{said.blunderNote(pointsText(BLUNDER))}</p>
          {[RED, BLUE].map((seat) => (
            <WorstMoves key={seat} seat={seat} judged={judged} moves={moves} first={first} goTo={goTo} />
          ))}
        </>
      )}
    </section>
  );
}

interface PictureProps {
  readonly judge: GameJudge;
  readonly span: Span;
  readonly position: number;
  readonly goTo: (position: number) => void;
  readonly label: string;
}

/** What is in it stands in words below it and in the list of moves; a click goes to the move. */
function Picture({ judge, span, position, goTo, label }: PictureProps): JSX.Element {
  const said = words.value.web.stratego.graph;
  const judged = judge.judged.value;
  const here = xOf(Math.max(span.first, position), span);
  const click = ({ currentTarget, clientX }: TargetedMouseEvent<SVGSVGElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    goTo(positionAt(((clientX - left) / width) * WIDTH, judged, span));
  };
  return (
    <figure class="stratego-graph-picture">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} onClick={click}>
        <line class="graph-middle" x1={0} x2={WIDTH} y1={MIDDLE} y2={MIDDLE} />
        <line class="graph-here" x1={here} x2={here} y1={0} y2={HEIGHT} />
        {[RED, BLUE].map((seat) => (
          <polyline key={seat} class={`graph-line is-seat-${seat}`} points={pointsOf(judged, seat, span)} />
        ))}
        {blunderMarks(judged, span).map(({ move, x, y, left }) => (
          <g key={move.position} class={`graph-blunder is-seat-${move.seat}`}>
            <line x1={x} x2={x} y1={y} y2={left} />
            <path d={`M${x} ${left - 5}l5 5l-5 5l-5 -5z`} />
          </g>
        ))}
      </svg>
      <figcaption>
        {[RED, BLUE].map((seat) => (
          <span key={seat} class={`graph-key is-seat-${seat}`}>
            <svg viewBox="0 0 28 8" aria-hidden="true">
              <line class={`graph-line is-seat-${seat}`} x1={0} x2={28} y1={4} y2={4} />
            </svg>
            {said.lineOf(sideText(seat, words.value))}
          </span>
        ))}
        <span class="graph-sides">
          ↑ {said.goodFor(sideText(RED, words.value))}, ↓ {said.goodFor(sideText(BLUE, words.value))}
        </span>
      </figcaption>
    </figure>
  );
}
