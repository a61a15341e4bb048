import { spawn } from 'node:child_process';

/**
 * Runs a script on another Node, which takes the place of this process: it gets the signals, and its end is ours. Ending
 * this process alone would leave the other one behind, in the middle of its games.
 * @param {string} node
 * @param {readonly string[]} args the script and what it is given
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runOn(node, args, env = process.env) {
  const child = spawn(node, args, { stdio: 'inherit', env });
  // The child gets Ctrl+C from the terminal itself and decides; this process only waits for it.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
  }
  child.on('close', (code, signal) => {
    if (signal) console.error(`ended by ${signal}`);
    process.exitCode = code ?? 1;
  });
}
