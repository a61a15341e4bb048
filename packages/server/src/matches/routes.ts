import { randomBytes, randomInt } from 'node:crypto';
import type { Game } from '@dedalo/engine';
import type { FastifyInstance } from 'fastify';
import { NewMatch } from '@dedalo/protocol/live';
import { personOf } from '../people/person-of.ts';
import { readBody } from '../read-body.ts';
import { settingsOf } from './new-match.ts';
import type { Rooms } from './rooms.ts';

const SEED_BYTES = 16;

export interface MatchRoutes {
  readonly rooms: Rooms;
  readonly findGame: (id: string) => Game | undefined;
}

/** Opening a match and sitting down at one. All else happens on the socket. */
export function addMatchRoutes(app: FastifyInstance, { rooms, findGame }: MatchRoutes): void {
  app.post('/api/matches', async (request, reply) => {
    const person = personOf(request);
    if (!person) return reply.code(401).send({ code: 'nobody' });
    const wanted = readBody(NewMatch, request.body);
    if (!wanted) return reply.code(400).send({ code: 'malformed' });
    const settings = settingsOf(wanted, { findGame, seed: randomBytes(SEED_BYTES).toString('base64url') });
    if (!settings.ok) return reply.code(400).send(settings.error);
    const seats = settings.value.game.seats(settings.value.config);
    const own = wanted.seat ?? randomInt(seats);
    const sitters = Array.from({ length: seats }, (_, seat) => (seat === own ? person.id : null));
    return reply.code(201).send({ id: await rooms.create(settings.value, sitters), seat: own });
  });

  app.post<{ Params: { id: string } }>('/api/matches/:id/seat', async (request, reply) => {
    const person = personOf(request);
    if (!person) return reply.code(401).send({ code: 'nobody' });
    const found = await rooms.open(request.params.id);
    if (!found) return reply.code(404).send({ code: 'no-such-match' });
    const seat = await rooms.sitDown(request.params.id, person.id);
    return seat === undefined ? reply.code(409).send({ code: 'full' }) : reply.send({ seat });
  });
}
