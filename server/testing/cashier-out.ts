import type { CashierDocument } from '@baize/contract/cashier/cashier-settings'
import type { Id } from '@baize/kernel/ids'
import { ok, refuse } from '@baize/kernel/result'
import type { Database } from '../src/platform/database/database.ts'
import { newCashier } from '../src/rooms/cashier/settings.ts'
import { createCashierDays } from '../src/rooms/cashier/report/days.ts'
import { createPayees, type NewPayee, type Payee } from '../src/rooms/cashier/payees/payees.ts'
import type { People } from '../src/rooms/cashier/people.ts'
import { createDownline } from '../src/rooms/cashier/upline/downline.ts'
import { createUpline, createUplineRecord } from '../src/rooms/cashier/upline/upline.ts'
import { createWithdrawals } from '../src/rooms/cashier/withdrawals/withdrawals.ts'
import type {
  WithdrawalAsk,
  WithdrawalsDeps,
} from '../src/rooms/cashier/withdrawals/withdrawals.ts'
import { createStandings } from '../src/rooms/identity/standings.ts'
import { createTraces } from '../src/rooms/identity/traces.ts'
import type { Notice } from '../src/rooms/support/support.ts'
import type { WalletDeps } from '../src/rooms/wallet/wallet.ts'
import { testIdentity, type MemberGiven } from './identity.ts'
import { testHands } from './hands.ts'
import { testOperator, testSystem } from './system.ts'
import { testWallet } from './wallet.ts'

export const rightPassword = 'right'

/** Money out on a test database: people, their accounts, the desk, and settings and a clock that tests set. */
export async function testCashierOut(
  db: Database,
  overrides: { wallet?: Partial<WalletDeps> } = {},
) {
  const { system, clock: systemClock } = await testSystem(db)
  const below = await testWallet(db, overrides.wallet)
  const { ledger, wallet, events, makeId, now, clock, told, memberWith } = below
  const identity = await testIdentity(db)
  const { members } = identity
  const set: { cashier: CashierDocument; zone: string } = { cashier: newCashier, zone: 'UTC' }
  const change = (next: Partial<CashierDocument>) => (set.cashier = { ...set.cashier, ...next })
  const { hands, above } = testHands(db, { now, zone: () => set.zone })
  above.now = { PHP: '5000000' }
  // What one person moves for all members is tried elsewhere; tests share the person.
  above.times = 1_000_000n
  const notices: Notice[] = []
  const warned: Notice[] = []
  const once = (list: Notice[]) => async (_: unknown, notice: Notice) => {
    if (!list.some(({ id }) => id === notice.id)) list.push(notice)
  }
  const support = { tell: once(notices), warn: once(warned) }
  const people: People = {
    list: async (ids) => await members.list(db, ids),
    findId: async (text) =>
      ((await members.find(db, text)) ?? (await members.findByAccount(db, text)))?.id,
  }
  const facts = {
    deposits: { total: 0n, lastAt: null as Date | null },
    turnover: 0n,
  }
  const common = {
    db,
    now,
    ledger,
    wallet,
    events,
    audit: system.audit,
    approvals: system.approvals,
    hands,
    publish: (topic: string, event: (typeof told)[number]['event']) =>
      void told.push({ topic, event }),
    support,
    settings: () => set.cashier,
    zone: () => set.zone,
    days: createCashierDays({ now, zone: () => set.zone }),
    brandCurrency: () => 'PHP' as const,
    members,
    standings: createStandings({ db, now }),
    traces: createTraces({ db }),
    people,
    paymentPasswords: {
      check: async (_: Id<'mem'>, password: string) =>
        password === rightPassword ? ok() : refuse('payment_password_wrong'),
      findHold: identity.paymentPasswords.findHold,
    },
  }
  const payeesIn = (production: boolean) =>
    createPayees({ ...common, production, secret: 'a secret of tests, long enough for anyone' })
  const payees = payeesIn(false)
  const deps: WithdrawalsDeps = {
    ...common,
    payees,
    deposits: { sumOf: async () => facts.deposits },
    turnoverSince: async () => facts.turnover,
  }
  const withdrawals = createWithdrawals(deps)
  const upline = createUpline(common)
  const downline = createDownline(common)

  let names = 0
  /** A member with this much cash. */
  async function person(amount = 0n, given: MemberGiven = {}): Promise<Id<'mem'>> {
    names += 1
    const { id } = await identity.createMember({
      account: `cashier${names}`,
      password: null,
      paymentPasswordHash: '$argon2id$of a test',
      ...given,
    })
    await memberWith(amount, { member: id })
    return id
  }

  /** What others did to an account since. */
  const lives = {
    setState: async (id: string, state: 'open' | 'locked' | 'closed') =>
      void (await db.sql`update identity.members set state = ${state} where id = ${id}`),
    setPaymentHash: async (id: string, hash: string | null) =>
      void (await db.sql`
        update identity.members set payment_password_hash = ${hash} where id = ${id}`),
    holdMoney: async (id: Id<'mem'>, passwordHash = '$argon2id$of a test') =>
      await db.transaction((tx) => identity.paymentPasswords.set(tx, id, passwordHash, 'reset')),
    setRealName: async (id: string, name: string) =>
      void (await db.sql`
        insert into identity.profiles (member_id, real_name) values (${id}, ${name})`),
    bar: async (id: string, kind: 'time_out' | 'exclusion') =>
      void (await db.sql`
        update identity.members
        set bar = ${kind}, barred_until = ${now()}::timestamptz + interval '1 day' where id = ${id}`),
    noteLogin: async (id: string, from: { readonly ip: string; readonly userAgent: string }) => {
      const { ip, userAgent } = from
      const at = new Date()
      await db.transaction((tx) => members.noteLogin(tx, id, { ip, at }))
      await db.sql`
        insert into identity.logins (id, at, member_id, ip, user_agent, how, outcome)
        values (${makeId('lgn')}, ${at}, ${id}, ${ip}, ${userAgent}, 'password', 'ok')`
    },
  }

  let numbers = 1_000_000_000
  const payeeAsk = (member: Id<'mem'>, given: Partial<NewPayee> = {}): NewPayee => ({
    id: makeId('pye'),
    member,
    institution: 'CHALKLINE',
    holder: 'Maria Clara Reyes',
    number: String((numbers += 7)),
    paymentPassword: rightPassword,
    ...given,
  })

  async function payeeOf(member: Id<'mem'>, given: Partial<NewPayee> = {}): Promise<Payee> {
    const added = await payees.add(payeeAsk(member, given))
    if (!added.ok) throw new Error(added.code)
    return added.value
  }

  const asking = (payee: Pick<Payee, 'id' | 'member'>, given: Partial<WithdrawalAsk> = {}) => ({
    id: makeId('wdr'),
    member: payee.member,
    payee: payee.id,
    amount: '100000',
    currency: 'PHP',
    paymentPassword: rightPassword,
    ip: '203.0.113.7',
    userAgent: 'A browser',
    ...given,
  })

  /** A withdrawal that was just asked for. */
  async function requested(amount = 100_000n, has = 500_000n) {
    const member = await person(has)
    const payee = await payeeOf(member)
    const made = await withdrawals.create(asking(payee, { amount: String(amount) }))
    if (!made.ok) throw new Error(made.code)
    return made.value
  }

  const ines = testOperator('Ines', 'finance')
  const ada = testOperator('Ada', 'admin')
  const by = (row: { id: string; version: number }, operator = ines) => ({
    id: row.id,
    version: row.version,
    reason: 'Looked at it',
    operator,
  })

  async function approved(amount?: bigint, has?: bigint) {
    const done = await withdrawals.approve(by(await requested(amount, has)))
    if (!done.ok) throw new Error(done.code)
    return done.value
  }

  async function disbursed(part?: bigint, amount?: bigint) {
    const done = await withdrawals.disburse({
      ...by(await approved(amount)),
      reference: 'BANK-1',
      ...(part === undefined ? {} : { amount: String(part) }),
    })
    if (!done.ok) throw new Error(done.code)
    return done.value
  }

  const decide = (approval: string | null, { approve = true, operator = ada } = {}) =>
    system.approvals.decide({ id: approval ?? '', approve, reason: 'Seen', operator })

  /** Sets every clock of the rooms forward. */
  const wait = (ms: number) => {
    clock.offsetMs += ms
    systemClock.offsetMs += ms
  }

  /** Cash: all of it, and what is not set aside. */
  async function cashOf(member: Id<'mem'>) {
    const books = await ledger.balances(`member:${member}`)
    const cash = books.find(({ kind }) => kind === 'cash')
    return { all: cash?.balance ?? 0n, free: (cash?.balance ?? 0n) - (cash?.held ?? 0n) }
  }

  return {
    ...below,
    system,
    identity,
    payees,
    payeesIn,
    withdrawals,
    upline,
    downline,
    uplineRecord: createUplineRecord({ db, people }),
    deps,
    set,
    above,
    change,
    facts,
    notices,
    warned,
    person,
    lives,
    payeeAsk,
    payeeOf,
    asking,
    requested,
    approved,
    disbursed,
    ines,
    ada,
    by,
    decide,
    wait,
    cashOf,
  }
}

/** A picture of one green point, as PNG. */
export const smallPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
