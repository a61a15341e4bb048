import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Stopped } from '../pool/pool.ts';
import { ConnectedProgram } from './connected-program.ts';
import type { Program } from './program.ts';

/** Only programs of this machine can connect. */
export const LOOPBACK = '127.0.0.1';

export interface WaitOptions {
  /** 0 for any that is free. */
  readonly port: number;
  /** Bytes of a line. */
  readonly longestLine: number;
  /** Gives up waiting; then it is rejected with `Stopped`. */
  readonly signal: AbortSignal;
  /** From now on it can connect. */
  readonly onListening: (port: number) => void;
}

/** The first program that connects; no other can after it. Rejected with the system's error where the port cannot be opened. */
export function waitForProgram({ port, longestLine, signal, onListening }: WaitOptions): Promise<Program> {
  return new Promise((resolve, reject) => {
    let isTaken = false;
    const server = createServer((socket: Socket) => {
      if (isTaken) return void socket.destroy();
      isTaken = true;
      leave();
      resolve(new ConnectedProgram(socket, longestLine));
    });
    const stop = (): void => {
      leave();
      reject(new Stopped());
    };
    const leave = (): void => {
      signal.removeEventListener('abort', stop);
      server.close();
    };
    server.once('error', (error) => {
      leave();
      reject(error);
    });
    signal.addEventListener('abort', stop);
    if (signal.aborted) return stop();
    server.listen(port, LOOPBACK, () => onListening((server.address() as AddressInfo).port));
  });
}
