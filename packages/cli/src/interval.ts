/** Wilson's 95 % interval for the share of `found` among `of`. */
export function interval95(wins: number, games: number): [low: number, high: number] {
  if (games === 0) return [0, 1];
  const z = 1.959963984540054;
  const share = wins / games;
  const middle = share + (z * z) / (2 * games);
  const half = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [wins === 0 ? 0 : (middle - half) / scale, wins === games ? 1 : (middle + half) / scale];
}
