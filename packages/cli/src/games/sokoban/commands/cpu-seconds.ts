/** The CPU time of this process so far, including garbage collection. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

export const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000;
