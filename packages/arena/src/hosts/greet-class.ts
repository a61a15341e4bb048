import { err, ok, type Result } from '@dedalo/grid';
import { readHello } from '@dedalo/protocol';
import { askHello, type HelloOrder } from '../program/ask-hello.ts';
import type { Failure } from '../program/program.ts';
import { CLASS_PROBLEMS, type ClassProblem, type HostProblem } from './host-problem.ts';

export interface Greeting extends HelloOrder {
  readonly language: 'java' | 'js' | 'py';
}

/** Starts a host once, as it will be started for a game, and asks for the name of the player. */
export async function greetClass({ language, ...order }: Greeting): Promise<Result<string, HostProblem>> {
  const { answer, log } = await askHello(order);
  const said = answer.ok ? parseGreeting(answer.value) : undefined;
  return said ?? err(noAnswer(language, answer.ok ? { code: 'wrong-answer', line: answer.value } : answer.error, log));
}

/** A name, or the problem that a host tells instead. */
function parseGreeting(line: string): Result<string, HostProblem> | undefined {
  const hello = readHello(line);
  if (hello.ok) return ok(hello.value.name);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  const { problem, says, found } = Object(value) as Readonly<Record<string, unknown>>;
  const code = CLASS_PROBLEMS.find((known): known is ClassProblem => known === problem);
  const isGood = typeof says === 'string' && Array.isArray(found) && found.every((one) => typeof one === 'string');
  return code && isGood ? err({ code, says, found }) : undefined;
}

/** What a Java says that is older than the classes. */
const OLD_JAVA = /UnsupportedClassVersionError.*dedalo\/host\//;

function noAnswer(language: Greeting['language'], failure: Failure, log: string): HostProblem {
  const isMissing = failure.code === 'not-started' && failure.detail?.startsWith('ENOENT');
  if (isMissing && language === 'java') return { code: 'no-java' };
  if (isMissing && language === 'py') return { code: 'no-python' };
  if (OLD_JAVA.test(log)) return { code: 'old-java' };
  return { code: 'no-answer', says: [failure.code, failure.detail, failure.line].filter(Boolean).join(': '), log };
}
