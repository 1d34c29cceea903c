import { deriveId } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Support } from '../../support/support.ts'
import {
  actedBy,
  fullNameOf,
  type Approvals,
  type Audit,
  type AuditActions,
  type Doer,
  type Hands,
} from '../../system/system.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Offers } from '../offers/offers.ts'
import type { Grant, Grants } from '../grants/grants.ts'
import * as store from './appeals.store.ts'
import type { Ended } from './appeals.store.ts'
import { byHand } from './plan.ts'

export type { Ended } from './appeals.store.ts'

const actions = { 'rewards.appealed': 'gifts-desk.actionAppeal' } as const satisfies AuditActions

export type AppealRefusal =
  | 'not_found'
  | 'wrong_state'
  | 'already_decided'
  | 'same_person'
  | 'gift_budget_spent'
  | 'member_had_offer'

export type AppealsDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly grants: Pick<Grants, 'find' | 'give' | 'takeTurn'>
  readonly offers: Pick<Offers, 'hasAnother'>
  readonly hands: Pick<Hands, 'take'>
  readonly approvals: Pick<Approvals, 'handle' | 'findWaiting'>
  readonly audit: Pick<Audit, 'open'>
  readonly support: Pick<Support, 'tell'>
  readonly changed: (member: MemberId) => void
}

type Act = { readonly reason: string; readonly operator: Doer }
type Asked = {
  readonly member: MemberId
  readonly amount: string
  readonly currency: Grant['currency']
}

const dayMs = 86_400_000
/** So long a member may say something to the end of a reward. */
export const appealMs = 30 * dayMs
const claimDays = 30
const leastAppeal = 10
const shownAtOnce = 100
const action = 'rewards.restore'
/** The way, among all by which one person gives alone. */
const what = 'appeal'

/** What members say to the end of a reward by operators, and what others than these make of it. */
export function createAppeals(deps: AppealsDeps) {
  const { db, now, grants, hands, approvals, support } = deps
  const audit = deps.audit.open(actions)

  /** Where nothing went back there is nothing to be given again. */
  const mayAppeal = (one: Ended) =>
    one.appeal === null &&
    one.state === 'revoked' &&
    one.takenBack > 0n &&
    one.endedAt.getTime() + appealMs > now().getTime()

  /** A correction is a grant of its own: what went back, with what was still to be played for it. */
  async function giveAgain(
    tx: Transaction,
    { grant, takenBack }: Ended,
    by: string,
  ): Promise<Result<Grant, 'gift_budget_spent' | 'member_had_offer'>> {
    const before = await grants.find(grant, tx)
    if (before === undefined) throw new Error('A grant that was ended is not there.')
    await grants.takeTurn(tx, before.member)
    const { member, mode, currency, asks, done, terms, lastsMs, why } = before
    const wish = {
      member,
      mode,
      currency,
      terms,
      lastsMs,
      by,
      amount: takenBack,
      asks: asks - done,
      source: `appeal ${grant}`,
      state: 'issued' as const,
      claimUntil: new Date(now().getTime() + claimDays * dayMs),
      why: { ...why, restores: grant },
    }
    const { offer, version } = before
    if (await deps.offers.hasAnother(tx, offer, member)) return refuse('member_had_offer')
    const given = await grants.give(tx, { ...wish, offer, version })
    if (given.ok) return given
    // An offer that is over has given back what it had.
    const instead = await grants.give(tx, { ...wish, offer: byHand, version: 1 })
    return instead.ok ? instead : refuse('gift_budget_spent')
  }

  async function write(
    tx: Transaction,
    ended: Ended,
    { outcome, by, reason }: { outcome: 'restored' | 'confirmed'; by: Doer; reason: string },
  ): Promise<void> {
    const { grant, member, takenBack, currency } = ended
    const decided = { outcome, decidedBy: fullNameOf(by), decidedReason: reason, decidedAt: now() }
    await store.decideAppeal(tx, grant, decided)
    await audit.write(tx, {
      ...actedBy(by),
      action: 'rewards.appealed',
      object: `${grant} ${member}`,
      reason,
      after: { outcome, appeal: ended.appeal, amount: String(takenBack), endedBy: ended.endedBy },
    })
    await support.tell(tx, {
      id: await deriveId('msg', grant, 'appeal'),
      member,
      about: outcome === 'restored' ? 'rewardRestored' : 'rewardConfirmed',
      values: { amount: money(takenBack, currency), note: reason },
      link: `/?m=bonusDetails&bonus=${grant}`,
    })
    tx.afterCommit(() => deps.changed(member))
  }

  async function restore(
    tx: Transaction,
    ended: Ended,
    { by, reason }: { by: Doer; reason: string },
  ): Promise<Result<undefined, AppealRefusal>> {
    const given = await giveAgain(tx, ended, fullNameOf(by))
    if (!given.ok) return given
    await write(tx, ended, { outcome: 'restored', by, reason })
    return ok()
  }

  /** Neither who asked for the end nor who carried it out judges what is said to it. */
  async function findOpen(
    tx: Transaction,
    grant: string,
    by: Doer,
  ): Promise<Result<Ended, AppealRefusal>> {
    const ended = await store.lockEnded(tx, grant)
    if (ended === undefined || ended.appeal === null) return refuse('not_found')
    if (ended.outcome !== null) return refuse('already_decided')
    const isOwn = by.id === ended.endedById || by.id === ended.askedById
    return isOwn ? refuse('same_person') : ok(ended)
  }

  const ask = approvals.handle<Asked, AppealRefusal>(action, {
    says: 'gifts-desk.secondRestore',
    saysYes: 'gifts-desk.secondRestoreYes',
    roles: ['admin', 'risk', 'finance'],
    about: ({ member, amount, currency }) => ({ member, sum: money(BigInt(amount), currency) }),
    async carryOut(tx, { object, reason }, by) {
      const found = await findOpen(tx, object, by)
      return found.ok ? await restore(tx, found.value, { by, reason }) : found
    },
  })

  return {
    /** Keeps who ended it, and who asked for that, until somebody says something to it. */
    note: store.insertEnded,
    find: async (grant: string) => {
      const ended = await store.findEnded(db, grant)
      return ended && { ...ended, mayAppeal: mayAppeal(ended) }
    },
    listWaiting: () => store.listWaiting(db, shownAtOnce),

    /** What the member says to it, once. */
    async appeal(
      member: MemberId,
      grant: string,
      words: string,
    ): Promise<Result<undefined, 'not_found' | 'wrong_state' | 'text_too_short'>> {
      const text = words.trim()
      if (text.length < leastAppeal) return refuse('text_too_short')
      return await db.transaction(
        async (tx): Promise<Result<undefined, 'not_found' | 'wrong_state'>> => {
          const ended = await store.lockEnded(tx, grant)
          if (ended === undefined || ended.member !== member) return refuse('not_found')
          if (!mayAppeal(ended)) return refuse('wrong_state')
          await store.writeAppeal(tx, grant, { text, at: now() })
          return ok()
        },
      )
    },

    /** Answers the request that waits for a second person, or nothing where it is decided. */
    async decide(
      grant: string,
      decision: 'restore' | 'confirm',
      { reason, operator }: Act,
    ): Promise<Result<string | null, AppealRefusal>> {
      return await db
        .transaction(async (tx): Promise<Result<string | null, AppealRefusal>> => {
          const found = await findOpen(tx, grant, operator)
          if (!found.ok) return found
          const ended = found.value
          if (decision === 'confirm') {
            await write(tx, ended, { outcome: 'confirmed', by: operator, reason })
            return ok(null)
          }
          const waiting = await approvals.findWaiting(tx, action, grant)
          if (waiting !== undefined) return ok(waiting)
          const { member, currency, takenBack: amount } = ended
          const sum = money(amount, currency)
          const movement = { what, id: grant, operator: operator.id, member, money: sum }
          if ((await hands.take(tx, movement)) === 'needs_second') {
            const content = { member, amount: String(amount), currency }
            return ok(await ask(tx, { object: grant, content, operator, reason }))
          }
          const done = await restore(tx, ended, { by: operator, reason })
          if (!done.ok) throw new Refused(done.code)
          return ok(null)
        })
        .catch((error: unknown) => {
          if (error instanceof Refused) return refuse(error.refusal)
          throw error
        })
    },
  }
}

export type Appeals = ReturnType<typeof createAppeals>

/** Undoes what was counted for who decided. */
class Refused extends Error {
  readonly refusal: AppealRefusal
  constructor(refusal: AppealRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}
