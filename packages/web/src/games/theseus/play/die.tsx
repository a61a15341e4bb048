import type { Dice } from '@dedalo/theseus';
import { wayOf } from '@dedalo/theseus';
import type { JSX } from 'preact';
import { words } from '../../../speech.ts';

interface DieProps {
  readonly seat: number;
  /** 'unseen': it was played out of sight. */
  readonly dice: Dice | 'unseen' | undefined;
  /** Different for every die, so that each is seen falling. */
  readonly turn: number;
}

const PIPS: Readonly<Record<Dice, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  7: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [0, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A die with its face and the direction of this face. */
export function Die({ seat, dice, turn }: DieProps): JSX.Element {
  const name = words.value.games.theseus.seats[seat]!;
  const { ways, notRolled, notSeen } = words.value.web.theseus;
  const text =
    dice === undefined ? notRolled(name) : dice === 'unseen' ? notSeen(name) : `${name}: ${dice}, ${ways[dice]}`;
  const isFace = typeof dice === 'number';
  return (
    <span class={`die die-${seat === 0 ? 'theseus' : 'minotaur'}`} role="img" aria-label={text} title={text}>
      <svg key={turn} viewBox="-20 -20 56 40" aria-hidden="true" focusable="false">
        <rect class="die-face" x="-17" y="-17" width="34" height="34" rx="6" />
        {isFace &&
          PIPS[dice].map(([x, y]) => <circle key={`${x} ${y}`} class="die-pip" cx={x * 9} cy={y * 9} r="3.4" />)}
        {isFace && (
          <path class="die-way" d="M27 7V-7M22 -2L27 -8L32 -2" transform={`rotate(${wayOf(dice) * 90} 27 0)`} />
        )}
        {dice === 'unseen' && (
          <text class="die-unknown" x="0" y="8">
            ?
          </text>
        )}
      </svg>
    </span>
  );
}
