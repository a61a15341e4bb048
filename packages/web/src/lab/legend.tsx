import type { Look } from '@dedalo/clients';
import type { JSX } from 'preact';
import { words } from '../speech.ts';

/** Each as the picture draws it, on 20 by 20. */
const SWATCHES: Readonly<Record<Look, JSX.Element>> = {
  wall: <rect class="swatch-wall" width="20" height="20" />,
  floor: <rect class="swatch-floor" width="20" height="20" />,
  seen: (
    <>
      <rect class="swatch-seen" width="20" height="20" />
      <rect class="swatch-entrance" x="8" y="8" width="4" height="4" />
    </>
  ),
  head: (
    <>
      <rect class="swatch-floor" width="20" height="20" />
      <circle class="swatch-wall" cx="10" cy="10" r="7" />
      <circle class="swatch-inside" cx="10" cy="10" r="5.2" />
      <circle class="swatch-head" cx="10" cy="10" r="3.9" />
    </>
  ),
  path: (
    <>
      <rect class="swatch-floor" width="20" height="20" />
      <path class="swatch-path" d="M0 7H13V20H7V13H0z" />
    </>
  ),
  entrance: (
    <>
      <circle class="swatch-entrance" cx="10" cy="10" r="9" />
      <text class="swatch-letter" x="10" y="14.3">
        A
      </text>
    </>
  ),
  exit: (
    <>
      <rect class="swatch-exit" x="1.5" y="1.5" width="17" height="17" />
      <text class="swatch-letter" x="10" y="14.3">
        B
      </text>
    </>
  ),
};

const LOOKS = Object.keys(SWATCHES) as Look[];

export function Legend(): JSX.Element {
  const { lab } = words.value.web;
  return (
    <section class="legend">
      <h2>{lab.legendTitle}</h2>
      <ul>
        {LOOKS.map((look) => (
          <li key={look}>
            <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
              {SWATCHES[look]}
            </svg>
            {lab.legend[look]}
          </li>
        ))}
      </ul>
    </section>
  );
}
