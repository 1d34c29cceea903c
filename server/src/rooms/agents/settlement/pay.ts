import { deriveId } from '@baize/kernel/ids'
import { money, type Currency } from '@baize/kernel/money'
import type { AccountId, Ledger, Movement, Receipt } from '../../../ledger/ledger.ts'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { MemberId } from '../../identity/identity.ts'
import type { Support } from '../../support/support.ts'
import type { Wallet } from '../../wallet/wallet.ts'
import { contractPaid } from '../events.ts'
import { availableOf } from './available.ts'
import { byLevel, sideBySide } from './order.ts'
import { planPayments, type PlannedPayment } from './plan.ts'
import * as store from './store.ts'

export type PayDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly ledger: Pick<Ledger, 'openAccount' | 'postAll'>
  readonly wallet: Pick<Wallet, 'getState' | 'openPocket' | 'tell' | 'tellToLook'>
  readonly support: Pick<Support, 'tell'>
  readonly events: Pick<Events, 'write'>
  /** How deep members stand below the top; who is not there counts as the top. */
  readonly depthsOf: (
    source: Pick<Database, 'sql'>,
    members: readonly MemberId[],
  ) => Promise<ReadonlyMap<string, number>>
  /** So many payments are one transaction. */
  readonly payAtOnce?: number
}

const usualAtOnce = 500
/** So many transactions are under way at once. */
const lanes = 2

/** Pays what is owed, from the top of the tree down and the oldest first, as far as payers have it. */
export function createPay(deps: PayDeps) {
  const { db, now, ledger, wallet, payAtOnce: atOnce = usualAtOnce } = deps
  const houseAccounts = new Map<string, AccountId>()

  async function pay(signal?: AbortSignal): Promise<number> {
    const levels = await byLevel(await store.listOpenDues(db), (ids) => deps.depthsOf(db, ids))
    const isCut = () => signal?.aborted === true
    let paid = 0
    for (const level of levels) paid += await payLevel(level, isCut)
    return paid
  }

  /** While the database writes one batch, the next is read and planned. */
  async function payLevel(level: readonly store.OpenDue[], isCut: () => boolean): Promise<number> {
    const parts = sideBySide(level, atOnce)
    let paid = 0
    async function payParts(): Promise<void> {
      for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
        for (let at = 0; at < part.length && !isCut(); at += atOnce) {
          const some = await paySome(part.slice(at, at + atOnce))
          paid += some
        }
      }
    }
    // Where one fails, the other begins nothing more, and is waited for.
    const lane = () =>
      payParts().catch((error: unknown) => {
        parts.length = 0
        throw error
      })
    const ended = await Promise.allSettled(Array.from({ length: lanes }, lane))
    for (const one of ended) if (one.status === 'rejected') throw one.reason
    return paid
  }

  async function paySome(keys: readonly store.OpenDue[]): Promise<number> {
    const accounts = await openAccounts(keys)
    const available = await availableOf(wallet, keys)
    return await db.transaction(async (tx) => {
      const planned = planPayments(await store.holdDues(tx, keys), available)
      const paying = await Promise.all(
        planned.map(async (one) => ({ ...one, movement: await movementOf(one, accounts) })),
      )
      const outcomes = await ledger.postAll(
        tx,
        paying.flatMap(({ movement }) => movement ?? []),
      )
      const receipts = new Map<string, Receipt>()
      for (const outcome of outcomes) {
        if (outcome.ok) receipts.set(outcome.value.id, outcome.value)
        else requireExpected(outcome.code)
      }
      return await note(tx, paying, receipts)
    })
  }

  /** The accounts of all who take part, opened before anything is held. */
  async function openAccounts(keys: readonly store.OpenDue[]): Promise<Accounts> {
    const members = new Set(keys.flatMap(({ payer, payee }) => [payer, payee]))
    const house = new Set(
      keys.flatMap(({ payer, currency }) => (payer === 'house' ? currency : [])),
    )
    members.delete('house')
    const opened = await Promise.all([
      ...[...members].map(async (member) => {
        const account = await wallet.openPocket(member as MemberId, 'cash')
        return [member, account.id] as const
      }),
      ...[...house].map(
        async (currency) => [`house ${currency}`, await houseAccountOf(currency)] as const,
      ),
    ])
    return new Map(opened)
  }

  async function houseAccountOf(currency: Currency): Promise<AccountId> {
    const known = houseAccounts.get(currency)
    if (known !== undefined) return known
    const { id } = await db.transaction((tx) =>
      ledger.openAccount(tx, { owner: 'house', kind: 'commissions', currency }),
    )
    houseAccounts.set(currency, id)
    return id
  }

  /** Writes what was paid, tells who has it, and tells once who has too little. */
  async function note(
    tx: Transaction,
    paying: readonly Paying[],
    receipts: ReadonlyMap<string, Receipt>,
  ): Promise<number> {
    const at = now()
    const changed: store.PaidDue[] = []
    const payments: store.PaymentRow[] = []
    const short: store.HeldDue[] = []
    for (const { due, amount, isShort, movement } of paying) {
      const { payer, payee, kind, currency, shortSince } = due
      const receipt = movement && receipts.get(movement.id)
      const isLate = isShort || receipt === undefined
      const key = { payer, payee, kind, currency }
      changed.push({
        ...key,
        amount: receipt === undefined ? 0n : amount,
        shortSince: isLate ? (shortSince ?? at) : null,
      })
      if (isLate && shortSince === null) short.push(due)
      // Their pages have held it back for a while, or do so from now on.
      if (payer !== 'house' && (isLate || shortSince !== null))
        tx.afterCommit(() => wallet.tellToLook(payer))
      if (movement === undefined || receipt === undefined) continue
      payments.push({ ...key, id: paymentOf(movement.id), amount, at, transfer: movement.id })
      tx.afterCommit(() => tell(due, movement, receipt))
    }
    await Promise.all(short.map((due) => tellShort(tx, due)))
    store.payDues(tx, changed)
    store.insertPayments(tx, payments)
    await deps.events.write(
      tx,
      ...payments.map(({ id, payer, payee, amount, currency }) =>
        contractPaid({
          payment: id,
          payer: payer === 'house' ? null : payer,
          payee,
          amount: String(amount),
          currency,
        }),
      ),
    )
    return payments.length
  }

  function tell({ payer, payee }: store.HeldDue, { legs }: Move, receipt: Receipt): void {
    const [leg] = legs
    if (leg === undefined) return
    if (payer !== 'house') wallet.tell(payer, receipt, new Map([[leg.debit, 'cash']]))
    wallet.tell(payee, receipt, new Map([[leg.credit, 'cash']]))
  }

  async function tellShort(tx: Transaction, due: store.HeldDue): Promise<void> {
    const { payer, lastSettlement, payee, kind, currency, earned, paid } = due
    if (payer === 'house') return
    await deps.support.tell(tx, {
      id: await deriveId('msg', lastSettlement, 'short', payer, payee, kind),
      member: payer,
      about: 'contractShort',
      values: { kind, amount: money(earned - paid, currency) },
      link: '/agentHome',
    })
  }

  return pay
}

/** Each movement is one payment, which is called by its name. */
function paymentOf(movement: Move['id']): `agp_${string}` {
  return `agp_${movement.slice(4)}`
}

type Accounts = ReadonlyMap<string, AccountId>
type Move = Extract<Movement, { readonly legs: unknown }>
type Paying = PlannedPayment & { readonly movement: Move | undefined }

/** Its id is made from what was settled last and what was paid before, so that the same payment is one movement. */
async function movementOf(
  { due, amount }: PlannedPayment,
  accounts: Accounts,
): Promise<Move | undefined> {
  const { payer, payee, kind, currency, lastSettlement, paid } = due
  const debit = accounts.get(payer === 'house' ? `house ${currency}` : payer)
  const credit = accounts.get(payee)
  if (amount === 0n || debit === undefined || credit === undefined) return undefined
  return {
    id: await deriveId('trf', lastSettlement, payer, payee, kind, currency, String(paid)),
    reason: kind === 'dividend' ? 'dividend' : 'salary',
    legs: [{ debit, credit, amount: money(amount, currency) }],
    about: lastSettlement,
  }
}

/** Money that is gone since it was planned with, or an account that is closed, waits; the rest would be our defect. */
function requireExpected(code: string): void {
  if (code === 'insufficient_funds' || code === 'account_closed') return
  throw new Error(`The ledger refused a payment of a contract: ${code}`)
}
