import type { DecidingMoment, JudgedGame, MomentKind } from '@dedalo/clients/theseus/judged-game';
import { percentText } from '@dedalo/clients/percent-text';
import type { JSX, TargetedPointerEvent } from 'preact';
import { useMemo } from 'preact/hooks';
import { language, words } from '../../../speech.ts';
import { areaPath, CHART, positionAt, winLine, xOf, yOf } from './chart-paths.ts';

interface ChartProps {
  readonly game: JudgedGame;
  readonly moments: readonly DecidingMoment[];
  readonly position: number;
  /** The position in words. */
  readonly text: string;
  readonly onPosition: (position: number) => void;
}

/** A triangle up, a cross, a triangle down: different without colour. */
const MARKS: Readonly<Record<MomentKind, string>> = {
  won: 'M-11 9L0 -10L11 9Z',
  lost: 'M-9 -9L9 9M9 -9L-9 9',
  mistake: 'M-9 -7L0 9L9 -7Z',
};

/** Smaller losses are only in the list, or the chart would be full of them. */
const LEAST_MARKED = 0.01;
const isMarked = ({ kind, lost }: DecidingMoment): boolean => kind !== 'mistake' || lost >= LEAST_MARKED;

/** The chances in the course of the game, with a slider below; the chart can be clicked too. */
export function Chart({ game, moments, position, text, onPosition }: ChartProps): JSX.Element {
  const { positions } = game;
  const { length: count } = positions;
  const said = words.value.web.theseus;
  const paths = useMemo(
    () => ({
      win: areaPath(positions, ({ odds }) => ({ from: 0, to: odds.win })),
      draw: areaPath(positions, ({ odds }) => ({ from: odds.win, to: odds.win + odds.draw })),
      loss: areaPath(positions, ({ odds }) => ({ from: odds.win + odds.draw, to: 1 })),
      line: winLine(positions),
    }),
    [game],
  );
  const point = (event: TargetedPointerEvent<SVGSVGElement>): void => {
    if (event.type !== 'pointerdown' && event.buttons === 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onPosition(positionAt((event.clientX - left) / width, count));
  };
  const middle = (at: number): number => xOf(at + 0.5, count);
  const wide = Math.max(3, CHART.width / count);
  return (
    <figure class="chart">
      <figcaption class="chart-head">
        <h2>{said.chart}</h2>
        <ul class="chart-legend">
          {(['win', 'draw', 'loss'] as const).map((kind) => (
            <li key={kind} class={`legend-${kind}`}>
              {said.odds[kind]}{' '}
              <data value={String(positions[position]!.odds[kind])}>
                {percentText(positions[position]!.odds[kind], language.value)}
              </data>
            </li>
          ))}
        </ul>
      </figcaption>
      <div class="chart-room">
        <div class="chart-scale" aria-hidden="true">
          {[1, 0.5, 0].map((chance) => (
            <span key={chance}>{percentText(chance, language.value)}</span>
          ))}
        </div>
        <svg
          class="chart-picture"
          viewBox={`0 0 ${CHART.width} ${CHART.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
          onPointerDown={point}
          onPointerMove={point}
        >
          <path class="area-loss" d={paths.loss} />
          <path class="area-draw" d={paths.draw} />
          <path class="area-win" d={paths.win} />
          <path class="chart-half" d={`M0 ${yOf(0.5)}H${CHART.width}`} />
          <path class="chart-line" d={paths.line} />
          <rect class="chart-now" x={middle(position) - wide / 2} y={0} width={wide} height={CHART.height} />
        </svg>
        <div class="chart-marks" aria-hidden="true">
          {moments.filter(isMarked).map(({ position: at, kind }) => (
            <button
              key={`${at} ${kind}`}
              type="button"
              tabIndex={-1}
              class={`chart-mark mark-${kind}`}
              ref={(element) => {
                if (element) element.style.insetInlineStart = `${(100 * (at + 0.5)) / count}%`;
              }}
              onClick={() => onPosition(at)}
            >
              <svg viewBox="-14 -14 28 28">
                <path d={MARKS[kind]} />
              </svg>
            </button>
          ))}
        </div>
        <input
          class="chart-slider"
          type="range"
          min={0}
          max={count - 1}
          value={position}
          aria-label={said.position}
          aria-valuetext={text}
          onInput={({ currentTarget }) => onPosition(currentTarget.valueAsNumber)}
        />
      </div>
    </figure>
  );
}
