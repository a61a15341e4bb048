import type { Result } from '../../src/index.ts';

/** The value of something that must have worked. */
export function valueOf<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** Why something was refused that must not have worked. */
export function errorOf<E>(result: Result<unknown, E>): E {
  if (result.ok) throw new Error('was accepted');
  return result.error;
}
