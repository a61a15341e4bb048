import type { FastifyReply } from 'fastify';

/** What is not served is said in one line of plain text, whatever the client accepts. */
export const REFUSALS = {
  400: 'This request cannot be understood.',
  404: 'There is nothing here.',
  405: 'Only GET and HEAD are answered here.',
  408: 'The request took too long.',
  412: 'The file has changed.',
  416: 'The file is not that long.',
  421: 'This server answers as localhost only.',
  431: 'The headers of the request are too long.',
  500: 'Something went wrong that should not have.',
} as const satisfies Record<number, string>;

export type Refusal = keyof typeof REFUSALS;

/** A code that has no sentence of its own is told as the first of its kind; what is forbidden, as if it were not there. */
export function refusalOf(code: number | undefined): Refusal {
  if (code === 403) return 404;
  if (code !== undefined && code in REFUSALS) return code as Refusal;
  return code !== undefined && code >= 400 && code < 500 ? 400 : 500;
}

export const refuse = (reply: FastifyReply, code: Refusal): FastifyReply =>
  reply.code(code).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${REFUSALS[code]}\n`);
