import type { JSX } from 'preact';
import { Toggle } from '../../../settings/toggle.tsx';
import { SkinChoice } from './skin-choice.tsx';

/** What can be chosen for Sokoban. */
export const SokobanSettings = (): JSX.Element => (
  <>
    <SkinChoice />
    <div class="switches">
      <Toggle name="timer" />
      <Toggle name="deadlockNotice" />
      <Toggle name="deadSquares" />
    </div>
  </>
);
