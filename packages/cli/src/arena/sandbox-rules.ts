import { sandboxProblem, type SandboxProblem } from '@dedalo/arena/program/sandbox';
import { UsageError } from '../usage.ts';
import { arenaSpeech } from './arena-words.ts';

interface SandboxRules {
  readonly isSandboxed: boolean;
}

/** Programs are shut in wherever that works, unless somebody says otherwise. */
export const isSandboxedBy = (wish: boolean | undefined): boolean => wish ?? sandboxProblem() === undefined;

/** Refuses a sandbox where there can be none, before anything is played. */
export function checkSandbox({ isSandboxed }: SandboxRules): void {
  const problem = isSandboxed ? sandboxProblem() : undefined;
  if (problem) throw new UsageError(arenaSpeech().match.noSandbox[problem]);
}

/** Why there is no sandbox: nobody wants one, or there is none. */
const whyNone = (): SandboxProblem | 'off' => sandboxProblem() ?? 'off';

/** Says in one line what is not protected where programs run without a sandbox. */
export function tellOfNoSandbox({ isSandboxed }: SandboxRules): void {
  if (!isSandboxed) process.stderr.write(`dedalo: ${arenaSpeech().match.unprotected[whyNone()]}\n`);
}

/** Hand-ins of others run without a sandbox only for those who say that they trust them. */
export function checkTrust(rules: SandboxRules, isTrusted: boolean): void {
  if (!rules.isSandboxed && !isTrusted) throw new UsageError(arenaSpeech().tournament.untrusted[whyNone()]);
}
