import { groupBy } from '@baize/kernel/group-by'
import type { Currency } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { addDays, businessDay, type Day } from '@baize/kernel/time'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Grant, Grants } from '../grants/grants.ts'
import { plainGrant, type Terms } from '../programmes/programmes.ts'
import type { Programme, RunDays, RunDue } from '../runs/runs.ts'
import { computeRebate, type PlayRow, type Rebate } from './amount.ts'
import { rulesOfDays } from './rules.ts'
import * as store from './store.ts'
import { whyOf } from './why.ts'

export { fine, type Rebate, type RebateLine } from './amount.ts'

export type ClaimRebateRefusal = 'rebate_too_soon' | 'rebate_too_small' | 'reward_budget_spent'

export type RebateView = Rebate & {
  readonly currency: Currency
  readonly min: bigint
  readonly minBet: bigint
  /** From when on it can be taken again; null for now. */
  readonly claimFrom: Date | null
}

export type Rebates = {
  /** What could be taken now, and from what it comes. */
  view(member: MemberId, currency: Currency): Promise<RebateView>
  /** Takes it: all, or that of some categories. */
  claim(
    member: MemberId,
    currency: Currency,
    categories: readonly string[] | null,
  ): Promise<Result<Grant, ClaimRebateRefusal>>
  /** The rest is paid by the run of the day. */
  readonly programme: Programme
}

export type RebateDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly zone: () => string
  readonly terms: Terms
  readonly grants: Pick<Grants, 'giveAll'>
}

/** What comes back of valid bets: taken by who asks for it, and else paid when the day is over. */
export function createRebate({ db, now, zone, terms, grants }: RebateDeps): Rebates {
  const rulesFor = (rows: readonly PlayRow[], today: Day) =>
    rulesOfDays(
      terms,
      rows.map(({ day }) => day),
      today,
    )

  const waitOf = (claimedAt: Date | null): Date | null => {
    if (claimedAt === null) return null
    const from = new Date(claimedAt.getTime() + terms.live().rebateWaitMinutes * 60_000)
    return from > now() ? from : null
  }

  async function view(member: MemberId, currency: Currency): Promise<RebateView> {
    const today = businessDay(now(), zone())
    const rows = await store.listRows(db, [member], { until: addDays(today, 1), isHeld: false })
    const account = (await store.listAccounts(db, [member])).get(member)
    const rules = (await rulesFor(rows, today)).in(currency)
    const rebate = computeRebate({
      rows: rows.filter((row) => row.currency === currency),
      rules,
      carriedIn: account?.carried ?? 0n,
      categories: null,
      openFrom: today,
    })
    const { minBet } = rules.on(today)
    return {
      ...rebate,
      currency,
      min: rules.min,
      minBet,
      claimFrom: waitOf(account?.claimedAt ?? null),
    }
  }

  async function claim(
    member: MemberId,
    currency: Currency,
    categories: readonly string[] | null,
  ): Promise<Result<Grant, ClaimRebateRefusal>> {
    const { version } = await terms.onDay(businessDay(now(), zone()))
    return await db.transaction(async (tx) => {
      const account = (await store.holdAccounts(tx, [member])).get(member)
      if (account === undefined) throw new Error('A member has no place for rebates')
      const until = waitOf(account.claimedAt)
      if (until !== null) return refuse('rebate_too_soon', { until: until.toISOString() })
      const today = businessDay(now(), zone())
      const rows = await store.listRows(tx, [member], { until: addDays(today, 1), isHeld: true })
      const rebate = computeRebate({
        rows: rows.filter((row) => row.currency === currency),
        rules: (await rulesFor(rows, today)).in(currency),
        carriedIn: account.carried,
        categories,
        openFrom: today,
      })
      if (rebate.paid === 0n) return refuse('rebate_too_small')
      const claims = account.claims + 1
      const [given] = await grants.giveAll(
        tx,
        [
          plainGrant({
            member,
            offer: 'rebate',
            version,
            source: `claim ${claims}`,
            state: 'claimed',
            currency,
            amount: rebate.paid,
            claimUntil: null,
            why: whyOf(rebate),
          }),
        ],
        'member',
      )
      if (given?.ok !== true) return refuse('reward_budget_spent')
      store.takeRows(
        tx,
        rebate.lines.map((line) => ({ ...line, member, currency })),
      )
      const { carriedOut: carried } = rebate
      store.saveAccounts(tx, [{ member, carried, claims, claimedAt: now() }])
      return ok(given.value)
    })
  }

  /** What days that are over left to members; taken, unless it is only looked at. */
  async function takeRest(
    source: Pick<Database, 'sql'> | Transaction,
    members: readonly MemberId[],
    { from, until }: RunDays,
    take: Transaction | null,
  ): Promise<RunDue[]> {
    const accounts = await (take === null
      ? store.listAccounts(source, members)
      : store.holdAccounts(take, members))
    const rows = await store.listRows(source, members, { until, isHeld: false })
    const rules = await rulesFor(rows, from)
    const dues: RunDue[] = []
    const taken: Parameters<typeof store.takeRows>[1][number][] = []
    const left: store.Account[] = []
    const rowsOf = groupBy(rows, ({ member }) => member)
    for (const member of members) {
      const own = rowsOf.get(member) ?? []
      const currency = own[0]?.currency
      if (currency === undefined) continue
      const account = accounts.get(member) ?? { member, carried: 0n, claims: 0, claimedAt: null }
      const rebate = computeRebate({
        rows: own.filter((row) => row.currency === currency),
        rules: rules.in(currency),
        carriedIn: account.carried,
        categories: null,
        openFrom: until,
      })
      taken.push(...rebate.lines.map((line) => ({ ...line, member, currency })))
      left.push({ ...account, carried: rebate.carriedOut })
      dues.push({
        member,
        currency,
        amount: rebate.paid,
        why: whyOf(rebate),
        reason: rebate.paid > 0n ? null : rebate.micro > 0n ? 'carried' : 'too_little',
      })
    }
    if (take !== null) {
      store.takeRows(take, taken)
      store.saveAccounts(take, left)
    }
    return dues
  }

  const programme: Programme = {
    kind: 'rebate',
    offer: 'rebate',
    isPaidAtOnce: true,
    windowBefore: (today) => ({ from: addDays(today, -1), until: today }),
    sourceOf: ({ from }) => `day ${from}`,
    listMembers: (source, { until }, after, limit) =>
      store.listUntaken(source, until, after, limit),
    compute: (tx, window, members) => takeRest(tx, members, window, tx),
    preview: (source, window, members) => takeRest(source, members, window, null),
  }

  return { view, claim, programme }
}
