import type { Kysely } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';

/** The tables of one moment: a migration must not change when they do. */
type AnyTables = Kysely<unknown>;

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-matches': {
    async up(db: AnyTables) {
      await db.schema
        .createTable('person')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('match')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('rules_version', 'integer', (column) => column.notNull())
        .addColumn('config', 'text', (column) => column.notNull())
        .addColumn('seed', 'text', (column) => column.notNull())
        .addColumn('title', 'text')
        .addColumn('clock', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('ended_at', 'bigint')
        .execute();
      await db.schema.createIndex('match_by_end').on('match').columns(['ended_at', 'created_at']).execute();
      await db.schema
        .createTable('seat')
        .addColumn('match', 'text', (column) => column.notNull().references('match.id'))
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('person', 'text', (column) => column.references('person.id'))
        .addColumn('bot', 'text')
        .addPrimaryKeyConstraint('seat_key', ['match', 'seat'])
        .execute();
      await db.schema.createIndex('seat_by_person').on('seat').column('person').execute();
      await db.schema
        .createTable('journal')
        .addColumn('match', 'text', (column) => column.notNull().references('match.id'))
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('seat', 'integer')
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('thinking', 'integer', (column) => column.notNull())
        .addColumn('forgiven', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('journal_key', ['match', 'number'])
        .execute();
      await db.schema
        .createTable('run')
        .addColumn('began_at', 'bigint', (column) => column.primaryKey())
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
};

export const migrationProvider: MigrationProvider = { getMigrations: async () => MIGRATIONS };
