/** Who meets whom: by seat. */
export interface Meeting {
  readonly round: number;
  readonly seats: readonly number[];
}

/** Everybody against everybody, in both seats. */
export function roundRobin(players: number): Meeting[] {
  const meetings: Meeting[] = [];
  for (let a = 0; a < players; a++) {
    for (let b = a + 1; b < players; b++) meetings.push({ round: 1, seats: [a, b] }, { round: 2, seats: [b, a] });
  }
  return meetings;
}

/** Some rounds in which neighbours meet, each time others. */
export function swiss(players: number, rounds: number): Meeting[] {
  const half = players / 2;
  return Array.from({ length: rounds }, (_, index) =>
    Array.from({ length: half }, (__, first): Meeting => ({
      round: index + 1,
      seats: index % 2 === 0 ? [first, half + ((first + index) % half)] : [half + ((first + index) % half), first],
    })),
  ).flat();
}

/** Everybody alone on every level. */
export const alone = (players: number, levels: number): Meeting[] =>
  Array.from({ length: levels }, (_, level) =>
    Array.from({ length: players }, (__, player): Meeting => ({ round: level + 1, seats: [player] })),
  ).flat();
