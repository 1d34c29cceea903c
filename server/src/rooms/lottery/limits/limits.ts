import type { PlayTable } from '@baize/games/lottery/pricing/table'
import { refuse } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { RoundKeeper, RoundRefusal, StakeCall } from '../../wagers/wagers.ts'
import type { Lottery } from '../lotteries/lottery.ts'
import * as store from './store.ts'
import { addUp, findFull, keptFor, nameOf, partsOf, type Part } from './sums.ts'

export { exposureOf, type Exposure } from './exposure.ts'

export type Priced = Pick<Lottery, 'id' | 'vendor' | 'family'>

export type LimitsDeps = {
  readonly db: Database
  /** What is sold of a lottery now. */
  readonly tableOf: (lottery: Priced) => PlayTable
}

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
    const asked = await store.holdAsked(
      tx,
      stakes.map(({ key }) => key.transaction),
    )
    const parts = new Map([...asked].map(([id, ticket]) => [id, partsOfAsked(ticket)]))
    const keys = addUp([...parts.values()].flatMap((own) => own ?? []))
    const sums = keys.length > 0 ? await store.lockSums(tx, keys) : new Map<string, bigint>()
    const seen = new Set<string>()
    const added = new Map<string, bigint>()
    const before = (part: Part) => sums.get(nameOf(part)) ?? 0n
    const now = (part: Part) => before(part) + (added.get(nameOf(part)) ?? 0n)
    return stakes.map((stake): Said => {
      const id = stake.key.transaction
      const ticket = asked.get(id)
      if (ticket === undefined) return { isOpen: false }
      // One that is in already is answered by what is kept under its key.
      if (!ticket.isNew || seen.has(id)) return { isOpen: true }
      seen.add(id)
      const own = parts.get(id)
      if (own === undefined) return { isOpen: true, refusal: refuse('round_full', { of: 'table' }) }
      const full = findFull(ticket, own, now)
      if (full !== undefined) {
        const isAlone = findFull(ticket, own, before) !== undefined
        return { isOpen: true, refusal: isAlone ? refuse('round_full', full) : refuse('overtaken') }
      }
      for (const part of own) {
        added.set(nameOf(part), (added.get(nameOf(part)) ?? 0n) + part.adds)
      }
      adding.set(stake, own)
      return { isOpen: true }
    })
  }

  function partsOfAsked(ticket: store.Asked): Part[] | undefined {
    const { lottery: id, vendor, family, kept } = ticket
    return partsOf(ticket, new Set(kept), tableOf({ id, vendor, family }))
  }

  function take(tx: Transaction, stakes: readonly StakeCall[]): void {
    store.setStaked(
      tx,
      stakes.map(({ key }) => key.transaction),
    )
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

export type Limits = ReturnType<typeof createLimits>
