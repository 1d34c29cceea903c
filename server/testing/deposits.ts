import type { CashierDocument } from '@baize/contract/cashier/cashier-settings'
import type { MethodContent } from '@baize/contract/cashier/methods-desk'
import type { Id } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { ok } from '@baize/kernel/result'
import type { Database } from '../src/platform/database/database.ts'
import type { Jobs } from '../src/platform/jobs/jobs.ts'
import { checkJob, closePaymentJob } from '../src/rooms/cashier/deposits/job.ts'
import type { CheckPayload, ClosePayload } from '../src/rooms/cashier/deposits/job.ts'
import type {
  DepositGuard,
  DepositRequest,
  Teller,
} from '../src/rooms/cashier/deposits/deposits.ts'
import {
  callJob,
  createPaymentSandbox,
  type CallPayload,
} from '../src/sandbox/payments/payments.ts'
import type { Gateway } from '../src/rooms/cashier/gateways/port.ts'
import type { MethodChange, MethodId } from '../src/rooms/cashier/methods/methods.ts'
import { createMoneyIn, type MoneyIn } from '../src/rooms/cashier/money-in.ts'
import type { People } from '../src/rooms/cashier/people.ts'
import { testHands } from './hands.ts'
import { testOperator, testSystem } from './system.ts'
import { testWallet } from './wallet.ts'

type Job = { task: string; payload: unknown; runAt: Date; key: string | undefined }
type Notice = Parameters<Teller['tell']>[1]

/** Money in on a test database: jobs run when a test says so, and the sandbox calls without a network. */
export async function testDeposits(
  db: Database,
  { outside = [], production = false }: { outside?: readonly Gateway[]; production?: boolean } = {},
) {
  const { system, clock: systemClock } = await testSystem(db)
  const { clock, ...base } = await testWallet(db)
  const { now, makeId, told } = base
  const settings: { now: Pick<CashierDocument, 'mostOpenDeposits'> } = {
    now: { mostOpenDeposits: 3 },
  }
  const { hands, above } = testHands(db, base)
  above.now = { PHP: '1000000' }
  // What one person moves for all members is tried elsewhere; tests share the person.
  above.times = 1_000_000n
  let queue: Job[] = []
  const notices: Notice[] = []
  const statuses: number[] = []
  const guard = testGuard()
  const barred = new Set<string>()

  const people: People = {
    list: async (ids) =>
      new Map(ids.map((id) => [id, { account: 'jessa', tags: [], registeredAt: new Date(0) }])),
    findId: async (text) => (text === 'nobody' ? undefined : (text as Id<'mem'>)),
  }

  const jobs: Pick<Jobs, 'add'> = {
    async add(tx, task, payload, { runAt = now(), key } = {}) {
      tx.afterCommit(() => {
        queue = queue.filter((job) => key === undefined || job.key !== key)
        queue.push({ task, payload, runAt, key })
      })
      return 'job'
    },
  }
  const made = createPaymentSandbox({
    ...base,
    db,
    jobs,
    audit: system.audit,
    secret: 'a secret of tests, long enough for anyone',
    send: async (path, headers, body) => {
      const [, name = ''] = /^\/gateways\/(\w+)\/callback$/.exec(path) ?? []
      const received = await moneyIn.deposits.callbacks.receive(name, {
        body,
        header: (header) => headers[header] ?? '',
      })
      const status = received.ok ? 200 : received.code === 'invalid_signature' ? 401 : 404
      statuses.push(status)
      return status
    },
  })
  const sandbox = production ? undefined : made
  const moneyIn: MoneyIn = await createMoneyIn({
    ...base,
    db,
    jobs,
    audit: system.audit,
    approvals: system.approvals,
    controls: system.controls,
    hands,
    publish: (topic, event) => void told.push({ topic, event }),
    protection: guard.protection,
    support: { tell: async (tx, notice) => tx.afterCommit(() => void notices.push(notice)) },
    people,
    isBarred: async (_, member) => barred.has(member),
    settings: () => settings.now,
    production,
    zone: () => 'Asia/Manila',
    currency: () => 'PHP',
    waitingOut: async () => ({ withdrawals: 0, disputes: 0, oldest: null }),
    gateways: sandbox === undefined ? outside : [sandbox, ...outside],
  })
  const { deposits, methods } = moneyIn

  /** As it is written once two people agreed, which is tried elsewhere. */
  async function makeMethod(change: MethodChange) {
    const id = makeId('mth')
    const made = await db.transaction((tx) => methods.create(tx, id, change))
    return made.ok ? ok(await shownMethod(id)) : made
  }
  async function changeMethod(id: string, version: number, change: MethodChange) {
    const changed = await db.transaction((tx) =>
      methods.change(tx, id as MethodId, version, change),
    )
    return changed.ok ? ok(await shownMethod(id)) : changed
  }
  async function shownMethod(id: string) {
    await methods.refresh()
    const found = methods.find(id)
    if (found === undefined) throw new Error('A method that was written is not there.')
    return found
  }

  /** Runs what is due, all at once, and what that adds, until nothing is. */
  async function runJobs(): Promise<void> {
    for (;;) {
      const due = queue.filter(({ runAt }) => runAt <= now())
      if (due.length === 0) return
      queue = queue.filter((job) => !due.includes(job))
      await Promise.all(due.map(runJob))
    }
  }

  async function runJob({ task, payload }: Job): Promise<void> {
    if (task === checkJob) return await deposits.check(payload as CheckPayload)
    if (task === closePaymentJob) return await deposits.closePayment(payload as ClosePayload)
    if (task === callJob) return await sandbox?.call(payload as CallPayload)
    throw new Error(`There is no job called ${task}`)
  }

  const methodOf = (kind: MethodContent['kind']) => {
    const found = methods.list().find(({ content }) => content.kind === kind)
    if (found === undefined) throw new Error(`There is no method of kind ${kind}.`)
    return found
  }

  const asking = (member: Id<'mem'>, change: Partial<DepositRequest> = {}): DepositRequest => ({
    id: makeId('dep'),
    member,
    method: methodOf('online').id,
    amount: '50000',
    currency: 'PHP',
    ...change,
  })

  async function order(member: Id<'mem'>, change: Partial<DepositRequest> = {}) {
    const created = await deposits.create(asking(member, change))
    if (!created.ok) throw new Error(created.code)
    return created.value
  }

  const get = async (id: string) => {
    const found = await deposits.desk.find(id)
    if (found === undefined) throw new Error('A deposit of a test is missing.')
    return found.deposit
  }

  const cashOf = async (member: Id<'mem'>) => {
    const { pockets } = await base.wallet.getState(member)
    return pockets.find(({ pocket }) => pocket === 'cash')?.amount
  }

  /** Sets every clock of the rooms forward. */
  const wait = (ms: number) => {
    clock.offsetMs += ms
    systemClock.offsetMs += ms
  }

  const decide = (
    approval: string | null,
    { approve = true, operator = testOperator('Ada', 'admin') } = {},
  ) => system.approvals.decide({ id: approval ?? '', approve, reason: 'Seen', operator })

  return {
    ...base,
    ...moneyIn,
    moneyIn,
    people,
    get sandbox() {
      if (sandbox === undefined) throw new Error('There is no sandbox in production.')
      return sandbox
    },
    system,
    settings,
    above,
    notices,
    statuses,
    guard,
    barred,
    runJobs,
    waitingJobs: () => queue,
    methodOf,
    makeMethod,
    changeMethod,
    asking,
    order,
    get,
    cashOf,
    wait,
    decide,
  }
}

/** Limits of a test: what is reserved, what is counted, and what it is told to refuse. */
function testGuard() {
  const reserved = new Map<string, bigint>()
  const counted = new Map<string, bigint>()
  const refusal: { now: Awaited<ReturnType<DepositGuard['countDeposit']>> } = { now: ok() }
  const protection: DepositGuard = {
    async reserveDeposit(tx, { id, amount }) {
      if (refusal.now.ok) tx.afterCommit(() => void reserved.set(id, amount.amount))
      return refusal.now
    },
    async countDeposit(tx, { id, amount }) {
      if (!refusal.now.ok) return refusal.now
      tx.afterCommit(() => {
        reserved.delete(id)
        counted.set(id, amount.amount)
      })
      return ok()
    },
    releaseDeposit: async (tx, id) => tx.afterCommit(() => void reserved.delete(id)),
    findBindingLimit: async () => ({ period: 'day', amount: 100_000n, left: 50_000n }),
  }
  return { protection, reserved, counted, refusal, limitReached: { left: money(5n, 'PHP') } }
}
