/** What the intruder tries, as the documents call it. */
export const ATTEMPTS = [
  'kills its opponent',
  "reads its opponent's folder",
  'reads the folder of the run',
  "reads the arena's environment",
  'changes what it was handed in as',
  'writes outside of its folder',
  'connects to a server of this machine',
  'listens, to be reached from outside',
  'lets children work while it is not its turn',
  'fills the disk',
  'leaves processes behind',
  'kills the arena',
] as const;
export type Attempt = (typeof ATTEMPTS)[number];

export type Results = Readonly<Partial<Record<Attempt, string>>>;
