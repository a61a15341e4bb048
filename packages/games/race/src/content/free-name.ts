export interface NameWish {
  readonly wanted: string | undefined;
  /** What to take instead, with numbers from 1. */
  readonly otherwise: (number: number) => string;
  readonly isTaken: (name: string) => boolean;
}

/** The wanted name, or the first other one that is not taken. */
export function freeName({ wanted, otherwise, isTaken }: NameWish): string {
  if (wanted !== undefined && !isTaken(wanted)) return wanted;
  let number = 1;
  while (isTaken(otherwise(number))) number++;
  return otherwise(number);
}
