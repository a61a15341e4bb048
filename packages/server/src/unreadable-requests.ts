import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { CONTENT_SECURITY_POLICY, formatPolicy } from './content-security-policy.ts';
import { PERMISSIONS_POLICY } from './permissions-policy.ts';
import { type Refusal, REFUSALS } from './refuse.ts';

const REASONS: Readonly<Record<string, Refusal>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** What headers.ts gives all others: here there is no request that a hook could work on. */
const HEADERS = [
  `content-security-policy: ${formatPolicy(CONTENT_SECURITY_POLICY)}`,
  'cross-origin-opener-policy: same-origin',
  'cross-origin-resource-policy: same-origin',
  `permissions-policy: ${PERMISSIONS_POLICY}`,
  'referrer-policy: no-referrer',
  'x-content-type-options: nosniff',
  'content-type: text/plain; charset=utf-8',
  'connection: close',
];

/** Answers what is no HTTP, or too long, or too slow. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const code = REASONS[error.code ?? ''] ?? 400;
  const text = `${REFUSALS[code]}\n`;
  const head = [`HTTP/1.1 ${code} ${STATUS_CODES[code]}`, ...HEADERS, `content-length: ${text.length}`];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
}
