import type { PlayTable } from '@baize/games/lottery/pricing/table'
import { refuse } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { RoundKeeper, RoundRefusal, StakeCall } from '../../wagers/wagers.ts'
import type { Lottery } from '../lotteries/lottery.ts'
import * as store from './store.ts'
import { broughtBy, countedOf } from './brought.ts'
import { addUp, findFull, keptFor, nameOf, partsOf, type Counted, type Part } from './sums.ts'

export { exposureOf, type Exposure } from './exposure.ts'

export type Priced = Pick<Lottery, 'id' | 'vendor' | 'family'>

export type LimitsDeps = {
  readonly db: Database
  /** What is sold of a lottery now. */
  readonly tableOf: (lottery: Priced) => PlayTable
}

/** A ticket whose stake is asked, and what is kept of its issue. */
type Asked = {
  readonly ticket: Counted
  readonly issue: store.Open
  readonly kept: ReadonlySet<string>
}

const noneKept: ReadonlySet<string> = new Set()

type Said = { readonly isOpen: boolean; readonly refusal?: RoundRefusal }

/** What is remembered of issues for which sums are kept; it may be forgotten at any time. */
const mostRemembered = 20_000

/** Who takes stakes on issues: whether they are on sale, and whether all tickets together stay within the limits. */
export function createLimits({ db, tableOf }: LimitsDeps) {
  const begun = new Set<string>()
  /** What each stake that passes adds, until it is taken. */
  const adding = new WeakMap<StakeCall, readonly Part[]>()

  /** Before the first ticket of an issue that has limits: from then on what is bought of it is counted. */
  async function begin(
    lottery: Priced,
    issues: readonly string[],
    { play, currency }: { readonly play: string; readonly currency: string },
  ): Promise<void> {
    const wanted = keptFor(tableOf(lottery), play, currency)
    const nameIn = (issue: string) => wanted.map((one) => `${issue} ${one.kind} ${one.play}`)
    const missing = issues.filter((issue) => nameIn(issue).some((name) => !begun.has(name)))
    if (missing.length === 0) return
    await db.transaction(async (tx) => {
      const added = await store.beginCounting(tx, missing, wanted)
      for (const issue of new Set(added.map((one) => one.issue))) {
        const kinds = added.filter((one) => one.issue === issue)
        const kept = new Set(kinds.map(({ kind, play: of }) => `${kind} ${of}`))
        const bought = await store.listStanding(tx, issue)
        const parts = addUp(bought.flatMap((ticket) => partsOf(ticket, kept) ?? []))
        if (parts.length > 0) await store.putSums(tx, parts)
      }
    })
    if (begun.size > mostRemembered) begun.clear()
    for (const name of missing.flatMap(nameIn)) begun.add(name)
  }

  async function ask(tx: Transaction, stakes: readonly StakeCall[]): Promise<Said[]> {
    const found = await find(tx, stakes)
    const parts = new Map([...found].map(([stake, asked]) => [stake, partsOfAsked(asked)]))
    const keys = addUp([...parts.values()].flatMap((own) => own ?? []))
    const sums = keys.length > 0 ? await store.lockSums(tx, keys) : new Map<string, bigint>()
    const seen = new Set<string>()
    const added = new Map<string, bigint>()
    const before = (part: Part) => sums.get(nameOf(part)) ?? 0n
    const now = (part: Part) => before(part) + (added.get(nameOf(part)) ?? 0n)
    return stakes.map((stake): Said => {
      const id = stake.key.transaction
      const asked = found.get(stake)
      // One that is in already is answered by what is kept under its key, whatever is said here.
      if (asked === undefined || seen.has(id)) return { isOpen: false }
      seen.add(id)
      const own = parts.get(stake)
      if (own === undefined) return { isOpen: true, refusal: refuse('round_full', { of: 'table' }) }
      const full = findFull(asked.ticket, own, now)
      if (full !== undefined) {
        const isAlone = findFull(asked.ticket, own, before) !== undefined
        return { isOpen: true, refusal: isAlone ? refuse('round_full', full) : refuse('overtaken') }
      }
      for (const part of own) {
        added.set(nameOf(part), (added.get(nameOf(part)) ?? 0n) + part.adds)
      }
      adding.set(stake, own)
      return { isOpen: true }
    })
  }

  /** The tickets of those that may be taken: their issues take bets, and their stakes are not in. */
  async function find(
    tx: Transaction,
    stakes: readonly StakeCall[],
  ): Promise<Map<StakeCall, Asked>> {
    const issues = [...new Set(stakes.map(({ round }) => round))]
    const [open, kept, written] = await Promise.all([
      store.holdIssues(tx, issues),
      store.listKept(tx, issues),
      store.holdAsked(
        tx,
        stakes.map(({ key }) => key.transaction),
      ),
    ])
    return new Map(
      stakes.flatMap((stake): [StakeCall, Asked][] => {
        const issue = open.get(stake.round)
        if (issue === undefined) return []
        const ticket = ticketOf(stake, issue, written.get(stake.key.transaction))
        if (ticket === undefined) return []
        return [[stake, { ticket, issue, kept: kept.get(issue.id) ?? noneKept }]]
      }),
    )
  }

  function partsOfAsked({ ticket, issue, kept }: Asked): Part[] | undefined {
    const { lottery: id, vendor, family } = issue
    return partsOf(ticket, kept, tableOf({ id, vendor, family }))
  }

  function take(tx: Transaction, stakes: readonly StakeCall[]): void {
    const brought = stakes.flatMap((stake) => broughtBy(stake) ?? [])
    const written = stakes.filter((stake) => broughtBy(stake) === undefined)
    if (brought.length > 0) store.insertOpen(tx, brought)
    if (written.length > 0) {
      store.setStaked(
        tx,
        written.map(({ key }) => key.transaction),
      )
    }
    const parts = addUp(stakes.flatMap((stake) => adding.get(stake) ?? []))
    if (parts.length > 0) store.addToSums(tx, parts)
  }

  /** What was on its way back is back, and counts no more. */
  async function setCancelled(ids: readonly string[]): Promise<void> {
    await db.transaction(async (tx) => {
      const gone = (await store.setCancelled(tx, ids)).filter(({ staked }) => staked)
      const parts = gone.flatMap((ticket) => partsOf(ticket, new Set(ticket.kept)) ?? [])
      const back = addUp(parts).map((part) => ({ ...part, adds: -part.adds }))
      if (back.length === 0) return
      await store.lockSums(tx, back)
      store.addToSums(tx, back)
    })
  }

  const keeper: RoundKeeper = { ask, take }
  return { keeper, begin, setCancelled }
}

/** Brought with its stake, or written before it; nothing where it is neither, or may not be staked now. */
function ticketOf(
  stake: StakeCall,
  { id, day, isOnSale }: store.Open,
  written: store.Written | undefined,
): Counted | undefined {
  const brought = broughtBy(stake)
  if (brought !== undefined) {
    const isNew = written === undefined && isOnSale && brought.issue === id
    return isNew ? countedOf(brought, day) : undefined
  }
  const isNew = written?.isNew === true && (isOnSale || written.isOfChase) && written.issue === id
  return isNew ? written : undefined
}

export type Limits = ReturnType<typeof createLimits>
