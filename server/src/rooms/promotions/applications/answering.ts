import type { OfferDocument } from '@baize/contract/promotions/offer'
import { money, type Currency } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { TextKey } from '@baize/texts/keys'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import {
  actedBy,
  fullNameOf,
  type Approvals,
  type AskedChange,
  type AuditTrail,
  type Doer,
  type Hands,
} from '../../system/system.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Grant, Grants } from '../grants/grants.ts'
import type { Offers } from '../offers/offers.ts'
import * as store from './store.ts'
import type { StoredApplication } from './store.ts'

export type Answer = { readonly yes: boolean; readonly reason: string; readonly operator: Doer }
export type AnswerRefusal = 'not_found' | 'already_decided'

export type AnsweringDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly grants: Pick<Grants, 'issue' | 'reject' | 'find'>
  readonly offers: Pick<Offers, 'documentsOf'>
  readonly approvals: Pick<Approvals, 'handle' | 'listWaiting'>
  readonly hands: Pick<Hands, 'take' | 'giveBack' | 'credited'>
  readonly audit: AuditTrail<'application.issued' | 'application.rejected'>
  /** Tells the queue. */
  readonly changed: (tx: Transaction) => void
  /** Tells the member's open pages. */
  readonly tell: (tx: Transaction, member: MemberId) => void
}

/** What a second person is shown: whose it is, by which offer, with which words, and what has to be bet for it. */
type Asked = {
  readonly member: MemberId
  readonly amount: string
  readonly currency: Currency
  readonly title: string
  readonly comment: string
  readonly pictures: number
  readonly asks: string
  readonly claimDays: number
}

/** The way, among all by which one person gives alone. */
const what = 'application'
const action = 'rewards.application'
const dayMs = 86_400_000
const usualDays = 7
/** Of what a grant asks, to a unit of money. */
const partsOfUnit = 10_000n

/** How what members ask for is answered: by one person up to what one may give, above it by two. */
export function createAnswering(deps: AnsweringDeps) {
  const { db, now, grants, offers, approvals, hands, audit, changed, tell } = deps

  /** The transaction holds it, and it is open. */
  async function end(
    tx: Transaction,
    open: StoredApplication,
    { yes, reason, operator }: Answer,
    claimDays: number,
  ): Promise<Result<StoredApplication, AnswerRefusal>> {
    const name = fullNameOf(operator)
    const claimUntil = new Date(now().getTime() + claimDays * dayMs)
    const done = yes
      ? await grants.issue(tx, open.grant, { name, claimUntil })
      : await grants.reject(tx, open.grant, { name, reason })
    if (!done.ok) return refuse('already_decided')
    const state = yes ? 'issued' : 'rejected'
    await store.answer(tx, open.id, { state, answer: reason, answeredBy: name, at: now() })
    await audit.write(tx, {
      ...actedBy(operator),
      action: `application.${state}`,
      object: open.id,
      reason,
      after: { state, member: open.member, grant: open.grant },
    })
    changed(tx)
    tell(tx, open.member)
    return ok((await store.find(tx, open.id)) ?? open)
  }

  async function lockOpen(
    tx: Transaction,
    id: string,
  ): Promise<Result<StoredApplication, AnswerRefusal>> {
    const open = await store.lock(tx, id)
    if (open === undefined) return refuse('not_found')
    return open.state === 'applying' ? ok(open) : refuse('already_decided')
  }

  const askSecond = approvals.handle<Asked, AnswerRefusal>(action, {
    says: 'applications-desk.secondIssue',
    saysYes: 'applications-desk.issueText',
    saysNo: 'applications-desk.secondNo',
    roles: ['admin', 'finance', 'risk'],
    about: ({ member, amount, currency }) => ({ member, sum: money(BigInt(amount), currency) }),
    changes: changesOf,
    async carryOut(tx, { object, content, reason, requestedBy }, by) {
      const open = await lockOpen(tx, object)
      if (!open.ok) return open
      const yes = { yes: true, reason, operator: by }
      const done = await end(tx, open.value, yes, content.claimDays)
      if (!done.ok) return done
      const { member, amount, currency } = content
      await hands.credited(tx, {
        id: object,
        member,
        money: money(BigInt(amount), currency),
        by: requestedBy,
        second: fullNameOf(by),
        place: `/members/${member}`,
      })
      return ok()
    },
    ended: async (tx) => changed(tx),
  })

  async function ask(
    tx: Transaction,
    open: StoredApplication,
    grant: Grant,
    { document, reason, operator }: Answer & { readonly document: OfferDocument | undefined },
  ): Promise<void> {
    const { id, member, comment, pictures } = open
    const content: Asked = {
      member,
      amount: String(grant.amount),
      currency: grant.currency,
      title: document?.title.EN ?? '',
      comment,
      pictures,
      asks: String(grant.asks / partsOfUnit),
      claimDays: document?.claimDays ?? usualDays,
    }
    await askSecond(tx, { object: id, content, operator, reason })
    changed(tx)
  }

  /** As it was said to who applied. */
  async function documentOf(id: string): Promise<OfferDocument | undefined> {
    const seen = await store.find(db, id)
    if (seen === undefined) return undefined
    return (await offers.documentsOf([seen])).get(`${seen.offer} ${seen.version}`)
  }

  return {
    async answer(id: string, given: Answer): Promise<Result<StoredApplication, AnswerRefusal>> {
      // Before the transaction: who holds one must not need a second connection.
      const document = await documentOf(id)
      const days = document?.claimDays ?? usualDays
      return await db.transaction(async (tx): Promise<Result<StoredApplication, AnswerRefusal>> => {
        const locked = await lockOpen(tx, id)
        if (!locked.ok) return locked
        const open = locked.value
        if (!given.yes) return await end(tx, open, given, days)
        const grant = await grants.find(open.grant, tx)
        if (grant === undefined) return refuse('not_found')
        const { operator } = given
        const sum = money(grant.amount, grant.currency)
        const movement = { what, id, operator: operator.id, member: open.member, money: sum }
        if ((await hands.take(tx, movement)) === 'needs_second') {
          await ask(tx, open, grant, { ...given, document })
          return ok(open)
        }
        const done = await end(tx, open, given, days)
        if (!done.ok) await hands.giveBack(tx, movement)
        return done
      })
    },
    async listAsked(): Promise<ReadonlyMap<string, string>> {
      const waiting = await approvals.listWaiting()
      return new Map(
        waiting.flatMap((one) => (one.action === action ? [[one.object, one.id] as const] : [])),
      )
    },
  }
}

function changesOf({ title, comment, pictures, asks, currency }: Asked): AskedChange[] {
  const lines: readonly (readonly [TextKey, AskedChange['after']])[] = [
    ['applications-desk.offer', title],
    [
      'applications-desk.comment',
      comment === '' ? { text: 'applications-desk.noComment' } : comment,
    ],
    ['applications-desk.seePictures', String(pictures)],
    ['applications-desk.toBeBet', money(BigInt(asks), currency)],
  ]
  return lines.map(([name, after]) => ({
    name: { text: name },
    before: '',
    after,
    isLoosened: false,
  }))
}
