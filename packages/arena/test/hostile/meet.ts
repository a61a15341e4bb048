import { setTimeout as pause } from 'node:timers/promises';
import { err, type Result } from '@dedalo/grid';
import { livePrograms } from '@dedalo/arena/program/live-programs';
import { membersOf } from '@dedalo/arena/program/members';
import type { Failure } from '@dedalo/arena/program/program';
import { startProgram } from '@dedalo/arena/program/start-program';
import { readAct, readHello } from '@dedalo/protocol';
import { countDaemons } from './count-daemons.ts';
import { FOLDER, type Hostile } from './hostile-set.ts';

/** Far longer than any program takes to say its name. */
const PATIENCE = 100_000;

export interface Meeting {
  readonly failure: Failure | undefined;
  /** How many processes of it there are when it was closed. */
  readonly left: number;
}

export interface Encounter extends Hostile {
  readonly isSandboxed: boolean;
}

/** Holds the conversation with a program up to its first move, and closes it. */
export async function meet({ file, time, limits, isSandboxed }: Encounter): Promise<Meeting> {
  const program = await startProgram({ command: ['python3', file], folder: FOLDER, limits, isSandboxed });
  const groups = livePrograms();
  let answer: Result<unknown, Failure> = await program.ask('{"type":"hello","protocol":2}', PATIENCE);
  if (answer.ok) answer = read(readHello(answer.value as string));
  if (answer.ok) {
    const act = await program.ask('{"type":"act","turn":1}', time);
    answer = act.ok ? read(readAct(act.value)) : act;
  }
  // What comes behind an answer comes when it comes.
  for (let tries = 0; answer.ok && tries < 1000; tries++) {
    await pause(50);
    if (program.failure) answer = err(program.failure);
  }
  await program.close();
  const left = groups.reduce((sum, group) => sum + membersOf(group).length + countDaemons(group.marker), 0);
  return { failure: answer.ok ? undefined : answer.error, left };
}

const read = (answer: ReturnType<typeof readHello | typeof readAct>): Result<unknown, Failure> =>
  answer.ok ? answer : err({ code: answer.error.code === 'not-json' ? 'not-json' : 'wrong-answer' });
