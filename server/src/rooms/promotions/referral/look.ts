import { businessDay, businessDayBounds, type Day } from '@baize/kernel/time'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { CommonTrace, Member } from '../../identity/identity.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Grants, NewGrant } from '../grants/grants.ts'
import { judge, missingOf, type Signal, type Verdict } from './judge.ts'
import * as store from './store.ts'
import type { Change, Referral } from './store.ts'

type Source = Pick<Database, 'sql'>

export type LookDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly zone: () => string
  readonly grants: Pick<Grants, 'giveAll' | 'reject' | 'takeTurn'>
  readonly findMember: (source: Source, id: string) => Promise<Member | undefined>
  /** Whether somebody may have something now, later, or not any more. */
  readonly standingOf: (member: Member | undefined) => 'open' | 'waits' | 'closed'
  readonly listTraces: (
    source: Source,
    member: string,
    others: readonly string[],
    since: Date,
  ) => Promise<readonly CommonTrace[]>
  readonly listPayees: (
    source: Source,
    member: string,
    others: readonly string[],
  ) => Promise<
    readonly {
      readonly members: readonly string[]
      readonly bank: string
      readonly number: string
    }[]
  >
  /** Told after the commit: something of these changed. */
  readonly changed: (member: MemberId) => void
}

const dayMs = 86_400_000
/** What was in common longer ago is no sign. */
const tracesMs = 90 * dayMs
const mostOthers = 50
const mostWhat = 5

export type Decision = {
  readonly allow: boolean
  readonly by: string
  readonly note: string
}

/** Finds how far a referral is, and gives what is due for it. */
export function createLook(deps: LookDeps) {
  const { db, now, zone, grants, findMember, standingOf, changed } = deps

  /** What the friend has in common with who invited, or with another friend of theirs. */
  async function findSignals(tx: Transaction, referral: Referral): Promise<Signal[]> {
    const { friend, referrer } = referral
    const others = [referrer, ...(await store.listOthers(tx, referral, mostOthers))]
    const since = new Date(now().getTime() - tracesMs)
    const traces = await deps.listTraces(tx, friend, others, since)
    const payees = await deps.listPayees(tx, friend, others)
    const [own, above] = [await findMember(tx, friend), await findMember(tx, referrer)]
    const phone = own?.mobile ?? ''
    const found: Signal[] = traces.flatMap(({ other, networks, browsers }) => [
      ...(browsers.length > 0
        ? [{ kind: 'same_device' as const, with: other, what: browsers.slice(0, mostWhat) }]
        : []),
      ...(networks.length > 0
        ? [{ kind: 'same_network' as const, with: other, what: networks.slice(0, mostWhat) }]
        : []),
    ])
    for (const { members, bank, number } of payees) {
      const other = others.find((one) => members.includes(one))
      if (other === undefined) continue
      found.push({ kind: 'same_payee', with: other, what: [`${bank} ${number}`] })
    }
    if (phone !== '' && phone === above?.mobile) {
      found.push({ kind: 'same_phone', with: referrer, what: [] })
    }
    return found
  }

  async function factsOf(tx: Transaction, referral: Referral, isAllowed: boolean) {
    const friend = await findMember(tx, referral.friend)
    const standings = [
      standingOf(friend),
      standingOf(await findMember(tx, referral.referrer)),
    ] as const
    return {
      ...referral,
      isAllowed,
      isVerified: friend?.mobileVerifiedAt != null,
      signals: await findSignals(tx, referral),
      isFriendOpen: standings[0] !== 'closed',
      isReferrerOpen: standings[1] !== 'closed',
      isWaiting: standings.includes('waits'),
    }
  }

  /** For how many friends of this month, and ever, there was something. */
  async function limitOf(
    tx: Transaction,
    { referrer, terms }: Referral,
  ): Promise<'month_limit' | 'ever_limit' | undefined> {
    const month = `${businessDay(now(), zone()).slice(0, 7)}-01` as Day
    const { start } = businessDayBounds(month, zone())
    if ((await store.countGiven(tx, referrer, new Date(0))) >= terms.ever) return 'ever_limit'
    return (await store.countGiven(tx, referrer, start)) >= terms.perMonth
      ? 'month_limit'
      : undefined
  }

  /** Both, or as much as the budget has: what it has not waits, and comes when it has more. */
  async function give(tx: Transaction, referral: Referral, verdict: Verdict) {
    const { referrer, grant, friendGrant, terms } = referral
    // One friend of somebody at a time, so that none slips past the most.
    await grants.takeTurn(tx, referrer)
    const limit = grant === null ? await limitOf(tx, referral) : undefined
    const { toReferrer, toFriend } = terms
    const wishes = [
      ...(toReferrer > 0n && limit === undefined ? [wishOf(referral, 'referrer', now())] : []),
      ...(toFriend > 0n ? [wishOf(referral, 'friend', now())] : []),
    ]
    const given = await grants.giveAll(tx, wishes, 'house')
    const ids = { grant, friendGrant }
    for (const [place, outcome] of given.entries()) {
      if (!outcome.ok) continue
      const { id, member } = outcome.value
      if (member === referrer) ids.grant = id
      else ids.friendGrant = id
      tx.afterCommit(() => changed(wishes[place]?.member ?? member))
    }
    if (given.some(({ ok }) => !ok)) return { ...verdict, ...ids, givenAt: givenAt(ids) }
    const end =
      limit === undefined
        ? ({ state: 'issued', reason: '' } as const)
        : ({ state: 'refused', reason: limit } as const)
    return { ...verdict, ...end, ...ids, givenAt: limit === undefined ? now() : null }
  }

  const givenAt = ({ grant }: { grant: string | null }) => (grant === null ? null : now())

  /** What was promised and nobody took is taken back when it is no longer met. */
  async function takeBack(tx: Transaction, referral: Referral): Promise<boolean> {
    let isTaken = false
    for (const id of [referral.grant, referral.friendGrant]) {
      if (id === null) continue
      const rejected = await grants.reject(tx, id, { name: 'house', reason: 'no longer met' })
      if (rejected.ok && id === referral.grant) isTaken = true
    }
    return isTaken
  }

  async function within(tx: Transaction, id: string, decision?: Decision): Promise<boolean> {
    const referral = await store.hold(tx, id)
    if (referral === undefined) return false
    const kept = { ...referral, isAllowed: referral.isAllowed || decision?.allow === true }
    const at = now()
    let next: Change = kept
    if (decision?.allow === false) {
      if (referral.state === 'issued' && !(await takeBack(tx, referral))) return false
      next = { ...kept, state: 'refused', reason: 'house', metAt: null, dueAt: null }
    } else if (referral.state === 'issued') {
      const isLost = missingOf({ ...referral, isVerified: true }) !== undefined
      if (isLost && (await takeBack(tx, referral))) {
        next = { ...kept, state: 'refused', reason: 'taken_back', metAt: null, dueAt: null }
      }
    } else if (referral.state !== 'refused' || decision?.allow === true) {
      const facts = await factsOf(tx, referral, kept.isAllowed)
      const verdict = judge(facts, at)
      next = { ...kept, ...verdict, signals: facts.signals }
      if (verdict.state === 'qualified' && !facts.isWaiting) {
        next = { ...next, ...(await give(tx, kept, verdict)) }
      }
    }
    await store.save(tx, id, next)
    const isNews = next.state !== referral.state || next.reason !== referral.reason
    if (!isNews && decision === undefined) return false
    await store.addStep(tx, id, {
      at,
      state: next.state,
      reason: next.reason,
      by: decision?.by ?? 'house',
      note: decision?.note ?? '',
    })
    tx.afterCommit(() => changed(referral.referrer))
    return true
  }

  return {
    /** Answers whether it came to another state. */
    look: async (id: string) => await db.transaction((tx) => within(tx, id)),
    decide: within,
  }
}

/** A gift in cash, which waits to be claimed and is bet as often as was said. */
function wishOf(referral: Referral, to: 'referrer' | 'friend', at: Date): NewGrant {
  const { id, terms, version, deposits, depositCount, validBet, registeredAt } = referral
  const isReferrer = to === 'referrer'
  const amount = isReferrer ? terms.toReferrer : terms.toFriend
  return {
    member: isReferrer ? referral.referrer : referral.friend,
    offer: 'referral',
    version,
    source: `${isReferrer ? 'friend' : 'invited'} ${id}`,
    mode: 'gate',
    state: 'issued',
    currency: isReferrer ? referral.referrerCurrency : referral.currency,
    amount,
    asks: amount * BigInt(terms.times) * 10_000n,
    terms: {
      weights: { default: 10_000, categories: {}, vendors: {}, games: {} },
      maxBet: null,
      maxWin: null,
      isSticky: false,
      dust: 1n,
    },
    lastsMs: null,
    claimUntil: new Date(at.getTime() + terms.claimDays * dayMs),
    // Of what a friend did no more is told than what was asked.
    why: {
      kind: isReferrer ? 'referral' : 'invited',
      joinedAt: registeredAt.toISOString(),
      deposit: String(isReferrer ? least(deposits, terms.deposit) : deposits),
      deposits: isReferrer ? Math.min(depositCount, terms.deposits) : depositCount,
      validBet: String(isReferrer ? least(validBet, terms.validBet) : validBet),
      amount: String(amount),
    },
  }
}

const least = (one: bigint, other: bigint) => (one < other ? one : other)
