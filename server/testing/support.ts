import type { SocketEvent } from '@baize/contract/events'
import type { SupportDocument } from '@baize/contract/support/support-settings'
import type { NewMessage } from '../src/platform/messages/messages.ts'
import { audience } from '../src/rooms/identity/members/audience.ts'
import { createSupport, type SupportDeps } from '../src/rooms/support/support.ts'
import { testIdentity } from './identity.ts'
import { testOperator } from './system.ts'

/** The support room with members on a database of its own, and a record of what pages heard, mailed and queued. */
export async function testSupport(overrides: Partial<SupportDeps> = {}) {
  const identity = await testIdentity()
  const { db, log, now, makeId, audit } = identity
  const told: { topic: string; event: SocketEvent }[] = []
  const mailed: NewMessage[] = []
  const queued: { task: string; payload: unknown }[] = []
  const excluded = new Set<string>()
  const limits: { -readonly [Key in keyof SupportDocument]: SupportDocument[Key] } = {
    feedbackMin: 10,
    feedbackMax: 500,
    feedbackPictures: 3,
  }
  const deps: SupportDeps = {
    db,
    log,
    now,
    makeId,
    audit,
    jobs: {
      add: async (_, task, payload) => {
        queued.push({ task, payload })
        return String(queued.length)
      },
    },
    messages: {
      sendMail: async (_, message) => {
        mailed.push(message)
        return 'msg_test'
      },
    },
    publish: (topic, event) => void told.push({ topic, event }),
    people: audience,
    isExcluded: async (_, members) => new Set(members.filter((member) => excluded.has(member))),
    zone: () => 'Asia/Manila',
    brandName: () => 'Felt',
    siteUrl: () => 'https://felt.example',
    limits: () => limits,
    customerService: () => [],
    ...overrides,
  }
  const support = createSupport(deps)
  const operator = testOperator('Sue', 'support')
  /** A member without a password, which would take long to hash. */
  const createMember = (of: Parameters<typeof identity.createMember>[0] = {}) =>
    identity.createMember({ password: null, ...of })
  const closeAccount = (id: string) =>
    db.sql`update identity.members set state = 'closed' where id = ${id}`
  const verifyEmail = (id: string) =>
    db.sql`update identity.members set email_verified_at = now() where id = ${id}`
  const tag = (id: string, name: string) =>
    db.sql`update identity.members set tags = ${[name]} where id = ${id}`
  /** So many members with the tag `crowd`; answers their ids. */
  const addCrowd = async (count: number) => {
    const rows = await db.sql<{ id: string }>`
      insert into identity.members
        (id, account, account_key, nickname, type, currency, language, registered_at, tags)
      select 'mem_crowd' || lpad(n::text, 17, '0'), 'crowd' || n, 'crowd' || n, '', 0, 'PHP', 'EN',
        now(), '{crowd}'
      from generate_series(1, ${count}::int) as n returning id`
    return rows.map(({ id }) => id)
  }
  /** What this member's pages heard last. */
  async function heard(member: string) {
    await support.flush()
    return told.filter(({ topic }) => topic === `member:${member}`).at(-1)?.event
  }
  return {
    ...identity,
    support,
    deps,
    operator,
    createMember,
    closeAccount,
    verifyEmail,
    tag,
    addCrowd,
    heard,
    limits,
    told,
    mailed,
    queued,
    excluded,
  }
}
