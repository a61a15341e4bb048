import { sandboxProblem, type SandboxProblem } from '@dedalo/arena/program/sandbox';
import { UsageError } from '../usage.ts';
import { arenaSpeech } from './arena-words.ts';

interface SandboxRules {
  readonly isSandboxed: boolean;
}

/** Programs run in a sandbox wherever one works, unless it is turned off. */
export const isSandboxedBy = (wish: boolean | undefined): boolean => wish ?? sandboxProblem() === undefined;

/** Refuses a sandbox that cannot work, before anything is played. */
export function checkSandbox({ isSandboxed }: SandboxRules): void {
  const problem = isSandboxed ? sandboxProblem() : undefined;
  if (problem) throw new UsageError(arenaSpeech().match.noSandbox[problem]);
}

/** Why there is no sandbox: it was turned off, or it does not work here. */
const whyNone = (): SandboxProblem | 'off' => sandboxProblem() ?? 'off';

/** Says in one line what is not protected without a sandbox. */
export function tellOfNoSandbox({ isSandboxed }: SandboxRules): void {
  if (!isSandboxed) process.stderr.write(`dedalo: ${arenaSpeech().match.unprotected[whyNone()]}\n`);
}

/** Hand-ins of others run without a sandbox only with the explicit option to trust them. */
export function checkTrust(rules: SandboxRules, isTrusted: boolean): void {
  if (!rules.isSandboxed && !isTrusted) throw new UsageError(arenaSpeech().tournament.untrusted[whyNone()]);
}
