import './help.css';
import { type Key, letterOf } from '@dedalo/clients/key-map';
import { type Command, commandWords } from '@dedalo/words';
import type { JSX } from 'preact';
import type { CommandHandler } from '../input/commands.ts';
import { closeHelp, helpOpenFor } from '../input/help.ts';
import { keyMap } from '../input/key-map.ts';
import { keyLabel } from '../input/key-label.ts';
import { words } from '../speech.ts';
import { Dialog } from '../ui/dialog.tsx';
import { linkTo } from './route.ts';

/** Opened above a screen, which stays as it is. */
export function Help(): JSX.Element | null {
  const handler = helpOpenFor.value?.current;
  if (!handler) return null;
  const { help, game } = words.value.web;
  const howTo = handler.howTo?.();
  return (
    <Dialog title={howTo ? `${help.title}: ${howTo.game}` : help.title} onClose={closeHelp} class="help">
      {howTo && (
        <>
          <h3>{game.howTo}</h3>
          <ol class="help-steps">
            {howTo.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
      <h3>{help.keys}</h3>
      <HeardKeys handler={handler} />
      <div class="actions">
        <a class="button" href={linkTo(['settings', 'keys'])} onClick={closeHelp}>
          {help.change}
        </a>
      </div>
    </Dialog>
  );
}

/** Every key that works on the screen. */
function HeardKeys({ handler }: { readonly handler: CommandHandler }): JSX.Element {
  const commands = [...new Set<Command>([...handler.commands, 'help'])];
  const rows = commands.map((command) => ({ command, keys: keysOn(handler, command) }));
  return (
    <dl class="help-keys">
      {rows
        .filter(({ keys }) => keys.length > 0)
        .map(({ command, keys }) => (
          <div key={command}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{keyLabel(key)}</kbd>
              ))}
            </dt>
            <dd>{(handler.wordsFor?.(command) ?? commandWords(command, words.value))[1]}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Letters with a meaning of their own are no keys of commands. */
const keysOn = (handler: CommandHandler, command: Command): readonly Key[] =>
  keyMap.value.keysOf(command).filter((key) => !handler.letter || letterOf(key) === undefined);
