import { deriveId, timeOfId } from '@baize/kernel/ids'
import { money, type Money } from '@baize/kernel/money'
import { ok, refuse, type Refusal, type Result } from '@baize/kernel/result'
import type { AccountId, Ledger, LedgerRefusal, Movement } from '../../ledger/ledger.ts'
import type { Receipt, TransferId } from '../../ledger/ledger.ts'
import { isAway, type Database, type Transaction } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { errorText } from '../../platform/scrub.ts'
import type { WalletNews } from './news.ts'
import { vendorOf, type MemberId, type Pocket } from './pocket.ts'
import type { Pockets } from './pockets.ts'
import { checkAmount, isTimely, joinPockets } from './rules.ts'
import type { AmountRefusal, HeldRefusal, Joined, RouteRefusal, TransferMode } from './rules.ts'
import * as store from './store.ts'
import type { Transfer, TransferRequest } from './transfer.ts'
import type { PurseAnswer, VendorPurse } from './vendor-purse.ts'

export type TransferRefusal =
  | AmountRefusal
  | RouteRefusal
  | 'insufficient_funds'
  | HeldRefusal
  | 'pocket_closed'
  | 'id_used_differently'
  | 'id_out_of_time'

export type Transfers = {
  /**
   * Moves money between the cash and the pocket of a vendor: held first, moved when the vendor says that it is done.
   * The answer may be that the vendor refused, and then all is as before, or that it has not said; then asking again
   * with the same id goes on where this ended. The same id with other content is refused.
   */
  transfer(request: TransferRequest): Promise<Result<Transfer, TransferRefusal>>
  /** Brings everything from the pockets of vendors into the cash, each by itself: one that fails stops no other. */
  collectAll(
    id: TransferId,
    member: MemberId,
  ): Promise<Result<Transfer[], 'id_out_of_time' | 'id_used_differently'>>
}

type Deps = {
  readonly db: Database
  readonly ledger: Ledger
  readonly log: Log
  readonly now: () => Date
  readonly pockets: Pockets
  readonly news: WalletNews
  readonly mode: () => TransferMode
  readonly purseOf: (vendor: string) => VendorPurse
  /** Posts what takes money out of the cash, unless locks hold it. */
  readonly post: (
    tx: Transaction,
    member: MemberId,
    movement: Movement,
  ) => Promise<Result<Receipt, LedgerRefusal | HeldRefusal>>
}

/** After this, what no vendor has claimed goes back to where it was. Counted from the time in the id. */
const heldMs = 180 * 86_400_000

export function createTransfers(deps: Deps): Transfers {
  const { db, ledger, log, now, pockets, news, mode, purseOf } = deps

  async function transfer(
    request: TransferRequest,
    partOf: TransferId | null = null,
  ): Promise<Result<Transfer, TransferRefusal>> {
    const known = await store.findTransfer(db, request.id)
    if (known !== undefined) {
      return isSame(known, request) ? ok(await goOn(known)) : refuse('id_used_differently')
    }
    const { from, to, amount, member } = request
    const joined = joinPockets(from, to, mode())
    if (!joined.ok) return joined
    // Otherwise a caller could have pockets opened under any name.
    if (!mode().hasPocket(joined.value.vendor) && !(await pockets.has(member, from))) {
      return refuse('unknown_pocket')
    }
    const checked = checkAmount(amount, await pockets.currencyOf(member))
    if (!checked.ok) return checked
    if (!isTimely(timeOfId(request.id), now())) return refuse('id_out_of_time')
    const held = await hold(request, joined.value, partOf)
    return held.ok ? ok(await goOn(held.value)) : held
  }

  /** The hold and the record of it are one commit, so that whatever is held can be found and ended. */
  async function hold(
    { id, member, from, to, amount }: TransferRequest,
    { direction }: Joined,
    partOf: TransferId | null,
  ): Promise<Result<store.TransferRow, TransferRefusal>> {
    const [debit, credit] = [await pockets.open(member, from), await pockets.open(member, to)]
    const movement: Movement = {
      id,
      reason: direction === 'to_vendor' ? 'pocket_filled' : 'pocket_emptied',
      legs: [{ debit: debit.id, credit: credit.id, amount }],
      pending: { expiresAt: new Date(timeOfId(id).getTime() + heldMs) },
    }
    const { currency } = amount
    const row = { id, member, source: from, goal: to, currency, amount: amount.amount, partOf }
    return await db.transaction(async (tx) => {
      const posted = await deps.post(tx, member, movement)
      if (!posted.ok) return ownRefusal(posted)
      const asked = { ...row, state: 'asked' } as const
      await store.insertTransfer(tx, asked)
      tx.afterCommit(() => tell(asked, posted.value, debit.id, credit.id))
      return ok(asked)
    })
  }

  /** Asks the vendor, and brings the transfer to the end that it names. */
  async function goOn(row: store.TransferRow): Promise<Transfer> {
    if (row.state !== 'asked') return shown(row, row.state)
    const answer = await ask(row)
    if (answer === 'unknown') return shown(row, 'unknown')
    return shown(row, await end(row, answer))
  }

  async function ask(row: store.TransferRow): Promise<PurseAnswer> {
    const { id, member, source, goal, amount, currency } = row
    const vendor = vendorOf(source) ?? vendorOf(goal) ?? ''
    const direction = vendorOf(goal) === undefined ? 'from_vendor' : 'to_vendor'
    try {
      return await purseOf(vendor).move({ id, member, direction, amount: money(amount, currency) })
    } catch (error) {
      // It may have been done all the same, so nothing is given back on the strength of this.
      log.warn({ transfer: id, vendor, error: errorText(error) }, 'A vendor did not answer.')
      return 'unknown'
    }
  }

  /** Two calls may end the same transfer at once; the ledger lets one of them, and both tell what that one did. */
  async function end(row: store.TransferRow, answer: 'done' | 'refused') {
    const endId = await deriveId('trf', row.id, 'end')
    const movement = answer === 'done' ? { post: row.id } : { void: row.id }
    const [debit, credit] = [
      await pockets.open(row.member, row.source),
      await pockets.open(row.member, row.goal),
    ]
    return await db.transaction(async (tx) => {
      const posted = await ledger.post(tx, { id: endId, ...movement })
      if (posted.ok) {
        await store.endTransfer(tx, row.id, answer)
        tx.afterCommit(() => tell(row, posted.value, debit.id, credit.id))
        return answer
      }
      const ended = await store.findTransfer(tx, row.id)
      if (ended !== undefined && ended.state !== 'asked') return ended.state
      // What the ledger gave back after its time cannot be posted any more: a person must look at the vendor's books.
      log.error({ transfer: row.id, answer, code: posted.code }, 'A transfer could not be ended.')
      return 'unknown'
    })
  }

  function tell(row: store.TransferRow, receipt: Receipt, debit: AccountId, credit: AccountId) {
    const touched = new Map([
      [debit, row.source],
      [credit, row.goal],
    ])
    news.tell(row.member, receipt, touched)
  }

  async function collectOne(
    call: TransferId,
    member: MemberId,
    from: Pocket,
    amount: Money,
  ): Promise<Transfer> {
    const id = await deriveId('trf', call, from)
    const request = { id, member, from, to: 'cash' as const, amount }
    try {
      const done = await transfer(request, call)
      if (done.ok) return done.value
      return { ...request, state: 'refused' }
    } catch (error) {
      if (!isAway(error)) {
        log.error({ transfer: id, error: errorText(error) }, 'A pocket could not be collected.')
      }
      return { ...request, state: 'unknown' }
    }
  }

  return {
    transfer: (request) => transfer(request),
    async collectAll(id, member) {
      if ((await store.findTransfer(db, id)) !== undefined) return refuse('id_used_differently')
      const begun = await store.listParts(db, id, member)
      const transfers = await Promise.all(begun.map(goOn))
      if (begun.length > 0) return ok(transfers)
      if (!isTimely(timeOfId(id), now())) return refuse('id_out_of_time')
      const state = await pockets.state(member)
      const full = state.pockets.filter(
        ({ pocket, amount, held }) => vendorOf(pocket) !== undefined && amount > held,
      )
      return ok(
        await Promise.all(
          full.map(({ pocket, amount, held }) =>
            collectOne(id, member, pocket, money(amount - held, state.currency)),
          ),
        ),
      )
    },
  }
}

function isSame(row: store.TransferRow, request: TransferRequest): boolean {
  return (
    row.member === request.member &&
    row.source === request.from &&
    row.goal === request.to &&
    row.currency === request.amount.currency &&
    row.amount === request.amount.amount
  )
}

function shown(row: store.TransferRow, state: Transfer['state']): Transfer {
  const { id, source, goal, amount, currency } = row
  return { id, from: source, to: goal, amount: money(amount, currency), state }
}

/** What the ledger may still refuse when the amount and the pockets are in order; the rest would be our defect. */
function ownRefusal(refusal: Refusal<LedgerRefusal | HeldRefusal>): Refusal<TransferRefusal> {
  const { code } = refusal
  if (code === 'funds_owed') return { ...refusal, code }
  if (code === 'insufficient_funds' || code === 'funds_locked') return refuse(code)
  if (code === 'id_used_differently') return refuse(code)
  if (code === 'account_closed') return refuse('pocket_closed')
  if (code === 'pending_expired' || code === 'id_from_future') return refuse('id_out_of_time')
  throw new Error(`The ledger refused a transfer between pockets: ${code}`)
}
