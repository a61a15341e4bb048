/** A described method was called although what it requires does not hold. */
export class RequirementError extends Error {
  override readonly name = 'RequirementError';
}

/** The printed precondition of a method, such as `SokobanGame.move` and `!levelCompleted()`. */
export function requires(method: string, condition: string, holds: boolean): void {
  if (!holds) throw new RequirementError(`${method} requires ${condition}`);
}
