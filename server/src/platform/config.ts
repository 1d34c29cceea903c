import { resolve } from 'node:path'
import { isIP } from 'node:net'
import { StartupProblem } from './startup-problem.ts'

/**
 * Every environment variable, said once: this table reads them, checks them and prints the guide's
 * page (`docs/guides/environment.md`). Nothing else in the platform looks at the environment.
 */
type Variable<T> = {
  readonly about: string
  /** Shown in the guide; the value used when the variable is absent or empty. */
  readonly fallback: string
  /** What is allowed, in words, for the guide and for the sentence about a bad value. */
  readonly allowed: string
  readonly secret?: boolean
  readonly read: (text: string) => T | undefined
}

const oneOf =
  <const Word extends string>(...words: Word[]) =>
  (value: string) =>
    words.find((word) => word === value)
const wholeNumber = (min: number, max: number) => (value: string) =>
  /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max
    ? Number(value)
    : undefined
const url =
  (...protocols: string[]) =>
  (value: string) => {
    if (value === '') return ''
    if (!URL.canParse(value)) return undefined
    return protocols.includes(new URL(value).protocol) ? value : undefined
  }
const urls =
  (...protocols: string[]) =>
  (value: string) => {
    const each = value.split(',').map((one) => one.trim())
    return each.every((one) => url(...protocols)(one) !== undefined) ? each.join(',') : undefined
  }
const host = (value: string) =>
  isIP(value) > 0 || /^[a-zA-Z0-9.-]{1,253}$/.test(value) ? value : undefined
const secret = (value: string) => (value === '' || value.length >= 32 ? value : undefined)
const token = (value: string) => (value === '' || value.length >= 16 ? value : undefined)

const variable = <T>(definition: Variable<T>) => definition

export const variables = {
  HOST: variable({
    about: 'The address to listen on.',
    fallback: '127.0.0.1',
    allowed: 'an IP address or a host name; 0.0.0.0 for every interface',
    read: host,
  }),
  PORT: variable({
    about: 'The port to listen on.',
    fallback: '3000',
    allowed: 'a whole number from 1 to 65535',
    read: wholeNumber(1, 65_535),
  }),
  DATA_DIR: variable({
    about: 'Where the embedded PostgreSQL and the generated secret are kept.',
    fallback: '.data',
    allowed: 'a folder that may be written',
    read: (value) => resolve(value),
  }),
  DATABASE_URL: variable({
    about: 'A PostgreSQL (15 or newer) to use instead of the embedded one.',
    fallback: '',
    allowed: 'an address that begins with postgres:// or postgresql://',
    secret: true,
    read: url('postgres:', 'postgresql:'),
  }),
  DATABASE_DIRECT_URL: variable({
    about:
      'Where DATABASE_URL leads through PgBouncer or another pooler: the same database without it, for news, jobs and migrations. Not needed for news where REDIS_URL is set.',
    fallback: '',
    allowed: 'an address that begins with postgres:// or postgresql://',
    secret: true,
    read: url('postgres:', 'postgresql:'),
  }),
  DATABASE_OWNER_URL: variable({
    about:
      'The same database as the role that owns its tables, for migrations, backup and restore alone; DATABASE_URL then names a role that owns nothing, which is given the rights it needs. To PostgreSQL itself, not through a pooler.',
    fallback: '',
    allowed: 'an address that begins with postgres:// or postgresql://',
    secret: true,
    read: url('postgres:', 'postgresql:'),
  }),
  DATABASE_REPLICA_URL: variable({
    about:
      'A streaming replica of that PostgreSQL, from which records, reports and lists of the console are read while it is no more than five seconds behind; to itself, not through a pooler.',
    fallback: '',
    allowed: 'an address that begins with postgres:// or postgresql://',
    secret: true,
    read: url('postgres:', 'postgresql:'),
  }),
  DATABASE_POOL: variable({
    about: 'How many connections one node keeps to PostgreSQL.',
    fallback: '16',
    allowed: 'a whole number from 2 to 200',
    read: wholeNumber(2, 200),
  }),
  REDIS_URL: variable({
    about:
      'A Redis for news between nodes and for limits that hold over all of them; without it PostgreSQL carries the news, and each node counts by itself.',
    fallback: '',
    allowed: 'an address that begins with redis:// or rediss://',
    secret: true,
    read: url('redis:', 'rediss:'),
  }),
  BRAND: variable({
    about: 'The folder below brands/ that a new database is seeded from.',
    fallback: 'demo',
    allowed: 'lower-case letters, digits and dashes',
    read: (value) => (/^[a-z][a-z0-9-]{0,39}$/.test(value) ? value : undefined),
  }),
  MODE: variable({
    about:
      'production hides demo logins, refuses the fault injector and requires SECRET; demo seeds them.',
    fallback: 'demo',
    allowed: 'demo or production',
    read: oneOf('demo', 'production'),
  }),
  SECRET: variable({
    about:
      'The root of every key of the platform. All nodes share it. In demo mode one is made and kept in DATA_DIR.',
    fallback: '',
    allowed: 'at least 32 characters',
    secret: true,
    read: secret,
  }),
  PUBLIC_URL: variable({
    about: 'The address under which people reach the site, for links in messages.',
    fallback: '',
    allowed: 'an address that begins with http:// or https://',
    read: url('http:', 'https:'),
  }),
  TRUST_PROXY: variable({
    about: 'How many proxies in front may be believed about the address of a caller.',
    fallback: '0',
    allowed: 'a whole number from 0 to 10',
    read: wholeNumber(0, 10),
  }),
  METRICS_TOKEN: variable({
    about: 'The bearer token that may read /metrics from elsewhere than this machine.',
    fallback: '',
    allowed: 'at least 16 characters',
    secret: true,
    read: token,
  }),
  SMTP_URL: variable({
    about: 'The mail server. Without it, mail stays in the outbox that the console shows.',
    fallback: '',
    allowed: 'an address that begins with smtp:// or smtps://',
    secret: true,
    read: url('smtp:', 'smtps:'),
  }),
  MAIL_FROM: variable({
    about: 'The sender of mail.',
    fallback: 'Baize <no-reply@localhost>',
    allowed: 'a mail address, with or without a name',
    read: (value) => (value.includes('@') && value.length <= 200 ? value : undefined),
  }),
  SOCIAL_PROVIDERS: variable({
    about:
      'Providers of OpenID Connect to sign in with, as JSON: a list of id, name, issuer, clientId and clientSecret.',
    fallback: '',
    allowed: 'a JSON list of at most ten providers',
    secret: true,
    read: (value) => (value.length <= 20_000 ? value : undefined),
  }),
  PHONE_ISSUER: variable({
    about:
      'The third party that verifies phones, as its id tokens name it. Without it a demo has an embedded one.',
    fallback: '',
    allowed: 'at most 200 characters',
    read: (value) => (value.length <= 200 ? value : undefined),
  }),
  PHONE_AUDIENCE: variable({
    about: 'For whom that third party signs its id tokens: our project there.',
    fallback: '',
    allowed: 'at most 200 characters',
    read: (value) => (value.length <= 200 ? value : undefined),
  }),
  PHONE_KEYS_URL: variable({
    about: 'Where that third party publishes its keys, as a JWK set.',
    fallback: '',
    allowed: 'an address that begins with http:// or https://',
    read: url('http:', 'https:'),
  }),
  BEACON_URL: variable({
    about:
      'Who passes on the values of the public beacon (drand quicknet) that results of shared games are made with. Required in production; without it a demo draws its own, and says so.',
    fallback: '',
    allowed: 'one or more addresses that begin with https:// or http://, with commas between',
    read: urls('http:', 'https:'),
  }),
  GEO_FILE: variable({
    about:
      'Files of your own that say in which country an address lies, instead of the data that comes with us: one in the form of MaxMind (.mmdb), or one or more of text with lines of first,last,country.',
    fallback: '',
    allowed: 'one or more paths, with commas between, at most 1000 characters',
    read: (value) => (value.length <= 1000 ? value : undefined),
  }),
  DRAIN_SECONDS: variable({
    about:
      'How long a node serves on after SIGTERM while /readyz says no already, so that a balancer sends nobody here when it closes.',
    fallback: '5',
    allowed: 'a whole number from 0 to 120',
    read: wholeNumber(0, 120),
  }),
  SECURITY_CONTACT: variable({
    about:
      'Whom to tell of a hole in the house: stands in /.well-known/security.txt, which is not there without it.',
    fallback: '',
    allowed: 'an address that begins with mailto: or https://',
    read: url('mailto:', 'https:'),
  }),
  LOG_LEVEL: variable({
    about: 'How much is logged.',
    fallback: 'info',
    allowed: 'fatal, error, warn, info, debug or silent',
    read: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent'),
  }),
  RATE_FACTOR: variable({
    about: 'Multiplies every limit of calls a minute; for load tests.',
    fallback: '1',
    allowed: 'a whole number from 1 to 1000000',
    read: wholeNumber(1, 1_000_000),
  }),
  PASSWORD_COST: variable({
    about: 'How much work the hash of a password is; light is for tests and refused in production.',
    fallback: 'full',
    allowed: 'full or light',
    read: oneOf('full', 'light'),
  }),
  DEMO_PLAYERS: variable({
    about:
      'Whether members of a demo play some rounds a minute by themselves, marked as demo; never in production.',
    fallback: 'on',
    allowed: 'on or off',
    read: oneOf('on', 'off'),
  }),
  DEMO_TEAM: variable({
    about:
      'Whether the agent of a demo has a team with some days of play behind it, marked as demo; never in production.',
    fallback: 'on',
    allowed: 'on or off',
    read: oneOf('on', 'off'),
  }),
} as const

type Values = {
  readonly [Name in keyof typeof variables]: Exclude<
    ReturnType<(typeof variables)[Name]['read']>,
    undefined
  >
}
export type Config = Values & { readonly production: boolean }

/** Reads and checks the environment once. A bad value names itself and what is allowed. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const values: Record<string, unknown> = {}
  for (const [name, { read, fallback, allowed, secret }] of Object.entries<Variable<unknown>>(
    variables,
  )) {
    const given = environment[name]?.trim() || fallback
    const value = read(given)
    if (value === undefined) {
      const shown = secret ? 'the value given' : `"${given}"`
      throw new StartupProblem(`${name} must be ${allowed}; ${shown} is not.`)
    }
    values[name] = value
  }
  const config = values as Values
  const production = config.MODE === 'production'
  if (config.DATABASE_OWNER_URL !== '' && config.DATABASE_URL === '') {
    throw new StartupProblem(
      'DATABASE_OWNER_URL is set and DATABASE_URL is not; set both, or none for the embedded PostgreSQL.',
    )
  }
  if (production && config.SECRET === '') {
    throw new StartupProblem('SECRET must be set in production: at least 32 random characters.')
  }
  if (production && config.BEACON_URL === '') {
    throw new StartupProblem(
      'BEACON_URL must be set in production: whoever plays must be able to trust a value that is not ours.',
    )
  }
  if (production && config.PUBLIC_URL.startsWith('https:') && config.TRUST_PROXY === 0) {
    throw new StartupProblem(
      'TRUST_PROXY must be set where PUBLIC_URL is https: something in front ends TLS, and unless it is believed all people have its one address and use up its limits together.',
    )
  }
  if (production && config.PASSWORD_COST !== 'full') {
    throw new StartupProblem('PASSWORD_COST must be full in production.')
  }
  return { ...config, production }
}
