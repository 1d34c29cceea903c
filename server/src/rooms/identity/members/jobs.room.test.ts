import { describe, expect, it } from 'vitest'
import type { Transaction } from '../../../platform/database/database.ts'
import { testIdentity } from '../../../../testing/identity.ts'
import { listBornOn } from './birthdays.ts'
import { defineMemberJobs, endOldTrials } from './jobs.ts'
import type { Member } from './member.ts'

const identity = await testIdentity()
const { db, clock, now, members, sessions, statistics, createMember, signedIn, log } = identity
const day = 86_400_000

const trial = () => createMember({ type: 4, password: null })
const stateOf = async ({ id }: Member) => (await members.find(db, id))?.state ?? 'gone'
const endTrials = (hasBooks: (id: string) => Promise<boolean>) =>
  db.transaction((tx) => endOldTrials(tx, { ...identity, hasBooks }))

describe('trial accounts', () => {
  it('[I33] end after a month without a login: removed, or closed when something points at them', async () => {
    const untouched = await trial()
    const played = await trial()
    const inviting = await trial()
    await createMember({ uplineId: inviting.id })
    const back = await trial()
    const member = await createMember()
    const { token } = await signedIn(untouched)
    clock.ms += 29 * day
    await db.transaction((tx) => members.noteLogin(tx, back.id, { ip: '192.0.2.1', at: now() }))
    const hasBooks = (id: string) => Promise.resolve(id === played.id)
    await endTrials(hasBooks)
    expect(await stateOf(untouched)).toBe('open')
    clock.ms += 2 * day
    await endTrials(hasBooks)
    expect(await stateOf(untouched)).toBe('gone')
    expect(await stateOf(played)).toBe('closed')
    expect(await stateOf(inviting)).toBe('closed')
    expect(await stateOf(back)).toBe('open')
    expect(await stateOf(member)).toBe('open')
    expect(await sessions.find(token)).toBeUndefined()
    clock.ms -= 31 * day
  })

  it('[I33] are only closed while nobody can say what the books hold', async () => {
    const old = await trial()
    clock.ms += 31 * day
    await db.transaction((tx) => endOldTrials(tx, identity))
    expect(await stateOf(old)).toBe('closed')
    clock.ms -= 31 * day
  })
})

describe('what the room does on a clock', () => {
  it('removes what is over, makes partitions, and writes statistics down to the last', async () => {
    const jobs = new Map<string, { schedule?: string }>()
    const sweeps = new Map<string, (tx: Transaction) => Promise<number>>()
    const partitions: string[] = []
    const closings: (() => Promise<void> | void)[] = []
    defineMemberJobs(
      {
        jobs: { define: (name, job) => void jobs.set(name, job) },
        upkeep: {
          partition: (table) => void partitions.push(table),
          sweep: (what, remove) => void sweeps.set(what, remove),
        },
        closing: { add: (close) => void closings.push(close) },
        log,
      },
      identity,
    )
    expect(partitions).toEqual(['identity.logins'])
    expect([...jobs.keys()]).toEqual([
      'identity.remove_expired_of_members',
      'identity.end_old_trials',
    ])
    const at = (ms: number) => new Date(now().getTime() + ms)
    for (const [id, sent] of [
      ['old', -2 * day - 1000],
      ['new', -2 * day + 1000],
    ] as const) {
      await db.sql`
        insert into identity.codes
          (id, purpose, channel, target, code_hash, ip, sent_at, expires_at)
        values (${id}, 'login', 'sms', '+63', '\\x00', '', ${at(sent)}, ${at(sent)})`
    }
    for (const [id, expires] of [
      ['over', -1],
      ['open', 60_000],
    ] as const) {
      await db.sql`
        insert into identity.used_challenges (id, expires_at) values (${id}, ${at(expires)})`
      await db.sql`
        insert into identity.captchas (id, answer_hash, expires_at)
        values (${id}, '\\x00', ${at(expires)})`
    }
    for (const [name, day] of [
      ['over', at(-3 * 86_400_000)],
      ['kept', at(-86_400_000)],
    ] as const) {
      await db.sql`
        insert into identity.invitation_visitors (day, code_key, visitor)
        values (${day}, ${name}, ${Buffer.alloc(16)})`
    }
    const removed: Record<string, number> = {}
    for (const [what, remove] of sweeps) removed[what] = await db.transaction(remove)
    expect(removed).toEqual({
      codes: 1,
      'remembered logins': 0,
      'used challenges': 1,
      images: 1,
      'visitors of links': 1,
      'offers of authenticators': 0,
    })
    statistics.add('login', 'ok')
    for (const close of closings) await close()
    expect(await statistics.list(at(-2 * 3_600_000))).toMatchObject([
      { kind: 'login', outcome: 'ok', count: 1 },
    ])
  })
})

it('[I117] tells whose birthday it is: open accounts that play for money, page by page', async () => {
  const born = async (birthday: string, given: Parameters<typeof createMember>[0] = {}) => {
    const { id } = await createMember(given)
    await db.sql`
      insert into identity.profiles (member_id, birthday) values (${id}, ${birthday}::date)
      on conflict (member_id) do update set birthday = excluded.birthday`
    return id
  }
  const [leap, plain, closed] = [
    await born('1992-02-29'),
    await born('1990-02-28'),
    await born('1990-02-28'),
  ]
  await born('1990-02-28', { type: 4, password: null })
  await born('1990-02-28', { type: 9 })
  await db.sql`update identity.members set state = 'closed' where id = ${closed}`
  const all = { after: '', limit: 10 }
  expect(await listBornOn(db, '2027-02-28', all)).toEqual([leap, plain].toSorted())
  expect(await listBornOn(db, '2028-02-28', all)).toEqual([plain])
  expect(await listBornOn(db, '2028-02-29', all)).toEqual([leap])
  const [first = ''] = await listBornOn(db, '2027-02-28', { after: '', limit: 1 })
  expect(await listBornOn(db, '2027-02-28', { after: first, limit: 1 })).toHaveLength(1)
})
