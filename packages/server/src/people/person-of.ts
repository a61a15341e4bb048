import cookies from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { People, Person } from './people.ts';

const COOKIE = 'dedalo';
/** A browser keeps it for so long after the last visit, in seconds: the longest that browsers allow. */
const KEPT = 400 * 24 * 3600;

const asking = new WeakMap<FastifyRequest, Person>();

/** The person behind a request; undefined without a known cookie. */
export const personOf = (request: FastifyRequest): Person | undefined => asking.get(request);

/** Finds the person behind each request of the API. */
export function addPeople(app: FastifyInstance, people: People): void {
  app.register(cookies);
  app.addHook('onRequest', async (request) => {
    // Files are the same for everybody.
    if (!request.url.startsWith('/api/')) return;
    const { [COOKIE]: secret } = app.parseCookie(request.headers.cookie ?? '');
    const person = secret === undefined ? undefined : await people.find(secret);
    if (person) asking.set(request, person);
  });
}

/** The browser is this person's from now on. */
export const rememberPerson = (reply: FastifyReply, secret: string): FastifyReply =>
  reply.setCookie(COOKIE, secret, { path: '/', httpOnly: true, sameSite: 'lax', maxAge: KEPT });
