import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { restoreBackup, type Restored } from '../server/src/backup/backup.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { StartupProblem } from '../server/src/platform/startup-problem.ts'

/** `npm run restore -- <file>` makes a house of a backup: in an empty DATA_DIR, or in the empty database of DATABASE_URL. */
const usage = `Use it so:
  npm run restore -- <file>   into an empty DATA_DIR, or the empty database that DATABASE_URL names`

const root = fileURLToPath(new URL('..', import.meta.url))

async function run([file, ...more]: string[]): Promise<void> {
  if (file === undefined || more.length > 0 || file.startsWith('-')) throw new StartupProblem(usage)
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => stopping.abort(new StartupProblem('Stopped; nothing was kept.')))
  }
  const { signal } = stopping
  const restored = await restoreBackup(readConfig(process.env), {
    file: resolve(file),
    root,
    signal,
  })
  console.log(told(restored))
  const problem = problemOf(restored)
  if (problem !== undefined) throw new StartupProblem(problem)
}

function told({ rows, tables, moment, applied, secretFile, books, audit }: Restored): string {
  return [
    `Restored ${rows} rows of ${tables} tables as of ${moment}.`,
    ...(applied.length > 0 ? [`Newer migrations applied: ${applied.join(', ')}.`] : []),
    ...(secretFile === undefined
      ? []
      : [`SECRET is kept in ${secretFile} (0600); in production set it on every node.`]),
    `Books: ${books.holds ? 'proven' : 'NOT proven'}, ${books.legs} legs against ${books.accounts} accounts up to position ${books.position}.`,
    `Audit: ${audit.holds ? 'proven' : 'NOT proven'}, ${audit.entries} entries in one chain.`,
  ].join('\n')
}

function problemOf({ books, audit }: Restored): string | undefined {
  if (books.holds && audit.holds) return undefined
  const what = [
    ...(books.holds
      ? []
      : [`the books (${books.differences.map(({ account }) => account).join(', ')})`]),
    ...(audit.holds ? [] : [`the audit chain (from entry ${audit.brokenAt ?? 'unknown'} on)`]),
  ].join(' and ')
  return `Everything of the backup is there, but ${what} does not prove: look into it before anybody is served, or drop the database and restore an older backup.`
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error
  console.error(error.message)
  process.exitCode = 1
}
