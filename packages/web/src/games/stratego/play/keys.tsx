import type { Command } from '@dedalo/words';
import type { JSX } from 'preact';
import { keyMap } from '../../../input/key-map.ts';
import { keyLabel } from '../../../input/key-label.ts';
import type { Playing } from './playing.ts';
import { SETTING_UP, wordsFor } from './use-stratego-commands.ts';

/** The keys that work now, and their commands. */
export function Keys({ playing }: { readonly playing: Playing }): JSX.Element | null {
  const { play, controller } = playing;
  void controller.revision.value;
  if (play.isBotsTurn) return null;
  return (
    <dl class="stratego-keys">
      {commandsNow(playing).map((command) => {
        const [key] = keyMap.value.keysOf(command);
        return key === undefined ? null : (
          <div key={command}>
            <dt>{keyLabel(key)}</dt>
            <dd>{wordsFor(playing, command)[1]}</dd>
          </div>
        );
      })}
    </dl>
  );
}

const WALKED: readonly Command[] = ['stratego.earlier', 'stratego.later', 'stratego.moves', 'stratego.resign'];

function commandsNow({ play }: Playing): readonly Command[] {
  if (play.isOver) return ['new-game'];
  if (play.isHandOver) return ['choose'];
  const back: Command[] = play.picked === undefined ? [] : ['back'];
  return play.drafting ? ['choose', ...back, ...SETTING_UP] : ['choose', ...back, ...WALKED];
}
