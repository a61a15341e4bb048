import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { drawMinotaur, drawSupply, drawTheseus } from '../../../labyrinth/figures.ts';
import { draw, path } from '../../../svg/draw.ts';
import { words } from '../../../speech.ts';
import { Die } from './die.tsx';

type SignName = Exclude<keyof typeof words.value.games.theseus.signs, 'title'>;

/** Each as it is drawn on a tile of 100. */
const DRAWN: Readonly<Record<Exclude<SignName, 'dieOfTheseus' | 'dieOfMinotaur'>, () => SVGElement>> = {
  theseus: () => drawTheseus('white'),
  green: () => drawTheseus('green'),
  red: () => drawTheseus('red'),
  minotaur: drawMinotaur,
  supply: () => drawSupply(1),
  open: () =>
    draw(
      'g',
      { class: 'lab-open' },
      draw('rect', { x: -38, y: -38, width: 76, height: 76, rx: 12 }),
      draw('circle', { cx: 0, cy: 0, r: 10 }),
    ),
  thread: () => path('M-40 20H0V-30H40', 'lab-thread'),
  dark: () => draw('rect', { class: 'lab-veil', x: -40, y: -40, width: 80, height: 80 }),
};

/** What is drawn on the board and beside it, and what it means. `isBlind`: not all of the board is seen. */
export function Legend({ isBlind, isOpen }: { readonly isBlind: boolean; readonly isOpen: boolean }): JSX.Element {
  const said = words.value.games.theseus.signs;
  const names = (Object.keys(DRAWN) as (keyof typeof DRAWN)[]).filter((name) => name !== 'dark' || isBlind);
  return (
    <details class="dice-legend" open={isOpen}>
      <summary>{said.title}</summary>
      <ul role="list">
        {names.map((name) => (
          <li key={name}>
            <Sign name={name} />
            <span>{said[name]}</span>
          </li>
        ))}
        <li>
          <span class="dice-legend-die" aria-hidden="true">
            <Die seat={0} dice={3} turn={0} />
          </span>
          <span>{said.dieOfTheseus}</span>
        </li>
        <li>
          <span class="dice-legend-die" aria-hidden="true">
            <Die seat={1} dice={7} turn={0} />
          </span>
          <span>{said.dieOfMinotaur}</span>
        </li>
      </ul>
    </details>
  );
}

function Sign({ name }: { readonly name: keyof typeof DRAWN }): JSX.Element {
  const host = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => host.current!.replaceChildren(DRAWN[name]()), [name]);
  return <svg ref={host} class="lab dice-legend-sign" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false" />;
}
