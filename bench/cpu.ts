/** CPU time of all threads of this process, in milliseconds. On a shared machine it is steadier than the clock. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
