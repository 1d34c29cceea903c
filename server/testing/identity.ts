import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import type { RegistrationRule } from '@baize/contract/system/system'
import type { Database } from '../src/platform/database/database.ts'
import { ensureMonthlyPartitions } from '../src/platform/database/partitions.ts'
import { createEvents } from '../src/platform/events/events.ts'
import type { Call } from '../src/platform/http/call.ts'
import { createLog } from '../src/platform/log.ts'
import { deriveKey } from '../src/platform/secret.ts'
import { createSessions } from '../src/platform/sessions.ts'
import { createFailures } from '../src/rooms/identity/credentials/failures.ts'
import { createPasswords } from '../src/rooms/identity/credentials/passwords.ts'
import { createPaymentPasswords } from '../src/rooms/identity/payment-passwords/payment-passwords.ts'
import { createSecretBox } from '../src/platform/secret-box.ts'
import { roleOf, type Member } from '../src/rooms/identity/members/member.ts'
import { createMembers, type NewMember } from '../src/rooms/identity/members/members.ts'
import type { IdentitySettings } from '../src/rooms/identity/settings.ts'
import { createStatistics } from '../src/rooms/identity/statistics.ts'
import { createTickets } from '../src/rooms/identity/tickets/tickets.ts'
import { createAudit } from '../src/rooms/system/audit/audit.ts'
import { newSecurity } from '../src/rooms/identity/settings.ts'
import { newRegistrationRules } from '../src/rooms/system/settings/registration.ts'
import { testDatabase } from './database.ts'

export { newSecurity } from '../src/rooms/identity/settings.ts'

/** Fits the rules of a new brand. */
export const goodMemberPassword = 'Green-felt-1'

const minuteMs = 60_000

export type MemberGiven = Partial<Omit<NewMember, 'passwordHash'>> & {
  /** The good one by default; null for who comes in by phone alone. */
  readonly password?: string | null
}

/** The members of a database of their own, a clock and settings that the test sets, short ways to common states. */
export async function testIdentity(given?: Database) {
  const db = given ?? (await testDatabase())
  // The clock starts at the real time, because some tables have partitions around it only.
  const clock = { ms: Date.now() }
  const now = () => new Date(clock.ms)
  const makeId = createIdMaker({ now, randomBytes: systemRandomBytes })
  const secret = 'a secret of tests, long enough for anyone'
  const log = createLog('silent')

  /** What the operator set. A test changes it in place. */
  const set = {
    security: { ...newSecurity },
    rules: [...newRegistrationRules] as readonly RegistrationRule[],
    payment: { tries: 5, lockMinutes: 30, resetHoldHours: 24 },
    modulesOff: new Set<string>(['MOBILEVERCODELOGIN3', 'SOCIALLOGIN3', 'CREDITREPORT']),
  }
  const settings: IdentitySettings = {
    security: () => set.security,
    rules: () => set.rules,
    isOn: (modId) => !set.modulesOff.has(modId),
    brandName: () => 'Felt',
    currency: () => 'PHP',
    zone: () => 'Asia/Manila',
    siteUrl: () => 'https://felt.example',
  }

  for (const table of ['platform.events', 'identity.logins']) {
    await db.transaction((tx) => ensureMonthlyPartitions(tx, table, { ahead: 3, now: now() }))
  }
  const audit = createAudit({ db, now })
  await audit.prepareMonths()
  const events = createEvents({ db, log, now, makeId })
  const sessions = createSessions({ db, secret, now, makeId })
  const passwords = createPasswords({ cost: 'light' })
  const tickets = createTickets({ secret, now })
  const statistics = createStatistics({ db, now })
  const box = createSecretBox(deriveKey(secret, 'member secrets'))
  const failures = createFailures({
    now,
    crowd: 'members',
    limits: () => ({
      name: set.security.lockAfterFailures,
      address: set.security.lockAfterFailures * 20,
      lockMs: set.security.lockMinutes * minuteMs,
    }),
  })
  const members = createMembers({ now, makeId, events, settings, sessions })
  const paymentPasswords = createPaymentPasswords({ db, now, passwords, members })
  paymentPasswords.setLimits(() => set.payment)

  let addresses = 0
  /** A caller from a network that nobody used yet, with cookies of its own. */
  const caller = (from: Partial<Call> = {}): Call & { readonly cookies: Map<string, string> } => {
    const cookies = new Map<string, string>()
    addresses += 1
    return {
      requestId: 'req_test',
      ip: `198.51.${Math.floor(addresses / 250)}.${addresses % 250}`,
      userAgent: 'test',
      language: 'EN',
      actor: null,
      cookies,
      cookie: (name) => cookies.get(name),
      setCookie({ name, value, maxAgeSeconds }) {
        if (maxAgeSeconds !== undefined && maxAgeSeconds <= 0) cookies.delete(name)
        else cookies.set(name, value)
      },
      ...from,
    }
  }

  // Hashing is slow on purpose, so each password is hashed once for all who have it.
  const hashes = new Map<string, Promise<string>>()
  function hashOf(password: string): Promise<string> {
    const known = hashes.get(password) ?? passwords.hash(password)
    hashes.set(password, known)
    return known
  }

  let names = 0
  /** A member with the good password, unless told otherwise. */
  async function createMember(of: MemberGiven = {}): Promise<Member> {
    const { password = goodMemberPassword, ...rest } = of
    names += 1
    const hash = password === null ? {} : { passwordHash: await hashOf(password) }
    const made = await db.transaction((tx) =>
      members.create(tx, { account: `player${names}`, type: 0, language: 'EN', ...hash, ...rest }),
    )
    if (!made.ok) throw new Error(made.code)
    return made.value
  }

  /** A caller with a session of this member. */
  async function signedIn(member: Member, from: Partial<Call> = {}) {
    const call = caller(from)
    const { ip, userAgent } = call
    const role = roleOf(member)
    const { id, account: name } = member
    const token = await db.transaction((tx) =>
      sessions.open(tx, {
        kind: 'member',
        id,
        name,
        roles: role === undefined ? [] : [role],
        ip,
        userAgent,
      }),
    )
    const actor = await sessions.find(token)
    if (!actor) throw new Error('The session just opened is not there.')
    return { ...call, actor, token }
  }

  const listAudit = async (action: string) =>
    (await audit.list({ action }, { limit: 100 })).reverse()

  return {
    db,
    clock,
    now,
    makeId,
    secret,
    log,
    set,
    settings,
    audit,
    events,
    sessions,
    passwords,
    tickets,
    statistics,
    box,
    failures,
    paymentPasswords,
    members,
    caller,
    hashOf,
    createMember,
    signedIn,
    listAudit,
  }
}

export type TestIdentity = Awaited<ReturnType<typeof testIdentity>>
