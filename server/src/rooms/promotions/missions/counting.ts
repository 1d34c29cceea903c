import type { Transaction } from '../../../platform/database/database.ts'
import type { Events, StoredEvent } from '../../../platform/events/events.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Grants, NewGrant } from '../grants/grants.ts'
import { markPeriods } from './boards.store.ts'
import { changesOf, countsMarks, type Change, type Fact } from './facts.ts'
import type { Mission } from './mission.ts'
import { endIn, periodOf } from './periods.ts'
import * as store from './progress.store.ts'
import type { Reached, Sum } from './progress.store.ts'
import { listUnsettled } from './store.ts'

/** The cursor of missions. */
export const subscriber = 'missions'

export type CountingDeps = {
  readonly events: Pick<Events, 'subscribe'>
  readonly grants: Pick<Grants, 'giveAll'>
  readonly zone: () => string
  /** Of these, who may have rewards: no account of the house, none without money. With their currencies. */
  readonly listCounted: (
    tx: Transaction,
    members: readonly MemberId[],
  ) => Promise<ReadonlyMap<string, string>>
  /** Tells the open pages of a member that what they were given is another now. */
  readonly tell: (member: MemberId) => void
}

const dayMs = 86_400_000
const monthMs = 30 * dayMs

/** Counts what members do and promises what they reach. What has no row counts once since it is told once. */
export function createCounting({ grants, zone, listCounted, tell }: CountingDeps) {
  /** A correction of a day's bet is of that day, where it is of the same period. */
  async function withMarks(tx: Transaction, changes: readonly Change[]): Promise<Change[]> {
    const corrections = changes.filter(({ corrects }) => corrects !== undefined)
    if (corrections.length === 0) return [...changes]
    const known = await store.listMarks(tx, corrections)
    for (const change of changes) {
      known.set(store.markKey(change, change.source), change.mark)
    }
    return changes.map((change) =>
      change.corrects === undefined
        ? change
        : { ...change, mark: known.get(store.markKey(change, change.corrects)) ?? '' },
    )
  }

  /** Counts changes; each once. */
  async function count(
    tx: Transaction,
    missions: readonly Mission[],
    asked: readonly Change[],
  ): Promise<void> {
    if (asked.length === 0) return
    const allowed = await listCounted(tx, [
      ...new Set(asked.map(({ member }) => member as MemberId)),
    ])
    const byId = new Map(missions.map((mission) => [mission.id as string, mission]))
    const mayHave = asked.filter(
      ({ member, mission }) => allowed.get(member) === byId.get(mission)?.plan.currency,
    )
    const kept = mayHave.filter((one) => one.leavesNoRow !== true)
    const fresh = [
      ...mayHave.filter((one) => one.leavesNoRow === true),
      ...(await store.insertEvents(tx, await withMarks(tx, kept))),
    ]
    const isMarked = ({ mission }: Change) => countsMarks(byId.get(mission) as Mission)
    const marked = sumUp(
      fresh.filter((one) => isMarked(one) && one.mark !== ''),
      ({ mark }) => mark,
    )
    const turned = (await store.addToMarks(tx, marked)).filter(({ delta }) => delta !== 0n)
    const plain = fresh.filter((one) => !isMarked(one))
    const scored = plain.filter(({ mission }) => byId.get(mission)?.plan.kind === 'board')
    const reachedAt = timesOf(byId, scored, await store.listValues(tx, scored))
    const sums = sumUp([...turned, ...plain], () => '').map((sum) => ({
      ...sum,
      at: reachedAt.get(store.markKey(sum, '')) ?? sum.at,
    }))
    const stands = await store.addToProgress(
      tx,
      sums.map((sum) => ({ ...sum, per: byId.get(sum.mission)?.plan.per ?? 1n })),
    )
    const times = new Map(sums.map((sum) => [store.markKey(sum, ''), sum.at]))
    const reached = stands.flatMap((one) =>
      (byId.get(one.mission)?.plan.steps ?? []).flatMap(({ goal }, place) =>
        goal <= one.value
          ? [{ ...one, step: place + 1, at: times.get(store.markKey(one, '')) as Date }]
          : [],
      ),
    )
    await promise(tx, byId, await store.insertSteps(tx, reached))
    const boards = stands.filter(({ mission }) => byId.get(mission)?.plan.kind === 'board')
    await markPeriods(tx, boards)
  }

  function wishOf({ id, version, plan, ...mission }: Mission, one: Reached): NewGrant | undefined {
    const step = plan.steps[one.step - 1]
    const window = { opensAt: mission.opensAt, closesAt: mission.closesAt }
    const period = periodOf(plan.period, { label: one.period, zone: zone(), window })
    if (step === undefined || period === undefined) return undefined
    const end = endIn(period, mission).getTime() + plan.claimDays * dayMs
    return {
      member: one.member as MemberId,
      offer: id,
      version,
      source: `${one.period} step ${one.step}`,
      mode: 'gate',
      state: 'issued',
      currency: plan.currency,
      amount: step.reward,
      asks: step.reward * BigInt(plan.times) * 10_000n,
      terms: gateTerms,
      why: {
        kind: plan.kind,
        period: one.period,
        step: one.step,
        goal: String(step.goal),
        reached: String(one.value),
        version,
      },
      lastsMs: plan.times === 0 ? null : monthMs,
      claimUntil: new Date(end),
    }
  }

  /** Sets aside what was reached; what the budget cannot give waits. */
  async function promise(
    tx: Transaction,
    byId: ReadonlyMap<string, Mission>,
    reached: readonly Reached[],
  ): Promise<number> {
    const wishes = reached.flatMap((one) => {
      const wish = wishOf(byId.get(one.mission) as Mission, one)
      return wish === undefined ? [] : [{ one, wish }]
    })
    if (wishes.length === 0) return 0
    const given = await grants.giveAll(
      tx,
      wishes.map(({ wish }) => wish),
      'missions',
    )
    const done = given.flatMap((result, place) => {
      const one = wishes[place]?.one
      return result.ok && one !== undefined ? [{ ...one, grant: result.value.id }] : []
    })
    await store.setGrants(tx, done)
    for (const member of new Set(done.map((one) => one.member as MemberId))) {
      tx.afterCommit(() => tell(member))
    }
    return done.length
  }

  return { count, promise }
}

export type Counting = ReturnType<typeof createCounting>

export const gateTerms: NewGrant['terms'] = {
  weights: { default: 10_000, categories: {}, vendors: {}, games: {} },
  maxBet: null,
  maxWin: null,
  isSticky: false,
  dust: 1n,
}

export function startCounting({ events, zone }: CountingDeps, { count }: Counting): void {
  async function hear(tx: Transaction, heard: readonly StoredEvent<Fact>[]): Promise<void> {
    const missions = await listUnsettled(tx)
    await count(tx, missions, changesOf(missions, heard, zone()))
  }
  events.subscribe<Fact>({
    name: subscriber,
    kinds: ['wager.settled', 'deposit.completed', 'member.registered', 'member.secured'],
    from: 'now',
    handle: (tx, event) => hear(tx, [event]),
    handleMany: hear,
  })
}

/** When the points that somebody has now were reached: with the last bet that made them others. */
function timesOf(
  byId: ReadonlyMap<string, Mission>,
  scored: readonly Change[],
  before: ReadonlyMap<string, bigint>,
): Map<string, Date> {
  const values = new Map(before)
  const times = new Map<string, Date>()
  const inOrder = scored.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  for (const change of inOrder) {
    const key = store.markKey(change, '')
    const per = byId.get(change.mission)?.plan.per ?? 1n
    const value = values.get(key) ?? 0n
    const next = value + change.delta
    values.set(key, next)
    if (pointsOf(next, per) !== pointsOf(value, per)) times.set(key, change.at)
  }
  return times
}

const pointsOf = (value: bigint, per: bigint) => (value > 0n ? value / per : 0n)

/** One sum for each, in an order in which two deliveries cannot hold each other up; with the latest moment. */
function sumUp(changes: readonly Sum[], mark: (change: Sum) => string): Sum[] {
  const sums = new Map<string, Sum>()
  for (const change of changes) {
    const key = store.markKey(change, mark(change))
    const before = sums.get(key)
    const delta = (before?.delta ?? 0n) + change.delta
    const at = before !== undefined && before.at > change.at ? before.at : change.at
    const { mission, period, member } = change
    sums.set(key, { mission, period, member, mark: mark(change), delta, at })
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum)
}
