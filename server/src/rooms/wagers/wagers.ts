import type { IdMaker } from '@baize/kernel/ids'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Ledger } from '../../ledger/ledger.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Log } from '../../platform/log.ts'
import { checkAmount, type GrantId, type MemberId, type Wallet } from '../wallet/wallet.ts'
import { keyOf, requireKey } from './action-key.ts'
import { createCarrier, type Answer } from './carry-out.ts'
import { createFinder } from './finder.ts'
import { askRoundsToo, closedGate, tellRounds } from './gate.ts'
import type { AskFacts, RoundKeeper } from './gate.ts'
import { createHouseAccounts } from './house-accounts.ts'
import { createPay } from './pay.ts'
import { createPlanner, type Plan, type StakePlanRefusal } from './plan.ts'
import { createPurses, type Purses } from './purses.ts'
import { checkContribution, checkPayout, requireDetail, requireTexts } from './rules.ts'
import type { WagerRecord } from './record.ts'
import { listChanged, sumSettled } from './settled.store.ts'
import * as store from './store.ts'
import * as team from './team-record.store.ts'
import { createUnseen } from './unseen.ts'
import type { Action, CallKey, Wager, WagerId } from './wager.ts'
import type { ResettleCall, SettleCall, StakeAndSettleCall, StakeCall } from './wager.ts'
import type { DoneCall, PayCall, VoidCall } from './wager.ts'
import { createWriter, readAnswer, type Item, type StoredAnswer } from './writer.ts'

export type { Answer } from './carry-out.ts'
export type { AskFacts, RoundKeeper, RoundRefusal, StakeFacts } from './gate.ts'
export { validBetOf } from './rules.ts'
export { createStakeGate } from './stake-gate.ts'
export { maskName } from './winners/winners.ts'
export { isWon, stateOf } from './record.ts'
export type { WagersOf, WagerStretch } from './record.ts'
export type { WagerAsk, WagerPage, WagerState, WagerSums } from './record.ts'
export type { ChangedSum, SettledPage, SettledSum } from './record.ts'
export type {
  CallKey,
  Detail,
  EndRefusal,
  GateRefusal,
  Product,
  Wager,
  WagerAnswer,
  WagerId,
} from './wager.ts'
export type { ResettleCall, SettleCall, StakeAndSettleCall, StakeCall } from './wager.ts'
export type { Purses } from './purses.ts'
export type { EmptyCall, PlayedCall, PlayedPart } from './wager.ts'
export type { DoneCall, PayCall, VoidCall, WagerRef } from './wager.ts'
export type { WagerRefusal } from './wager.ts'

export type Wagers = WagerRecord & {
  /**
   * Takes a stake from the member's pockets and records the wager, if the gate lets it pass. `insufficient_funds`
   * carries what there is as `balance`. An exact repetition gets the stored answer.
   */
  stake(call: StakeCall): Answer
  /**
   * Stakes and settles in one: both or neither, under the key of the stake. What is won does not pay for the stake. The
   * gate and the repetition are those of a stake.
   */
  stakeAndSettle(call: StakeAndSettleCall): Answer
  /** Ends an open wager with its payout. Nothing closed, paused or excluded stops it. */
  settle(call: SettleCall): Answer
  /** Gives exactly the stake back. Of a stake that has not come, it makes sure that it never will. */
  void(call: VoidCall): Answer
  /** Makes sure that a stake which has not come never will; answers false when it is there. */
  prevent(call: {
    readonly key: CallKey
    readonly member: MemberId
    readonly stake: string
  }): Promise<boolean>
  /** Corrects the payout of a settled wager; what the member no longer has becomes a debt where that is allowed. */
  resettle(call: ResettleCall): Answer
  /**
   * Pays one of several wins of a round: an open wager ends with it, a settled one gets it added, under the key of a
   * settlement. As a correction it changes what a settled wager paid, by a signed sum, under the key of a resettlement.
   */
  pay(call: PayCall): Answer
  /** Money set aside for games that stake many times a second. */
  readonly purses: Purses
  /** What became of a call; nothing when it never came or was refused. */
  findCall(asked: {
    readonly key: CallKey
    readonly member: MemberId
    readonly action: Action
  }): Promise<DoneCall | undefined>
  getWager(id: WagerId): Promise<Result<Wager, 'wager_not_found'>>
  /** The wagers of a member, newest first. */
  listWagers(
    member: MemberId,
    page?: { readonly below?: WagerId; readonly limit?: number },
  ): Promise<Wager[]>
  /** What a member lost by the wagers made since each of these moments; less than nothing for who won. */
  sumLost(member: MemberId, since: readonly Date[]): Promise<bigint[]>
  /** Whether a wager that a bonus paid for is open. */
  hasOpen(source: Pick<Database, 'sql'>, grant: GrantId): Promise<boolean>
  /** How many there are, and what of the bonus is in them. */
  sumOpen(
    source: Pick<Database, 'sql'>,
    grant: GrantId,
  ): Promise<{ readonly bets: number; readonly stake: bigint }>
  /** Who says what holds for a stake; until it is set, nothing passes. */
  setGate(ask: AskFacts): void
  /** Who says whether the rounds of one provider's stakes take bets; it is asked besides the gate, and told what is taken. */
  setRounds(provider: string, keeper: RoundKeeper): void
  /** Forgets calls so old that nobody repeats them; answers how many. */
  forgetOldCalls(tx: Transaction): Promise<number>
}

export type WagersDeps = {
  readonly db: Database
  readonly ledger: Ledger
  readonly wallet: Wallet
  readonly events: Pick<Events, 'writeAt'>
  readonly log: Log
  readonly now: () => Date
  readonly makeId: IdMaker
  /** Told of each stake that a member's own loss limit kept out. Must not throw. */
  readonly lossLimitReached: (member: MemberId, period: string) => void
  /** Whether a correction may leave a member owing; it may, by default. */
  readonly mayOwe?: () => boolean
}

/** Vendors ask for four months at least; a year and a bit covers every correction of a season. */
const callsKeptMs = 400 * 86_400_000
const largestPage = 200

/** The one record of a bet, whatever the product: stake, settle, void, resettle. */
export function createWagers(deps: WagersDeps): Wagers {
  const { db, wallet, events, now, makeId, mayOwe = () => true } = deps
  let askFacts = closedGate
  const rounds = new Map<string, RoundKeeper>()
  const writer = createWriter({
    events,
    now,
    wallet,
    askFacts: () => askRoundsToo(askFacts, rounds),
    taken: (tx, stakes) => tellRounds(rounds, tx, stakes),
  })
  const accounts = createHouseAccounts(deps)
  const planner = createPlanner({ wallet, accounts, makeId, now, mayOwe })

  const carryOut = createCarrier({ ...deps, writer })
  const { find, findWager, findCall } = createFinder(db)
  const { voidUnseen } = createUnseen({ db, now })
  const pay = createPay({ wallet, planner, carryOut, find })

  type Planning = (tries: number) => Promise<Result<Plan, StakePlanRefusal>>

  async function takeStake(call: StakeCall, ending: readonly string[], plan: Planning): Answer {
    const { key, member, product, vendor, game, round, amount } = call
    const action = keyOf('stake', member, key)
    const sums = [String(amount.amount), amount.currency]
    const content = JSON.stringify([product, vendor, game, round, ...sums, ...ending])
    return await carryOut(action, content, async (tries) => {
      const planned = await plan(tries)
      if (!planned.ok) return planned
      const item: Item = { action: 'stake', key: action, content, call, ...planned.value }
      return ok({ ...planned.value, item })
    })
  }

  async function checkStake({ key, member, vendor, game, round, amount, detail }: StakeCall) {
    requireKey(key)
    requireTexts({ vendor: [vendor, 40], game: [game, 100], round: [round, 100] })
    if (detail !== undefined) requireDetail(detail)
    return checkAmount(amount, await wallet.currencyOf(member))
  }

  return {
    async stake(call) {
      const checked = await checkStake(call)
      if (!checked.ok) return checked
      return await takeStake(call, [], (tries) => planner.stake(call, tries))
    },
    async stakeAndSettle(call) {
      const checked = await checkStake(call)
      if (!checked.ok) return checked
      const { payout, counts = true, contribution } = call
      const checkedPayout = checkPayout(payout, call.amount.currency)
      if (!checkedPayout.ok) return checkedPayout
      const pool = contribution && checkContribution(contribution, call.amount)
      if (pool?.ok === false) return pool
      const fed = contribution ? [contribution.pool, String(contribution.amount.amount)] : []
      const ending = ['settled', String(payout.amount), String(counts), ...fed]
      return await takeStake(call, ending, (tries) => planner.stakeAndSettle(call, tries))
    },
    async settle(call) {
      requireKey(call.key)
      if (call.detail !== undefined) requireDetail(call.detail)
      const checked = checkPayout(call.payout, await wallet.currencyOf(call.member))
      if (!checked.ok) return checked
      const action = keyOf('settle', call.member, call.key)
      const content = contentOf(call)
      return await carryOut(action, content, async () => {
        const before = await find(call)
        if (!before.ok) return before
        const plan = await planner.settle(call, before.value)
        const own = { action: 'settle', before: before.value, reason: '' } as const
        return ok({ ...plan, item: { key: action, content, ...plan, ...own } })
      })
    },
    async void(call) {
      const { key, member, of, reason } = call
      requireKey(key)
      requireTexts({ reason: [reason, 200] })
      const action = keyOf('void', member, key)
      const content = JSON.stringify([of])
      if ('stake' in of) {
        requireTexts({ stake: [of.stake, 100] })
        const voided = await voidUnseen(action, content, of.stake)
        if (voided !== undefined) return ok(voided)
      }
      return await carryOut(action, content, async () => {
        const before = await find(call)
        if (!before.ok) return before
        const plan = await planner.void(call, before.value)
        const own = { action: 'void', before: before.value, reason } as const
        return ok({ ...plan, item: { key: action, content, ...plan, ...own } })
      })
    },
    async prevent({ key, member, stake }) {
      requireKey(key)
      requireTexts({ stake: [stake, 100] })
      const content = JSON.stringify([{ stake }])
      return (await voidUnseen(keyOf('void', member, key), content, stake)) !== undefined
    },
    async resettle(call) {
      requireKey(call.key)
      if (call.detail !== undefined) requireDetail(call.detail)
      const checked = checkPayout(call.payout, await wallet.currencyOf(call.member))
      if (!checked.ok) return checked
      const action = keyOf('resettle', call.member, call.key)
      const content = contentOf(call)
      return await carryOut(action, content, async () => {
        const before = await find(call)
        if (!before.ok) return before
        if (before.value.status === 'open') return refuse('not_settled')
        if (before.value.status === 'voided') return refuse('already_voided')
        const plan = await planner.resettle(call, before.value)
        if (!plan.ok) return plan
        const own = { action: 'resettle', before: before.value, reason: call.reason } as const
        return ok({ ...plan.value, item: { key: action, content, ...plan.value, ...own } })
      })
    },
    pay,
    purses: createPurses({
      ...deps,
      accounts,
      carryOut,
      voidUnseen,
      askFacts: () => askFacts,
    }),
    async findCall({ key, member, action }) {
      const found = await findCall(keyOf(action, member, key))
      if (found === undefined) return undefined
      const { wager, content, at, answer } = found
      return { content, at, answer: readAnswer(wager, answer as StoredAnswer, true) }
    },
    async getWager(id) {
      const wager = await findWager(id)
      return wager === undefined ? refuse('wager_not_found') : ok(wager)
    },
    listWagers: (member, { below, limit = 50 } = {}) =>
      store.listWagers(db, member, {
        limit: Math.min(Math.max(limit, 1), largestPage),
        ...(below === undefined ? {} : { below }),
      }),
    listRecord: (member, page) => store.listRecord(db.lately, member, page),
    listOfSome: (members, page) => team.listOfSome(db.lately, members, page),
    look: (page) => team.look(db.lately, page),
    async listByIds(wanted) {
      const found = await store.listWanted(db.lately, wanted)
      return found.flatMap((wager) => wager ?? [])
    },
    hasOpen: store.hasOpen,
    sumOpen: store.sumOpen,
    sumSettled: (page) => sumSettled(db, page),
    listChanged: (span) => listChanged(db, span),
    sumRecord: (member, asked) => store.sumRecord(db, member, asked),
    sumLost: (member, since) =>
      store.sumLosses(
        db,
        since.map((moment) => ({ member, since: moment })),
      ),
    setGate: (ask) => void (askFacts = ask),
    setRounds: (provider, keeper) => void rounds.set(provider, keeper),
    forgetOldCalls: (tx) => store.removeActionsBefore(tx, new Date(now().getTime() - callsKeptMs)),
  }
}

function contentOf({ of, payout, counts = true }: SettleCall): string {
  return JSON.stringify([of, String(payout.amount), payout.currency, counts])
}
