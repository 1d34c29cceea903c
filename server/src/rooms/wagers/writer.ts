import { refuse, type Refusal } from '@baize/kernel/result'
import type { AccountId, EarlyReceipt, Receipt, RowWriter } from '../../ledger/ledger.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Events, NewEvent } from '../../platform/events/events.ts'
import type { Bonuses, MemberId, Pocket, Wallet } from '../wallet/wallet.ts'
import { wagerSettled, wagerVoided } from './events.ts'
import { judgeGatedStake, type AskFacts, type LossLimit, type StakeFacts } from './gate.ts'
import { judgeLosses } from './losses.ts'
import { mayDo } from './rules.ts'
import { changePurses, judgePurses, type PurseAction } from './purse-rows.ts'
import { insertCorrections, type Correction } from './settled.store.ts'
import * as store from './store.ts'
import type { EndRefusal, GateRefusal, StakeCall, Wager, WagerAnswer } from './wager.ts'

type Common = {
  readonly key: store.ActionKey
  readonly content: string
  /** The wager as it is when the call is done. */
  readonly wager: Wager
  /** Which pocket each account of the movement is. */
  readonly touched: ReadonlyMap<AccountId, Pocket>
}

/** One call on its way through the ledger. */
export type Item = Common &
  (
    | { readonly action: 'stake'; readonly call: StakeCall }
    | {
        readonly action: 'settle' | 'void' | 'resettle'
        /** The wager as it was when the movement was planned. */
        readonly before: Wager
        readonly reason: string
      }
    | PurseAction
  )

/**
 * `repeated`: the key is taken, its answer is stored. `overtaken`: the wager is not any more what the movement was
 * planned for, or the same batch does something else to it; plan again.
 */
export type WriterRefusal =
  | GateRefusal
  | EndRefusal
  | 'repeated'
  | 'overtaken'
  | 'insufficient_funds'

type Verdict = Refusal<WriterRefusal> | undefined

type Deps = {
  readonly events: Pick<Events, 'writeAt'>
  readonly now: () => Date
  readonly wallet: Pick<Wallet, 'bonuses'>
  readonly askFacts: () => AskFacts
  /** Told of the stakes that are taken. */
  readonly taken: (tx: Transaction, stakes: readonly StakeCall[]) => void
}

/** Writes wagers, calls and events in the transaction of their movements; decides who may, under its locks. */
export function createWriter(deps: Deps): RowWriter<Item, WriterRefusal> {
  const { events, now, wallet, askFacts, taken } = deps
  return {
    async gate(tx, items) {
      // The wagers first: only what is read after they are held shows what those before us did.
      const ended = new Map([...(await judgeEnds(tx, items)), ...(await judgePurses(tx, items))])
      const stakes = items.flatMap(stakedOf)
      const [keys, facts] = await Promise.all([
        store.listTaken(tx, items.map(keyOf)),
        factsAbout(tx, stakes, askFacts()),
      ])
      const taken = new Set(keys.map(textOf))
      const verdicts = items.map((item): Verdict => {
        const key = textOf(item.key)
        if (taken.has(key)) return refuse('repeated')
        taken.add(key)
        return ended.get(item)
      })
      const judged = await judgeStakes(tx, stakes, facts, verdicts)
      return await judgeBonuses(tx, items, judged, wallet.bonuses())
    },
    async write(tx, accepted) {
      const items = accepted.map(({ item }) => item)
      // A wager ends at the moment of its event, so that whoever counts events and whoever counts wagers agree on the day.
      const at = now()
      store.insertWagers(tx, wagersOf(items, true), at)
      store.endWagers(tx, wagersOf(items, false), at)
      insertCorrections(tx, items.flatMap(correctedBy), at)
      store.insertActions(
        tx,
        accepted.map(({ item, receipt }) => ({
          ...item.key,
          wager: idOf(item),
          content: item.content,
          answer: answerOf(item, receipt),
          at,
        })),
      )
      changePurses(tx, items, at)
      taken(
        tx,
        items.flatMap((item) => (item.action === 'stake' ? item.call : [])),
      )
      await events.writeAt(tx, at, ...items.flatMap(eventsOf))
    },
  }
}

const keyOf = ({ key }: Item) => key

export function textOf({ provider, account, action, transaction }: store.ActionKey): string {
  return JSON.stringify([provider, account, action, transaction])
}

function wagersOf(items: readonly Item[], isNew: boolean): Wager[] {
  const wanted = isNew ? ['stake', 'played'] : ['settle', 'void', 'resettle']
  return items.filter(({ action }) => wanted.includes(action)).map(({ wager }) => wager)
}

/** What was settled before, and is settled anew. */
function correctedBy(item: Item): Correction[] {
  if (!('before' in item) || item.action === 'void' || item.before.settlements === 0) return []
  return [{ before: item.before, wager: item.wager }]
}

/** Of the wager that a call is about; filling and emptying a purse is about none. */
function idOf({ action, wager }: Item): Wager['id'] | null {
  return action === 'fill' || action === 'empty' ? null : wager.id
}

async function judgeEnds(tx: Transaction, items: readonly Item[]): Promise<Map<Item, Verdict>> {
  const verdicts = new Map<Item, Verdict>()
  const ends = items.filter((item) => 'before' in item)
  if (ends.length === 0) return verdicts
  const wanted = new Map(ends.map(({ wager: { id, stakedAt } }) => [id, { id, at: stakedAt }]))
  const locked = await store.lockWagers(tx, [...wanted.values()])
  const held = new Map(locked.map((wager) => [wager.id, wager]))
  const busy = new Set<string>()
  for (const item of ends) {
    const { id } = item.wager
    verdicts.set(item, busy.has(id) ? refuse('overtaken') : judgeEnd(item, held.get(id)))
    busy.add(id)
  }
  return verdicts
}

function judgeEnd(item: Extract<Item, { before: Wager }>, wager: store.Stand | undefined): Verdict {
  if (wager === undefined) return refuse('wager_not_found')
  const refusal = mayDo(item.action, wager.status)
  if (refusal !== undefined) return refusal
  return wager.settlements === item.before.settlements ? undefined : refuse('overtaken')
}

type Staked = { readonly call: StakeCall; readonly payout: bigint; readonly index: number }

function stakedOf(item: Item, index: number): Staked[] {
  const isStaked = item.action === 'stake' || item.action === 'fill'
  return isStaked ? [{ call: item.call, payout: item.wager.payout, index }] : []
}

/** What is known about all stakes, also those whose key will prove taken: asking about them later would take longer. */
async function factsAbout(
  tx: Transaction,
  stakes: readonly Staked[],
  ask: AskFacts,
): Promise<readonly StakeFacts[]> {
  if (stakes.length === 0) return []
  return await ask(
    tx,
    stakes.map(({ call }) => call),
  )
}

/** Judges the stakes that are new; a settlement passes whatever is closed. */
async function judgeStakes(
  tx: Transaction,
  stakes: readonly Staked[],
  facts: readonly StakeFacts[],
  verdicts: readonly Verdict[],
): Promise<Verdict[]> {
  const judged = [...verdicts]
  stakes.forEach(({ call, index }, place) => {
    const known = facts[place]
    if (known === undefined) throw new Error('The gate left a stake without an answer')
    judged[index] ??= judgeGatedStake(known, call.amount.amount, call.begun) ?? known.round
  })
  await judgeLimited(tx, stakes, facts, judged)
  return judged
}

/** A bonus that ended since the stake was planned pays no more; who has other money may pay with that. */
async function judgeBonuses(
  tx: Transaction,
  items: readonly Item[],
  judged: readonly Verdict[],
  bonuses: Bonuses,
): Promise<readonly Verdict[]> {
  const isStake = (item: Item) => item.action === 'stake'
  const grants = items.flatMap((item, index) =>
    isStake(item) && judged[index] === undefined ? (item.wager.grant ?? []) : [],
  )
  if (grants.length === 0) return judged
  const playing = await bonuses.hold(tx, [...new Set(grants)].toSorted())
  return items.map((item, index) => {
    const { grant } = item.wager
    const isOver = grant !== null && isStake(item) && !playing.has(grant)
    return judged[index] ?? (isOver ? refuse('overtaken') : undefined)
  })
}

/** Holds the stakes that would pass, of members with a loss limit, against it. Most batches have none. */
async function judgeLimited(
  tx: Transaction,
  stakes: readonly Staked[],
  facts: readonly StakeFacts[],
  judged: Verdict[],
): Promise<void> {
  const limited = stakes.flatMap(({ call, payout, index }, place) => {
    const limits = facts[place]?.lossLimits
    if (limits === undefined || judged[index] !== undefined) return []
    return [{ member: call.member, stake: call.amount.amount, payout, limits, index }]
  })
  if (limited.length === 0) return
  const refusals = judgeLosses(limited, await store.sumLosses(tx, limited.flatMap(askedOf)))
  limited.forEach(({ index }, place) => void (judged[index] = refusals[place]))
}

const askedOf = ({ member, limits }: { member: MemberId; limits: readonly LossLimit[] }) =>
  limits.map(({ since }) => ({ member, since }))

/** As it is stored: sums as text. */
export type StoredAnswer = {
  readonly status: Wager['status']
  readonly stake: string
  readonly payout: string
  readonly validBet: string
  readonly balances: readonly { readonly pocket: Pocket; readonly amount: string }[]
}

function answerOf({ wager, touched }: Item, receipt: EarlyReceipt): StoredAnswer {
  return {
    status: wager.status,
    stake: String(wager.stake),
    payout: String(wager.payout),
    validBet: String(wager.validBet),
    balances: receipt.balances.flatMap(({ account, available }) => {
      const pocket = touched.get(account)
      return pocket === undefined ? [] : [{ pocket, amount: String(available) }]
    }),
  }
}

export function readAnswer(
  wager: WagerAnswer['wager'],
  answer: StoredAnswer,
  repeated: boolean,
): WagerAnswer {
  return {
    wager,
    status: answer.status,
    stake: BigInt(answer.stake),
    payout: BigInt(answer.payout),
    validBet: BigInt(answer.validBet),
    balances: answer.balances.map(({ pocket, amount }) => ({ pocket, amount: BigInt(amount) })),
    repeated,
  }
}

export function answerNow(item: Item, receipt: Receipt): WagerAnswer {
  return readAnswer(idOf(item), answerOf(item, receipt), receipt.repeated)
}

const notSettled = { payout: 0n, validBet: 0n, settlements: 0 }

function eventsOf(item: Item): NewEvent[] {
  if (item.action === 'stake') {
    return item.wager.status === 'open' ? [] : [wagerSettled(item.wager, notSettled)]
  }
  if (item.action === 'played') return [wagerSettled(item.wager, notSettled)]
  if (item.action === 'fill' || item.action === 'empty') return []
  if (item.action === 'void') return [wagerVoided(item.wager, item.reason)]
  return [wagerSettled(item.wager, item.before)]
}
