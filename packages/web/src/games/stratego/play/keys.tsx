import type { Command } from '@dedalo/words';
import type { JSX } from 'preact';
import { keyMap } from '../../../input/commands.ts';
import { keyLabel } from '../../../input/key-label.ts';
import { words } from '../../../speech.ts';
import type { Playing } from './playing.ts';

/** The keys that do something now, and what. */
export function Keys({ playing }: { readonly playing: Playing }): JSX.Element | null {
  const { play, controller } = playing;
  void controller.revision.value;
  const labels = Object.entries(labelsOf(playing)) as [Command, string][];
  if (labels.length === 0 || play.isBotsTurn) return null;
  return (
    <dl class="stratego-keys">
      {labels.map(([command, text]) => {
        const [key] = keyMap.value.keysOf(command);
        return key === undefined ? null : (
          <div key={command}>
            <dt>{keyLabel(key)}</dt>
            <dd>{text}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function labelsOf({ play }: Playing): Partial<Record<Command, string>> {
  const said = words.value.games.stratego.commands;
  const { mirror, setups } = words.value.web.stratego;
  if (play.isOver) return { next: said.newGame[1] };
  if (play.isHandOver) return { choose: said.show[1] };
  const back = play.picked === undefined ? {} : { back: said.drop[1] };
  if (!play.drafting) return { choose: play.picked === undefined ? said.pick[1] : said.go[1], ...back };
  return {
    choose: said.place[1],
    ...back,
    faster: said.otherPiece[1],
    undo: said.remove[1],
    previous: said.pool[1],
    reverse: mirror,
    restart: said.clear[1],
    levels: setups,
    play: said.begin[1],
  };
}
