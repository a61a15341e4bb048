/** The CPU time of this thread that something takes, in microseconds: whatever else the machine does, it is the same. */
export function cpuTimeOf(run: () => unknown): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}
