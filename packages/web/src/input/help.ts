import { signal } from '@preact/signals';
import type { OpenScreen } from './commands.ts';

/** The screen whose help is open. */
export const helpOpenFor = signal<OpenScreen | undefined>(undefined);

export const closeHelp = (): void => {
  helpOpenFor.value = undefined;
};

/** Resolves once no help is open. Bots wait for it, so that nothing changes under the help. */
export async function helpClosed(): Promise<void> {
  if (helpOpenFor.peek() === undefined) return;
  await new Promise<void>((resolve) => {
    const end = helpOpenFor.subscribe((screen) => {
      if (screen !== undefined) return;
      end();
      resolve();
    });
  });
}
