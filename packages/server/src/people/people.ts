import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../store/open-store.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

const ID_BYTES = 9;
const SECRET_BYTES = 24;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The people of this server. A guest is a name and a secret that the browser keeps; nothing else is asked for. */
export class People {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async welcome(name: string, at: number): Promise<{ readonly person: Person; readonly secret: string }> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const person = { id: randomBytes(ID_BYTES).toString('base64url'), name };
    await this.#database
      .insertInto('person')
      .values({ ...person, secret_hash: hashOf(secret), created_at: at })
      .execute();
    return { person, secret };
  }

  async find(secret: string): Promise<Person | undefined> {
    return this.#database
      .selectFrom('person')
      .select(['id', 'name'])
      .where('secret_hash', '=', hashOf(secret))
      .executeTakeFirst();
  }
}
