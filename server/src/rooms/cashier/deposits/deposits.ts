import { randomBytes } from 'node:crypto'
import { timeOfId } from '@baize/kernel/ids'
import { money, type Money } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import { isTimely, readAmount, type AmountRefusal, type MemberId } from '../../wallet/wallet.ts'
import { createCallbacks, type Callbacks } from '../gateways/gateways.ts'
import { depositFeeOf, type Method } from '../methods/methods.ts'
import { createAsk } from './ask.ts'
import { createChecks, type Checks } from './checks.ts'
import { createCredit } from './credit.ts'
import type { Deposit, DepositRequest, Step } from './deposit.ts'
import type { DepositDeps, ProtectionRefusal } from './deps.ts'
import { createDepositDesk, type DepositDesk } from './desk.ts'
import { createHear } from './hear.ts'
import { createMoves } from './moves.ts'
import * as rules from './rules.ts'
import { createSendBack } from './send-back.ts'
import { createSlips, type SlipRefusal } from './slips.ts'
import * as store from './store.ts'

export { createDepositRecord } from './record.ts'
export type { Deposit, DepositId, DepositRequest, Step } from './deposit.ts'
export type { DepositDeps, DepositGuard, Teller } from './deps.ts'

export type CreateRefusal =
  | AmountRefusal
  | ProtectionRefusal
  | 'method_unavailable'
  | 'below_minimum'
  | 'above_maximum'
  | 'too_many_open'
  | 'duplicate_order'
  | 'gateway_unavailable'
  | 'id_used_differently'
  | 'id_out_of_time'

export type Page = {
  readonly open: boolean
  readonly before?: { readonly at: Date; readonly id: string }
  readonly limit: number
}

/** Money in. */
export type Deposits = Pick<Checks, 'check' | 'expireDue' | 'closePayment'> & {
  /**
   * Orders a deposit. The order is written with what it reserves of the member's own limits; then its gateway is asked.
   * The same id with the same content gets the order as it stands; with other content it is refused.
   */
  create(request: DepositRequest): Promise<Result<Deposit, CreateRefusal>>
  find(member: MemberId, id: string): Promise<Deposit | undefined>
  /** Own deposits, newest first. */
  list(member: MemberId, page: Page): Promise<Deposit[]>
  listSteps(deposits: readonly Deposit[]): Promise<Step[]>
  /** The method of the latest order, whether nothing ever arrived, and the own limit that binds. */
  readHabits(member: MemberId): Promise<Habits>
  /** What a member ever paid in, and when it arrived last. */
  sumOf(member: MemberId): Promise<{ readonly total: bigint; readonly lastAt: Date | null }>
  /** Gives an order up; refused once something was paid, as far as the gateway knows. */
  cancel(member: MemberId, id: string): Promise<Result<Deposit, 'not_found' | 'already_decided'>>
  sendSlip(member: MemberId, id: string, picture: Uint8Array): Promise<Result<Deposit, SlipRefusal>>
  readonly desk: DepositDesk
  readonly callbacks: Callbacks
}

export type Habits = {
  readonly lastMethod: string | null
  readonly isFirst: boolean
  readonly limit: Awaited<ReturnType<DepositDeps['protection']['findBindingLimit']>>
}

const minuteMs = 60_000

export function createDeposits(deps: DepositDeps): Deposits {
  const { db, now, wallet, protection, methods, days, settings, publish } = deps
  const moves = createMoves(deps)
  const credit = createCredit({ ...deps, moves })
  const sendBack = createSendBack({ ...deps, moves })
  const callbacks = createCallbacks({ ...deps, hear: createHear({ moves, credit }) })
  const ask = createAsk({ ...deps, moves })
  const checks = createChecks({ ...deps, moves, ask, callbacks })
  const slips = createSlips({ ...deps, moves })

  async function create(request: DepositRequest): Promise<Result<Deposit, CreateRefusal>> {
    const own = await wallet.currencyOf(request.member)
    const read = readAmount(request.amount, request.currency, own)
    if (!read.ok) return read
    const placed = await db.transaction(async (tx) => {
      await store.takeDepositTurn(tx, request.member)
      const known = await store.findDeposit(tx, request.id)
      if (known !== undefined) {
        const isSame = rules.isSame(known, request, read.value.amount)
        return isSame ? ok(known) : refuse('id_used_differently')
      }
      if (!isTimely(timeOfId(request.id), now())) return refuse('id_out_of_time')
      return await place(tx, request, read.value)
    })
    return placed.ok ? await prepare(placed.value, request.from) : placed
  }

  /** The order as it stands, with how to pay: from its method, or from its gateway where that was not asked yet. */
  async function prepare(deposit: Deposit, from?: string): Promise<Result<Deposit, CreateRefusal>> {
    const { gateway, state, instructions, gatewayReference } = deposit
    const wasRefused = state === 'failed' && gateway !== '' && gatewayReference === ''
    if (wasRefused) return refuse('gateway_unavailable')
    const isUnasked = gateway !== '' && state === 'awaiting' && instructions === null
    return isUnasked ? await ask.create(deposit, from) : ok(deposit)
  }

  async function place(
    tx: Transaction,
    request: DepositRequest,
    amount: Money,
  ): Promise<Result<Deposit, CreateRefusal>> {
    const method = methods.find(request.method)
    const fits = checkMethod(method, amount)
    if (!fits.ok) return fits
    const { member } = request
    const double = await findDouble(tx, request, amount)
    if (double !== undefined) return refuse('duplicate_order', {}, { id: double })
    if ((await store.countAwaiting(tx, member)) >= settings().mostOpenDeposits) {
      return refuse('too_many_open')
    }
    const reserved = await protection.reserveDeposit(tx, { id: request.id, member, amount })
    if (!reserved.ok) return reserved
    return ok(await write(tx, request, fits.value, amount))
  }

  function findDouble(tx: Transaction, { member, method }: DepositRequest, sum: Money) {
    const { amount, currency } = sum
    const since = new Date(now().getTime() - rules.doubleSubmitMs)
    return store.findDouble(tx, { member, method, currency, amount }, since)
  }

  function checkMethod(
    method: Method | undefined,
    { amount, currency }: Money,
  ): Result<
    Method,
    'method_unavailable' | 'gateway_unavailable' | 'below_minimum' | 'above_maximum'
  > {
    if (method === undefined || method.content.currency !== currency) {
      return refuse('method_unavailable')
    }
    const { stop } = methods.standingOf(method)
    if (stop === 'gateway_down') return refuse('gateway_unavailable')
    if (stop !== null) return refuse('method_unavailable')
    const [min, max] = [BigInt(method.content.min), BigInt(method.content.max)]
    if (amount < min) return refuse('below_minimum', { min: money(min, currency) })
    return amount > max ? refuse('above_maximum', { max: money(max, currency) }) : ok(method)
  }

  async function write(
    tx: Transaction,
    { id, member }: DepositRequest,
    { id: method, version, content }: Method,
    { amount, currency }: Money,
  ): Promise<Deposit> {
    const at = now()
    const reference = makeReference()
    const { gateway, needsSlip, expiryMinutes } = content
    const deposit = await store.insertDeposit(tx, {
      id,
      member,
      method,
      methodVersion: version,
      gateway,
      needsSlip,
      currency,
      amount,
      fee: depositFeeOf(content, amount),
      reference,
      instructions: gateway === '' ? rules.instructionsOf(content, reference) : null,
      createdAt: at,
      expiresAt: new Date(at.getTime() + expiryMinutes * minuteMs),
    })
    await store.insertStep(tx, {
      deposit: id,
      state: 'awaiting',
      at,
      by: '',
      note: '',
      moved: true,
    })
    await checks.plan(tx, deposit, 0)
    await days.ordered(tx, { currency, method })
    tx.afterCommit(() => publish('desk', { kind: 'queue.changed', queue: 'deposits' }))
    return deposit
  }

  /** Locks an own deposit; another's is not there. */
  async function lockOwn(tx: Transaction, member: MemberId, id: string) {
    const found = await store.lockDeposit(tx, id)
    return found?.member === member ? found : undefined
  }

  async function find(member: MemberId, id: string) {
    const found = await store.findDeposit(db, id)
    return found?.member === member ? found : undefined
  }

  return {
    create,
    find,
    list: (member, page) => store.listOfMember(db, member, page),
    listSteps: (deposits) =>
      deposits.length === 0
        ? Promise.resolve([])
        : store.listSteps(
            db,
            deposits.map(({ id }) => id),
          ),
    async readHabits(member) {
      const { lastMethod, hasPaid } = await store.readHabits(db, member)
      const limit = await protection.findBindingLimit(member)
      return { lastMethod, isFirst: !hasPaid, limit }
    },
    sumOf: (member) => store.sumOf(db, member),
    async cancel(member, id) {
      const found = await find(member, id)
      if (found === undefined) return refuse('not_found')
      // Somebody who pays on one page and gives up on another is believed by the gateway's books.
      if (found.state === 'awaiting' && found.gatewayReference !== '') await checks.consult(found)
      return await db.transaction(async (tx) => {
        const deposit = await lockOwn(tx, member, id)
        if (deposit === undefined) return refuse('not_found')
        if (deposit.state === 'cancelled') return ok(deposit)
        if (deposit.state !== 'awaiting') return refuse('already_decided')
        return ok(await moves.end(tx, deposit, { state: 'cancelled' }))
      })
    },
    async sendSlip(member, id, picture) {
      if ((await find(member, id)) === undefined) return refuse('not_found')
      const drawn = await slips.draw(picture)
      if (!drawn.ok) return drawn
      return await db.transaction(async (tx) => {
        const deposit = await lockOwn(tx, member, id)
        return deposit === undefined
          ? refuse('not_found')
          : await slips.keep(tx, deposit, drawn.value, {})
      })
    },
    check: checks.check,
    expireDue: checks.expireDue,
    closePayment: checks.closePayment,
    desk: createDepositDesk({ ...deps, moves, credit, sendBack, slips, callbacks }),
    callbacks,
  }
}

/** Without letters that are read for others: people copy it by hand. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function makeReference(): string {
  return Array.from(randomBytes(10), (byte) => letters[byte & 31] ?? '').join('')
}
