import type { ReplyOf } from '@baize/contract/endpoint'
import type { SocketEvent } from '@baize/contract/events'
import type { getConsolidated } from '@baize/contract/wallet/wallet'
import { money, type Currency, type Money } from '@baize/kernel/money'
import { ok, refuse, type Refusal, type Result } from '@baize/kernel/result'
import type { Account, Ledger, LedgerRefusal, Movement, Receipt } from '../../ledger/ledger.ts'
import type { Database, Fragment, Transaction } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import { noBonuses, type Bonuses } from './bonuses.ts'
import { createWalletNews, type WalletNews } from './news.ts'
import type { MemberId, Pocket, WalletState } from './pocket.ts'
import { createPockets, type Pockets } from './pockets.ts'
import { checkAmount, usualOrder } from './rules.ts'
import type { AmountRefusal, HeldRefusal, SpendingOrder } from './rules.ts'
import * as store from './store.ts'
import { createTransfers, type Transfers } from './transfers.ts'
import { bookPurse, type VendorPurse } from './vendor-purse.ts'

export { grantOf, readPocket, type GrantId, type MemberId, type Pocket } from './pocket.ts'
export type { BonusGame, Bonuses, PlayingBonus } from './bonuses.ts'
export type { PocketState, WalletState } from './pocket.ts'
export { checkAmount, isTimely, planSpend, readAmount, usualOrder } from './rules.ts'
export type { AmountRefusal, HeldRefusal, Share, SpendingOrder } from './rules.ts'
export type { Lock } from './store.ts'
export type { Transfer, TransferRequest } from './transfer.ts'
export type { TransferRefusal } from './transfers.ts'
export type { RecordAsk, RecordEntry, RecordOutcome, RecordSource, RecordSpan } from './record.ts'
export { createTransfersRecord } from './transfers-record.ts'
export { seedDemoMoney } from './demo.ts'
export { bookPurse } from './vendor-purse.ts'
export type { PurseAnswer, PurseMove, VendorPurse } from './vendor-purse.ts'

/** What is shown beside the balances: contracts of a member, and offers of them. */
export type ContractsBeside = Omit<ReplyOf<typeof getConsolidated>, 'balances'>

export type NewLock = {
  /** From what it locks for, so that the same cause locks once. */
  readonly id: string
  readonly member: MemberId
  readonly amount: Money
  readonly reason: string
}

export type Wallet = Transfers &
  Pick<WalletNews, 'tell' | 'tellToLook' | 'flush'> & {
    /** How all pockets of a member stand, at one moment. */
    getState(member: MemberId): Promise<WalletState>
    currencyOf(member: MemberId): Promise<Currency>
    /** The account behind a pocket, opened in the member's currency when it is asked for the first time. */
    openPocket(member: MemberId, pocket: Pocket, tx?: Transaction): Promise<Account<Currency>>
    /** The cash of many, in their order, by one statement at most: for who gives to many at once. */
    openCash: Pockets['openCash']
    /** Which pockets pay for a stake, in order. */
    spendingOrder(): SpendingOrder
    /** Which bonuses play, and where; none until those who give them say so. */
    bonuses(): Bonuses
    setBonuses(bonuses: Bonuses): void
    /** Whether one wallet serves all games. */
    isSingle(): boolean
    /** Those who keep members' money themselves, and so have a pocket of each. */
    listVendors(): readonly VendorWithPocket[]
    /** The pocket that pays for a vendor's games: its own where it keeps the money itself, else the cash. */
    pocketFor(vendor: string): Pocket
    /** Who says which vendors keep money; until it is set, none does unless the settings say so. */
    setVendors(list: () => readonly VendorWithPocket[]): void
    /** What those above show beside the balances; nothing until they say how it is read. */
    contractsOf(member: MemberId): Promise<ContractsBeside>
    setContracts(read: (member: MemberId) => Promise<ContractsBeside>): void
    /**
     * Holds cash back from leaving the wallet, though not from being played. The money need not be there yet. The same
     * id with the same content locks once; with other content it is refused.
     */
    lock(tx: Transaction, lock: NewLock): Promise<Result<undefined, LockRefusal>>
    /** A lock holds less from now on, never more. Refused when there is none, or when it is over. */
    lower(tx: Transaction, id: string, amount: bigint): Promise<Result<undefined, 'not_found'>>
    /** Ends a lock. Refused when there is none, or when it is over. */
    lift(tx: Transaction, id: string): Promise<Result<undefined, 'not_found'>>
    listLocks(member: MemberId): Promise<store.Lock[]>
    /**
     * How what members owe is read beside their balances: for `asked.owner`, sums by currency as JSON. It is held back from
     * leaving like what locks hold; who collects it does so past this room. Nothing is owed until it is set.
     */
    setOwed(beside: Fragment): void
    /** Posts a movement that takes money out of a member's cash; refused when what would leave is locked or owed. */
    post(
      tx: Transaction,
      member: MemberId,
      movement: Movement,
    ): Promise<Result<Receipt, LedgerRefusal | HeldRefusal>>
  }

export type LockRefusal = AmountRefusal | 'id_used_differently'

/** A vendor that keeps members' money itself, and what people call it. */
export type VendorWithPocket = { readonly code: string; readonly name: string }

/** What those above decide and the wallet merely keeps to. */
export type WalletSettings = {
  /** Whether one wallet serves all games; by default when no vendor keeps money. */
  readonly isSingle?: () => boolean
  /** The vendors that keep members' money themselves. */
  readonly vendorsWithPocket?: () => readonly VendorWithPocket[]
  readonly spendingOrder?: () => SpendingOrder
}

export type WalletDeps = WalletSettings & {
  readonly db: Database
  readonly ledger: Ledger
  readonly log: Log
  readonly now: () => Date
  readonly publish: (topic: string, event: SocketEvent) => void
  readonly currencyOf: (member: MemberId) => Currency | Promise<Currency>
  /** The way to a vendor that keeps money; that of the books by default. */
  readonly purseOf?: (vendor: string) => VendorPurse
}

/** A member's pockets. */
export function createWallet(deps: WalletDeps): Wallet {
  const { db, ledger, now, spendingOrder = () => usualOrder } = deps
  let listVendors = deps.vendorsWithPocket ?? (() => [])
  const isSingle = deps.isSingle ?? (() => listVendors().length === 0)
  let bonuses = noBonuses
  let readContracts: Wallet['contractsOf'] = async () => noContracts
  let owedBeside = store.nothingOwed
  const pockets = createPockets({ ...deps, owedBeside: () => owedBeside })
  const news = createWalletNews(deps)
  const mode = () => ({
    isSingle: isSingle(),
    hasPocket: (vendor: string) => listVendors().some(({ code }) => code === vendor),
  })

  /** The ledger holds the account until the transaction ends, so what it stands at after the movement is certain. */
  async function post(tx: Transaction, member: MemberId, movement: Movement) {
    const cash = await pockets.open(member, 'cash', tx)
    try {
      return await tx.transaction(async (inner) => {
        const posted = await ledger.post(inner, movement)
        if (!posted.ok || posted.value.repeated || !debits(movement, cash)) return posted
        const after = posted.value.balances.find(({ account }) => account === cash.id)
        const { locked, owed } = await store.sumHeld(inner, member, cash.currency, owedBeside)
        if (after === undefined || after.available >= locked + owed) return posted
        throw new Held(
          after.available < locked
            ? refuse('funds_locked')
            : refuse('funds_owed', { amount: money(owed, cash.currency) }),
        )
      })
    } catch (error) {
      if (error instanceof Held) return error.refusal
      throw error
    }
  }

  return {
    getState: pockets.state,
    currencyOf: pockets.currencyOf,
    openPocket: pockets.open,
    openCash: pockets.openCash,
    spendingOrder,
    bonuses: () => bonuses,
    setBonuses: (set) => void (bonuses = set),
    isSingle,
    listVendors: () => listVendors(),
    setVendors: (list) => void (listVendors = list),
    contractsOf: (member) => readContracts(member),
    setContracts: (read) => void (readContracts = read),
    pocketFor: (vendor) =>
      !mode().isSingle && mode().hasPocket(vendor) ? `vendor:${vendor}` : 'cash',
    setOwed: (beside) => void (owedBeside = beside),
    tell: news.tell,
    tellToLook: news.tellToLook,
    flush: news.flush,
    post,
    listLocks: (member) => store.listLocks(db, member),
    async lock(tx, { id, member, amount, reason }) {
      const checked = checkAmount(amount, await pockets.currencyOf(member))
      if (!checked.ok) return checked
      const lock = { id, member, reason, currency: amount.currency, amount: amount.amount }
      if (!(await store.insertLock(tx, lock, now()))) {
        return refuseUnlessSame(lock, await store.findLock(tx, id))
      }
      tx.afterCommit(() => news.tellToLook(member))
      return ok()
    },
    async lower(tx, id, amount) {
      const lowered = await store.lowerLock(tx, id, amount)
      if (lowered === undefined) return refuse('not_found')
      tx.afterCommit(() => news.tellToLook(lowered.member))
      return ok()
    },
    async lift(tx, id) {
      const lifted = await store.liftLock(tx, id, now())
      if (lifted === undefined) return refuse('not_found')
      tx.afterCommit(() => news.tellToLook(lifted.member))
      return ok()
    },
    ...createTransfers({
      ...deps,
      pockets,
      news,
      mode,
      post,
      purseOf: deps.purseOf ?? (() => bookPurse),
    }),
  }
}

const noContracts: ContractsBeside = {
  dailysalreqtype: null,
  divtypereq: null,
  contracthoursalreq: null,
  realtimesalreqtype: null,
  contractmrdailysalinfotype: false,
  contracthoursalinfo: false,
  dailysalinfotype: false,
  divtypeinfo: false,
  contracts: [],
}

/** Undoes the movement to its savepoint. */
class Held extends Error {
  readonly refusal: Refusal<HeldRefusal>
  constructor(refusal: Refusal<HeldRefusal>) {
    super(refusal.code)
    this.refusal = refusal
  }
}

function debits(movement: Movement, cash: Account): boolean {
  return 'legs' in movement && movement.legs.some(({ debit }) => debit === cash.id)
}

function refuseUnlessSame(
  lock: store.Lock,
  known: store.Lock | undefined,
): Result<undefined, 'id_used_differently'> {
  const isSame =
    known !== undefined &&
    known.member === lock.member &&
    known.currency === lock.currency &&
    known.amount === lock.amount &&
    known.reason === lock.reason
  return isSame ? ok() : refuse('id_used_differently')
}
