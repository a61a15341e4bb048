import { err, ok, type Result } from '@dedalo/grid';
import { makeMusic } from './make-music.ts';
import type { ModProblem } from './mod/read-mod.ts';
import { type Sound, soundOf } from './sound.ts';

/** Where a designer's files are. */
export interface OwnFiles {
  read(path: string): Promise<ArrayBuffer | undefined>;
}

export type SoundProblem = { readonly path: string } & (
  | { readonly code: 'missing-sound' }
  /** Neither a MOD nor anything that this browser plays. */
  | { readonly code: 'unknown-sound' }
  | ModProblem
);

/** Reads a sound that a designer has named: a MOD, or whatever the browser knows. */
export async function readOwnSound(
  { path, files, context }: { readonly path: string; readonly files: OwnFiles; readonly context: BaseAudioContext },
  signal: AbortSignal,
): Promise<Result<Sound, SoundProblem>> {
  const bytes = await files.read(path);
  if (!bytes) return err({ path, code: 'missing-sound' });
  if (isMod(path)) {
    const made = await makeMusic({ mod: new Uint8Array(bytes) }, signal);
    return made.ok ? ok(soundOf(context, made.value)) : err({ path, ...made.error });
  }
  try {
    // The bytes that are decoded are gone after that: these are a copy.
    return ok({ buffer: await context.decodeAudioData(bytes.slice(0)), loopFrom: 0 });
  } catch {
    return err({ path, code: 'unknown-sound' });
  }
}

/** The Amiga wrote the kind before the name. */
const isMod = (path: string): boolean => /\.mod$|(?:^|\/)mod\.[^/]*$/i.test(path);
