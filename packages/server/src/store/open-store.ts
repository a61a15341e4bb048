import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrationProvider } from './migrations.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** Opens the database in this folder, and brings it to the tables of today. */
export async function openDatabase(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true });
  const database: Database = new Kysely({ dialect: sqliteDialect(join(folder, 'dedalo.sqlite')) });
  try {
    const { error } = await new Migrator({ db: database, provider: migrationProvider }).migrateToLatest();
    if (error !== undefined) throw error;
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}
