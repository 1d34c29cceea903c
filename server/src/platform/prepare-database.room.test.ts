import { randomBytes } from 'node:crypto'
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { root } from '../../testing/app-template.ts'
import { findProgram, startPgBouncer } from '../../testing/outside-programs.ts'
import { addressOf, runAs } from '../../testing/test-server.ts'
import { connect, type Database } from './database/database.ts'
import { createJobs } from './jobs/jobs.ts'
import { createLog } from './log.ts'
import { prepareDatabase } from './prepare-database.ts'

const { url } = inject('testServer')
const mark = randomBytes(4).toString('hex')
const [owner, runner, bystander] = [`owner_${mark}`, `runner_${mark}`, `bystander_${mark}`]
const name = `${inject('testServer').template}_roles_${mark}`

/** The same server as another role. All of them have one password, in tests. */
function as(role: string, database = name): string {
  const address = new URL(addressOf(url, database))
  address.username = role
  address.password = mark
  return address.toString()
}

// Two logins that are nothing more, as the guide says to create them.
await runAs(url, async (client) => {
  for (const role of [owner, runner, bystander]) {
    await client.query(`create role ${role} login password '${mark}'`)
  }
  await client.query(`create database ${name} owner ${owner}`)
})
afterAll(async () => {
  await runAs(url, async (client) => {
    await client.query(`drop database ${name} with (force)`)
    for (const role of [owner, runner, bystander]) await client.query(`drop role ${role}`)
  })
})

const lines: string[] = []
const log = createLog('warn', {
  write: (line) => void lines.push((JSON.parse(line) as { msg: string }).msg),
})
const folder = `${root}/server/migrations`

async function open(address: string): Promise<Database> {
  const db = await connect({ url: address, poolSize: 2 })
  onTestFinished(() => db.close())
  return db
}

/** What came of a start: how many migrations it knows, or the sentence it ends with. */
async function start(
  databaseUrl: string,
  ownerUrl: string,
  { production = true, directUrl = '' } = {},
): Promise<number | string> {
  lines.length = 0
  const db = await open(databaseUrl)
  return await prepareDatabase({ db, ownerUrl, directUrl, folder, log, production }).then(
    ({ known }) => known,
    (error: unknown) => (error as Error).message,
  )
}

describe('two roles of a database', () => {
  it('[DB30] a role that owns nothing makes no house, and is told who would', async () => {
    expect(await start(as(runner), '')).toBe(
      `The database ${name} at ${placeOf(as(runner))} lacks tables of this version, and the role ${runner} of DATABASE_URL may not make them; set DATABASE_OWNER_URL to the role that may.`,
    )
  })

  it('[DB29] the owner makes it, the other runs it, neither is a superuser', async () => {
    const known = await start(as(runner), as(owner))
    expect(known).toBeGreaterThan(57)
    expect(lines).toEqual([])
    const db = await open(as(runner))
    await db.sql`
      insert into platform.job_runs (task, last_run_at) values ('of.a.test', now())`
    await expect(db.sql`truncate platform.job_runs`).rejects.toMatchObject({ code: '42501' })
    expect(await db.canWrite()).toBe(true)
    const ran: string[] = []
    const jobs = await createJobs({ db, log, now: () => new Date() })
    jobs.define('test.runs', { says: 'ops.jobSweep', handle: async () => void ran.push('it') })
    await jobs.start()
    await db.transaction((tx) => jobs.add(tx, 'test.runs', {}))
    await expect.poll(() => ran, { timeout: 10_000 }).toEqual(['it'])
    await expect.poll(async () => (await jobs.list()).items, { timeout: 10_000 }).toEqual([])
    await jobs.stop()
  })

  it('[DB30] once it is made, a node need not know the owner, and is not told of it', async () => {
    expect(await start(as(runner), '')).toBeGreaterThan(57)
    expect(lines).toEqual([])
    expect(await start(as(bystander), '')).toMatch(/lacks tables of this version, and the role/)
  })

  it('[DB30] one role for everything works as before; production is told in one sentence', async () => {
    expect(await start(as(owner), '', { production: false })).toBeGreaterThan(57)
    expect(lines).toEqual([])
    expect(await start(as(owner), '')).toBeGreaterThan(57)
    expect(lines).toEqual([
      'One role of the database owns its tables and runs the house; set DATABASE_OWNER_URL to it and DATABASE_URL to one that owns nothing, so that no node can change the tables of the ledger.',
    ])
  })

  it('[DB30] a role that runs the house and could change it is refused in production, and told elsewhere', async () => {
    const superuser = decodeURIComponent(new URL(url).username)
    const excess = (role: string, why: string) =>
      `The role ${role} of DATABASE_URL ${why}, so that a node could change more than it has to; give DATABASE_URL a role that owns nothing and may create nothing.`
    const cases: [string, string, string?][] = [
      [as(owner), excess(owner, 'is that of DATABASE_OWNER_URL as well')],
      [addressOf(url, name), excess(superuser, 'is a superuser')],
      [as(runner), excess(runner, 'may make roles'), `alter role ${runner} createrole`],
      [
        as(runner),
        excess(runner, 'owns tables of the house, or is a member of a role that does'),
        `alter role ${runner} nocreaterole; grant ${owner} to ${runner}`,
      ],
      [
        as(runner),
        excess(runner, 'may create tables in the schema public'),
        `revoke ${owner} from ${runner}; grant create on schema public to ${runner}`,
      ],
    ]
    for (const [address, sentence, before = 'select 1'] of cases) {
      await runAs(addressOf(url, name), (client) => client.query(before))
      expect(await start(address, as(owner))).toBe(sentence)
      expect(await start(address, as(owner), { production: false })).toBeGreaterThan(57)
      expect(lines).toEqual([sentence])
    }
    await runAs(addressOf(url, name), (client) =>
      client.query(`revoke create on schema public from ${runner}`),
    )
    expect(await start(as(runner), as(owner))).toBeGreaterThan(57)
    expect(lines).toEqual([])
  })

  it('[DB30] an owner that is none, lies elsewhere or does not get in is told in one sentence', async () => {
    expect(await start(as(runner), as(bystander))).toMatch(
      new RegExp(
        `^The role ${bystander} of DATABASE_OWNER_URL does not own [a-z_.]+, which is that of ${owner}; name that role there, or make it a member of it\\.$`,
      ),
    )
    expect(await start(as(runner), as(owner, 'postgres'))).toBe(
      'DATABASE_URL and DATABASE_OWNER_URL lead to different databases; correct one of them.',
    )
    const wrong = as(owner).replace(`:${mark}@`, ':wrong@')
    expect(await start(as(runner), wrong)).toBe(
      `PostgreSQL at ${placeOf(url)} refuses the user ${owner} with this password; correct both in DATABASE_OWNER_URL.`,
    )
  })

  const pooler = findProgram('pgbouncer')
  it.skipIf(pooler === undefined)(
    '[DB29] through PgBouncer the house is run, and made around it',
    async () => {
      const bouncer = await startPgBouncer(pooler ?? '', as(runner))
      onTestFinished(() => bouncer.stop())
      expect(await start(bouncer.url, as(owner), { directUrl: as(runner) })).toBeGreaterThan(57)
      expect(await start(bouncer.url, bouncer.url)).toMatch(
        /^DATABASE_OWNER_URL leads through a pooler, at 127\.0\.0\.1:\d+; set it to PostgreSQL itself\.$/,
      )
    },
  )
})

/** As our sentences name the server. */
function placeOf(address: string): string {
  const { hostname, port, searchParams } = new URL(address)
  const socket = searchParams.get('host')
  return socket === null ? `${hostname}:${port}` : `the socket in ${socket}`
}
