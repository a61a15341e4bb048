import { globalFlags } from '../global-flags.ts';
import { terminal } from './terminal.ts';

/** Whether the full-screen client can and may be used: input and output are a terminal. */
export const isFullScreen = (): boolean => terminal().isTerminal && process.stdin.isTTY && !globalFlags().isPlain;
