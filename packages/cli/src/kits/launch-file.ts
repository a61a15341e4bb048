import type { KitLanguage } from './languages.ts';

/** Where `dedalo bot debug --listen` waits for a program that is started by hand. */
export const DEBUG_PORT = 9000;
const ADDRESS = { name: 'DEDALO_CONNECT', value: `127.0.0.1:${DEBUG_PORT}` };

/** The configurations for the debugger of VS Code. */
export function launchFile({ launch: { type, test, play } }: KitLanguage): string {
  const common = { type, request: 'launch', cwd: '${workspaceFolder}' };
  // The debugger of C takes the environment in another format.
  const environment = type === 'cppdbg' ? { environment: [ADDRESS] } : { env: { [ADDRESS.name]: ADDRESS.value } };
  const configurations = [
    { name: 'Try the recorded positions', ...common, ...test },
    { name: `Play with dedalo bot debug --listen ${DEBUG_PORT}`, ...common, ...play, ...environment },
  ];
  return `${JSON.stringify({ version: '0.2.0', configurations }, null, 2)}\n`;
}
