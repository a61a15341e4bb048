/** The name is used in sources of five languages and on the command line. */
const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/;

/** Why a new player cannot have this name, if it cannot. A single word on the command line is a bot of ours. */
export function kitNameProblem(name: string, bots: readonly string[]): 'badName' | 'takenName' | undefined {
  if (!NAME.test(name)) return 'badName';
  return bots.includes(name.toLowerCase()) ? 'takenName' : undefined;
}
