import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrations, schemasMadeBy } from '../platform/database/migration-files.ts'

/** How long a statement may take is the server's word for calls; a backup takes as long as it takes. */
const unhurried = `
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0;`

/** Rows are written and read in one and the same form, whatever the server is set to. */
export const plainForm = `${unhurried}
  set local timezone = 'UTC';
  set local datestyle = 'ISO';
  set local intervalstyle = 'postgres';
  set local extra_float_digits = 1;
  set local bytea_output = 'hex';
  set local client_encoding = 'UTF8';
  set local client_min_messages = warning;
  set local search_path = pg_catalog;`

/** The tables of the queue of jobs come from its own migrations. */
export const queueSchema = 'graphile_worker'

export function migrationsOf(root: string): string {
  return join(root, 'server/migrations')
}

/** Every schema of the house. What else lies in the database is not ours. */
export function schemasOf(root: string): string[] {
  const made = schemasMadeBy(readMigrations(migrationsOf(root)))
  return [...new Set(['platform', queueSchema, ...made])]
}

export function versionOf(root: string): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string })
    .version
}
