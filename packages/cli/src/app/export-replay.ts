import type { Message } from '@dedalo/clients/message';
import { freeReplayName, saveFile } from '../save-file.ts';
import { reasonOf } from '../store/files.ts';
import type { Client } from './client.ts';

/** Saves a game under a free name in the current folder; returns a message about it. */
export function exportReplay(
  { words }: Pick<Client, 'words'>,
  { stem, text }: { readonly stem: string; readonly text: string },
): Message {
  const { saved, notSaved } = words.client;
  try {
    const file = freeReplayName(stem);
    saveFile(file, text);
    return { text: saved(file), role: 'good' };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return { text: notSaved(reasonOf(cause)), role: 'bad' };
  }
}
