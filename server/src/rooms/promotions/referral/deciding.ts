import { fromWire, money, toWire, type Money, type WireMoney } from '@baize/kernel/money'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { TextKey } from '@baize/texts/keys'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Members } from '../../identity/identity.ts'
import {
  actedBy,
  fullNameOf,
  type Approvals,
  type AskedChange,
  type Audit,
  type AuditActions,
  type Doer,
  type HandMovement,
  type Hands,
} from '../../system/system.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Referrals, SeenReferral } from './referral.ts'

const actions = {
  'referral.allowed': 'referral-desk.actionAllowed',
  'referral.refused': 'referral-desk.actionRefused',
} as const satisfies AuditActions

export type DecidingDeps = {
  readonly db: Database
  readonly referrals: Pick<Referrals, 'find' | 'hold' | 'decide'>
  readonly members: Pick<Members, 'list'>
  readonly audit: Pick<Audit, 'open'>
  readonly approvals: Pick<Approvals, 'handle' | 'listWaiting'>
  readonly hands: Pick<Hands, 'takeAll' | 'refuseOwn' | 'giveBack' | 'credited'>
}

export type DecidedBy = { readonly operator: Doer; readonly reason: string }
export type DecidingRefusal = 'not_found' | 'nothing_changed' | 'wrong_state'

type Side = 'referrer' | 'friend'
type Gets = {
  readonly side: Side
  readonly member: MemberId
  readonly account: string
  readonly sum: WireMoney
}
type Asked = {
  readonly gets: readonly Gets[]
  readonly signals: readonly { readonly kind: Signal; readonly what: string }[]
}
type Signal = SeenReferral['signals'][number]['kind']

/** The way, among all by which one person gives alone. */
const what = 'referral'
const action = 'referral.allow'
const signalNames = {
  same_device: 'referral-desk.sameDevice',
  same_network: 'referral-desk.sameNetwork',
  same_payee: 'referral-desk.samePayee',
  same_phone: 'referral-desk.samePhone',
} as const satisfies Record<Signal, TextKey>
const sideNames = {
  referrer: 'referral-desk.setToReferrer',
  friend: 'referral-desk.setToFriend',
} as const satisfies Record<Side, TextKey>
/** So many signals are told; who asks for more looks at the list. */
const mostSignals = 20

/**
 * Lets a referral count whatever was found, or refuses it. To let it count opens what both get for it, so it is counted for
 * both as if it were given; to refuse it later takes nothing of that back, because one of the two may have it.
 */
export function createReferralDecisions(deps: DecidingDeps) {
  const { db, referrals, members, approvals, hands } = deps
  const audit = deps.audit.open(actions)

  async function decide(
    tx: Transaction,
    id: string,
    { allow, operator, reason }: DecidedBy & { readonly allow: boolean },
  ): Promise<Result<undefined, DecidingRefusal>> {
    const done = await referrals.decide(tx, id, { allow, by: fullNameOf(operator), note: reason })
    if (!done.ok) return done
    await audit.write(tx, {
      ...actedBy(operator),
      action: allow ? 'referral.allowed' : 'referral.refused',
      object: id,
      reason,
      after: { decision: allow ? 'allow' : 'refuse' },
    })
    return done
  }

  /** What both get where it comes to its end, in an order that two calls of one person share. */
  async function getsOf(one: SeenReferral): Promise<Gets[]> {
    const people = await members.list(db, [one.referrer, one.friend])
    const of = (side: Side, sum: Money): Gets => ({
      side,
      member: one[side],
      account: people.get(one[side])?.account ?? '',
      sum: toWire(sum),
    })
    return [
      of('referrer', money(one.terms.toReferrer, one.referrerCurrency)),
      of('friend', money(one.terms.toFriend, one.currency)),
    ]
      .filter(({ sum }) => sum.amount !== '0')
      .toSorted((a, b) => (a.sum.currency < b.sum.currency ? -1 : 1))
  }

  const askSecond = approvals.handle<Asked, DecidingRefusal>(action, {
    says: 'referral-desk.secondAllow',
    saysYes: 'referral-desk.allowText',
    saysNo: 'referral-desk.secondNo',
    roles: ['admin', 'finance', 'risk'],
    changes: changesOf,
    async carryOut(tx, { object, content, reason, requestedBy }, by) {
      for (const { member } of content.gets) await hands.refuseOwn(tx, by.id, member)
      const done = await decide(tx, object, { allow: true, operator: by, reason })
      if (!done.ok) return done
      for (const { side, member, sum } of content.gets) {
        const id = handId(object, side)
        const people = { by: requestedBy, second: fullNameOf(by), place: '/referrals' }
        await hands.credited(tx, { id, member, money: readSum(sum), ...people })
      }
      return ok()
    },
  })

  async function allow(one: SeenReferral, by: DecidedBy) {
    const gets = await getsOf(one)
    const movements = gets.map(({ side, member, sum }): HandMovement => {
      const id = handId(one.id, side)
      return { what, id, operator: by.operator.id, member, money: readSum(sum) }
    })
    return await db.transaction(async (tx): Promise<Result<undefined, DecidingRefusal>> => {
      // What cannot be allowed is not asked of anybody either, and what two let count at one moment is counted once.
      const held = await referrals.hold(tx, one.id)
      if (held === undefined) return refuse('not_found')
      if (held.isAllowed || held.state === 'issued') return refuse('nothing_changed')
      if ((await hands.takeAll(tx, movements)) === 'needs_second') {
        const signals = one.signals.slice(0, mostSignals).map(({ kind, what: names }) => ({
          kind,
          what: names.join(', '),
        }))
        await askSecond(tx, { object: one.id, content: { gets, signals }, ...by })
        return ok()
      }
      const done = await decide(tx, one.id, { allow: true, ...by })
      if (!done.ok) for (const movement of movements) await hands.giveBack(tx, movement)
      return done
    })
  }

  return {
    async decide(
      id: string,
      { allow: isAllowed, ...by }: DecidedBy & { readonly allow: boolean },
    ): Promise<Result<undefined, DecidingRefusal>> {
      const found = await referrals.find(id)
      if (found === undefined) return refuse('not_found')
      if (isAllowed) return await allow(found, by)
      return await db.transaction((tx) => decide(tx, id, { allow: false, ...by }))
    },
    /** Which wait for a second person, with the request. */
    async listAsked(): Promise<ReadonlyMap<string, string>> {
      const waiting = await approvals.listWaiting()
      return new Map(
        waiting.flatMap((one) => (one.action === action ? [[one.object, one.id] as const] : [])),
      )
    },
  }
}

const handId = (referral: string, side: Side) => `${referral} ${side}`

function readSum(sum: WireMoney): Money {
  const read = fromWire(sum)
  if (!read.ok) throw new Error('A sum that was asked for cannot be read.')
  return read.value
}

/** Who gets what, and what was found of the two, for who has to agree. */
function changesOf({ gets, signals }: Asked): AskedChange[] {
  const paid = gets.map(({ side, account, sum }) => ({
    name: { text: sideNames[side] },
    after: { list: [account, readSum(sum)] },
  }))
  const found = signals.map(({ kind, what: names }) => ({
    name: { text: signalNames[kind] },
    after: names,
  }))
  return [...paid, ...found].map((line) => ({ ...line, before: '', isLoosened: false }))
}
