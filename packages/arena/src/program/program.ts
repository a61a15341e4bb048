import type { FaultCode, Limits } from '@dedalo/protocol/report';
import type { Result } from '@dedalo/grid';

/** What went wrong with a program, before it is known which question it was about. */
export interface Failure {
  readonly code: FaultCode;
  readonly line?: string;
  readonly detail?: string;
}

export interface ProgramOptions {
  readonly command: readonly string[];
  /** The program's own folder: its files appear in the working folder. */
  readonly folder: string;
  readonly limits: Limits;
  readonly isSandboxed: boolean;
  /** Other files and folders that it reads: in a sandbox nothing else is there. */
  readonly reads?: readonly string[];
  /** A folder that is empty for it in a sandbox, wherever it lies. */
  readonly hidden?: string;
  /** Whether it is stopped from its answer to the next question: without that it may think while others do. */
  readonly rests?: boolean;
  /** The file for what it writes to standard error; without it that is only counted. */
  readonly log?: string;
  /** Hears at once what it writes to standard error. */
  readonly onLog?: (piece: Buffer) => void;
}

/** A program that speaks in lines. A line that nobody asked for is a failure, and so is anything beyond its limits. */
export interface Program {
  /** Says something and asks for nothing. */
  tell(line: string): void;
  /** Says something and waits for a line, at most so many milliseconds. */
  ask(line: string, milliseconds: number): Promise<Result<string, Failure>>;
  /** Others are about to think for longer than a moment: where it rests, it does so from now on. */
  rest(): void;
  /** Another game begins: what it writes to standard error from now on goes to this file, up to the limit of a game. */
  logTo(log: string | undefined): Promise<void>;
  /** What has gone wrong, from when it is noticed; nothing can be asked of it any more. */
  readonly failure: Failure | undefined;
  /** Closes its input, gives it a moment to end by itself, and ends it with all that it has started. */
  close(): Promise<void>;
}

/** Starts a program; one that cannot be started fails with `not-started` at the first question. */
export type StartProgram = (options: ProgramOptions) => Promise<Program>;
