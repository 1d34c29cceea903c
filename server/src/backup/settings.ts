import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { schemasOfHouse } from '../platform/prepare-database.ts'

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

export function migrationsOf(root: string): string {
  return join(root, 'server/migrations')
}

/** Every schema of the house. What else lies in the database is not ours. */
export function schemasOf(root: string): string[] {
  return schemasOfHouse(migrationsOf(root))
}

export function versionOf(root: string): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string })
    .version
}
