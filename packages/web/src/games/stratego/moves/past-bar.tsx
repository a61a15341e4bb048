import type { JSX } from 'preact';
import { words } from '../../../speech.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Playing } from '../play/playing.ts';

/** In place of what there is to say, while an earlier position is shown: which, and the way back to now. */
export function PastBar({ playing, text }: { readonly playing: Playing; readonly text: string }): JSX.Element {
  const said = words.value.games.stratego;
  const { at } = playing.play.lookingBack;
  return (
    <div class="stratego-past">
      <span>{text}</span>
      <button
        type="button"
        class="icon-button"
        aria-label={said.commands.earlier[1]}
        title={said.commands.earlier[1]}
        aria-disabled={at === 0}
        onClick={() => playing.stepBack(-1)}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={said.commands.later[1]}
        title={said.commands.later[1]}
        onClick={() => playing.stepBack(1)}
      >
        <Icon name="forward" />
      </button>
      <button type="button" class="button button-first" onClick={() => playing.toNow()}>
        {said.moveList.toNow}
      </button>
    </div>
  );
}
