import type { KitLanguage } from './languages.ts';

/** Where `dedalo bot debug --listen` waits for a program that is started by hand. */
export const DEBUG_PORT = 9000;
const ADDRESS = { name: 'DEDALO_CONNECT', value: `127.0.0.1:${DEBUG_PORT}` };

/** What VS Code can start in its debugger. */
export function launchFile({ launch: { type, test, play } }: KitLanguage): string {
  const common = { type, request: 'launch', cwd: '${workspaceFolder}' };
  // The debugger of C has an environment of its own kind.
  const environment = type === 'cppdbg' ? { environment: [ADDRESS] } : { env: { [ADDRESS.name]: ADDRESS.value } };
  const configurations = [
    { name: 'Try the recorded positions', ...common, ...test },
    { name: `Play with dedalo bot debug --listen ${DEBUG_PORT}`, ...common, ...play, ...environment },
  ];
  return `${JSON.stringify({ version: '0.2.0', configurations }, null, 2)}\n`;
}
