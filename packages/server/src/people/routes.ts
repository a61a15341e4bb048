import type { FastifyInstance } from 'fastify';
import { Guest } from '@dedalo/protocol/live';
import { readBody } from '../read-body.ts';
import type { People } from './people.ts';
import { personOf, rememberPerson } from './person-of.ts';

/** A person's own name, chosen once. */
export function addPeopleRoutes(app: FastifyInstance, people: People, now: () => number): void {
  app.get('/api/me', async (request, reply) => reply.send({ name: personOf(request)?.name ?? null }));

  app.post('/api/me', async (request, reply) => {
    const guest = readBody(Guest, request.body);
    const name = guest?.name.trim().normalize('NFC');
    if (!name) return reply.code(400).send({ code: 'malformed' });
    const { person, secret } = await people.welcome(name, now());
    return rememberPerson(reply, secret).code(201).send({ name: person.name });
  });
}
