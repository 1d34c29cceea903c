import { StartupProblem } from '../startup-problem.ts'

export const oldestServer = 15

export type Target = {
  readonly host: string
  /** How our sentences name the server. */
  readonly place: string
  readonly user: string
  readonly password: string
  readonly database: string
  readonly throughPgBouncer: boolean
}

/** Reads the address so far as our sentences need it; refuses what is not an address of PostgreSQL. */
export function readTarget(url: string): Target {
  const parsed = parse(url)
  if (!parsed || !['postgres:', 'postgresql:'].includes(parsed.protocol)) {
    throw new StartupProblem(
      'DATABASE_URL is not an address of PostgreSQL; write it as postgres://user:password@host:5432/database.',
    )
  }
  const host = parsed.searchParams.get('host') || decodeURIComponent(parsed.hostname) || 'localhost'
  const port = parsed.searchParams.get('port') || parsed.port || '5432'
  return {
    host,
    place: host.startsWith('/') ? `the socket in ${host}` : `${host}:${port}`,
    user: decodeURIComponent(parsed.username),
    password: decodeURIComponent(parsed.password),
    database: decodeURIComponent(parsed.pathname.slice(1) || parsed.username),
    throughPgBouncer: parsed.searchParams.get('pgbouncer') === 'true',
  }
}

/** PostgreSQL allows an address without a host, which the standard of the web does not. */
function parse(url: string): URL | undefined {
  for (const text of [url, url.replace('@/', '@localhost/')]) {
    try {
      const parsed = new URL(text)
      decodeURIComponent(`${parsed.username}${parsed.password}${parsed.pathname}`)
      return parsed
    } catch {
      continue
    }
  }
  return undefined
}

/** One sentence for each way in which a first connection fails. The password is in none of them. */
export function connectionProblem(error: unknown, url: string): StartupProblem {
  const target = readTarget(url)
  const { code = '', message } = error as { code?: string; message: string }
  return new StartupProblem(sentenceByCode(code, target) ?? sentenceByMessage(message, target))
}

function sentenceByCode(code: string, { host, place, user, database }: Target): string | undefined {
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `No PostgreSQL answers at ${place}; start it there or correct DATABASE_URL.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host ${host} of DATABASE_URL cannot be found; correct its name or the name service.`
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `${place} cannot be reached; open the way to it or correct DATABASE_URL.`
    case 'EACCES':
      return `This user may not use ${place}; give it the right or correct DATABASE_URL.`
    case '28P01':
      return `PostgreSQL at ${place} refuses the user ${user} with this password; correct both in DATABASE_URL.`
    case '28000':
      return `PostgreSQL at ${place} does not let the user ${user} in from here; correct its pg_hba.conf, or add ?sslmode=verify-full to DATABASE_URL if it wants encryption.`
    case '3D000':
      return `There is no database ${database} at ${place}; create it or correct DATABASE_URL.`
    case '53300':
      return `PostgreSQL at ${place} has no connection left; raise its max_connections or stop another client.`
    case '42501':
      return `The user ${user} may not connect to the database ${database} at ${place}; grant it that right.`
    default:
      return undefined
  }
}

function sentenceByMessage(message: string, { place, user, password }: Target): string {
  if (message.includes('password must be a')) {
    return `PostgreSQL at ${place} asks for a password of the user ${user}; put it into DATABASE_URL.`
  }
  if (/timeout/i.test(message)) {
    return `${place} does not answer in time; open the way to it or correct DATABASE_URL.`
  }
  if (message.includes('does not support SSL')) {
    return `PostgreSQL at ${place} has no encryption; remove sslmode from DATABASE_URL or set it up there.`
  }
  const safe = password === '' ? message : message.replaceAll(password, '…')
  return `PostgreSQL at ${place} cannot be used (${safe}); correct DATABASE_URL or that server.`
}

export function tooOld(version: string, url: string): StartupProblem {
  return new StartupProblem(
    `PostgreSQL at ${readTarget(url).place} is version ${version}, and ${oldestServer} or newer is needed; upgrade it or set DATABASE_URL to another.`,
  )
}

export function pooledDirect(url: string): StartupProblem {
  return new StartupProblem(
    `DATABASE_DIRECT_URL leads through a pooler as well, at ${readTarget(url).place}; set it to PostgreSQL itself.`,
  )
}

export function differentDatabases(): StartupProblem {
  return new StartupProblem(
    'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases; correct one of them.',
  )
}

export function foreignReplica(url: string): StartupProblem {
  return new StartupProblem(
    `DATABASE_REPLICA_URL leads to a copy of another database, at ${readTarget(url).place}; correct it, or leave it empty.`,
  )
}

/** Nobody would hear of what another node did. */
export function deaf(url: string): StartupProblem {
  return new StartupProblem(
    `A pooler answers at ${readTarget(url).place}, through which no news come; set DATABASE_DIRECT_URL to PostgreSQL itself, or REDIS_URL.`,
  )
}

export function wrongEncoding(encoding: string, url: string): StartupProblem {
  const { database, place } = readTarget(url)
  return new StartupProblem(
    `The database ${database} at ${place} is encoded in ${encoding}, and UTF8 is needed; create one with encoding UTF8 and set DATABASE_URL to it.`,
  )
}
