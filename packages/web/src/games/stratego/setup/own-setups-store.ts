import {
  type OwnSetup,
  readOwnSetups,
  withoutSetup,
  withSetup,
  writeOwnSetups,
} from '@dedalo/clients/stratego/own-setups';
import { signal } from '@preact/signals';
import { toast } from '../../../app/toasts.tsx';
import { words } from '../../../speech.ts';
import { onForeignWrite, readItem, removeItem, writeItem } from '../../../store/local.ts';

/** Kept as text, in the format of files. */
const NAME = 'stratego/setups';

const read = (): OwnSetup[] => readOwnSetups(readItem(NAME) ?? '');

/** The set-ups that are saved in this browser. */
export const ownSetups = signal<readonly OwnSetup[]>(read());

onForeignWrite(NAME, () => {
  ownSetups.value = read();
});

function keepAll(setups: readonly OwnSetup[]): void {
  ownSetups.value = setups;
  if (setups.length === 0) removeItem(NAME);
  else if (!writeItem(NAME, writeOwnSetups(setups))) toast(words.value.web.notKept, { role: 'bad' });
}

export const keepSetup = (setup: OwnSetup): void => keepAll(withSetup(ownSetups.peek(), setup));
export const removeSetup = (title: string): void => keepAll(withoutSetup(ownSetups.peek(), title));
