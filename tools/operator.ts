import { fileURLToPath } from 'node:url'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { readConfig, type Config } from '../server/src/platform/config.ts'
import { connect, type Database } from '../server/src/platform/database/database.ts'
import { startEmbedded } from '../server/src/embedded/embedded.ts'
import { createLog } from '../server/src/platform/log.ts'
import { prepareDatabase } from '../server/src/platform/prepare-database.ts'
import { loadSecret } from '../server/src/platform/secret.ts'
import { createSessions } from '../server/src/platform/sessions.ts'
import { StartupProblem } from '../server/src/platform/startup-problem.ts'
import { createOperators } from '../server/src/rooms/identity/identity.ts'
import { makeOneTimePassword } from '../server/src/rooms/identity/credentials/one-time-password.ts'
import { createAudit } from '../server/src/rooms/system/audit/audit.ts'

/**
 * `npm run operator -- create <username>` makes the first admin of a new installation;
 * `npm run operator -- reset <username>` helps one who lost password or phone when no other admin can.
 * Whoever may run it holds the database anyway, so it asks for nothing.
 */
const usage = `Use it so:
  npm run operator -- create <username>   adds an admin and prints a password
  npm run operator -- reset <username>    gives a new password and forgets the authenticator`

const by = { id: 'command', name: 'Command line', username: '', roles: [], ip: '', requestId: '' }
const reason = 'by the operator command on the server'
const migrations = fileURLToPath(new URL('../server/migrations', import.meta.url))

async function run([verb, username]: string[]): Promise<string> {
  if (username === undefined || (verb !== 'create' && verb !== 'reset')) return stop(usage)
  if (verb === 'create' && !/^[a-z][a-z0-9._-]{1,38}[a-z0-9]$/.test(username)) {
    return stop(
      'A username has 3 to 40 lower-case letters, digits, dots, dashes or underscores, begins with a letter and ends with a letter or digit.',
    )
  }
  const config = readConfig(process.env)
  return await withDatabase(config, async (db, ownerUrl) => {
    const { production } = config
    const log = createLog('error')
    await prepareDatabase({ db, ownerUrl, folder: migrations, log, production })
    return verb === 'create'
      ? await create(db, config, username)
      : await reset(db, config, username)
  })
}

async function withDatabase<T>(
  config: Config,
  work: (db: Database, ownerUrl: string) => Promise<T>,
): Promise<T> {
  const embedded =
    config.DATABASE_URL === '' ? await startEmbedded({ dataDir: config.DATA_DIR }) : undefined
  try {
    const db = await connect({ url: embedded?.url ?? config.DATABASE_URL, poolSize: 2 })
    try {
      return await work(db, embedded?.ownerUrl ?? config.DATABASE_OWNER_URL)
    } finally {
      await db.close()
    }
  } finally {
    await embedded?.stop()
  }
}

async function openOperators(db: Database, config: Config) {
  const now = () => new Date()
  const makeId = createIdMaker({ now, randomBytes: systemRandomBytes })
  const secret = loadSecret(config.SECRET, config.DATA_DIR)
  const sessions = createSessions({ db, secret, now, makeId })
  const audit = createAudit({ db, now })
  await audit.prepareMonths()
  const { production } = config
  const issuer = () => 'Baize'
  return createOperators({ db, secret, production, now, makeId, sessions, audit, issuer })
}

async function create(db: Database, config: Config, username: string): Promise<string> {
  const operators = await openOperators(db, config)
  const password = makeOneTimePassword(systemRandomBytes)
  const input = { username, name: username, roles: ['admin'] as const, password, reason }
  const made = await db.transaction((tx) => operators.create(tx, input, by))
  if (!made.ok) return stop(`${notMade(username, made.code)}; choose another.`)
  return `${username} may sign in at /ops as admin.\n${aboutPassword(password)}`
}

function notMade(username: string, code: string): string {
  if (code === 'name_taken') return `The username ${username} is taken`
  return code.endsWith('looks_alike')
    ? `The username ${username} can be taken for that of an operator`
    : `The username ${username} is kept for the platform`
}

async function reset(db: Database, config: Config, username: string): Promise<string> {
  const operators = await openOperators(db, config)
  const found = (await operators.list()).find((operator) => operator.username === username)
  if (!found) return stop(`There is no operator ${username}.`)
  const password = makeOneTimePassword(systemRandomBytes)
  const done = await db.transaction((tx) =>
    operators.reset(tx, { id: found.id, password, reason }, by),
  )
  if (!done.ok) return stop(`The operator could not be reset: ${done.code}.`)
  const closed = found.closed ? ' The account is closed; an admin must open it again.' : ''
  return `${username} is signed out everywhere.${closed}\n${aboutPassword(password)}`
}

function aboutPassword(password: string): string {
  return [
    `Password: ${password}`,
    'It is shown this once. The first sign-in sets up an authenticator; change the password after it.',
  ].join('\n')
}

function stop(sentence: string): never {
  throw new StartupProblem(sentence)
}

try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error
  console.error(error.message)
  process.exitCode = 1
}
