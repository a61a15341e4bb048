import { globalFlags } from '../global-flags.ts';
import { terminal } from './terminal.ts';

/** Whether the full-screen client can and may be used: there is a terminal to draw on and to type at. */
export const isFullScreen = (): boolean => terminal().isTerminal && process.stdin.isTTY && !globalFlags().isPlain;
