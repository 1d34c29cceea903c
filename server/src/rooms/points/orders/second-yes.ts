import { money, type Currency } from '@baize/kernel/money'
import type { Result } from '@baize/kernel/result'
import type { TextKey } from '@baize/texts/keys'
import type { Transaction } from '../../../platform/database/database.ts'
import {
  fullNameOf,
  type Approvals,
  type AskedChange,
  type Doer,
  type Hands,
} from '../../system/system.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Order } from './order.ts'

type Refused = 'not_found' | 'changed_meanwhile' | 'already_decided'

/** A yes with what its member reads of it. */
type Said = { readonly by: Doer; readonly remark: string }

export type SecondYesDeps = {
  readonly approvals: Pick<Approvals, 'handle' | 'listWaiting'>
  readonly hands: Pick<Hands, 'take' | 'refuseOwn' | 'credited'>
  /** Lets it through, if it still is the one that was looked at. */
  readonly pay: (
    tx: Transaction,
    asked: Said & Pick<Order, 'version'> & { readonly id: string },
  ) => Promise<Result<undefined, Refused>>
}

type Asked = {
  readonly version: number
  readonly member: MemberId
  readonly points: string
  readonly amount: string
  readonly currency: Currency
  /** Of a good; empty of a conversion. */
  readonly name: string
  readonly quantity: number
  readonly remark: string
}

/** The way, among all by which one person gives alone. */
const what = 'points.order'
const action = 'points.order'
/** In the place of a reason, where the member is told nothing. */
const unsaid = '\u2013'

/** Requests that pay funds: by one person up to what one may give, above it by two. */
export function createSecondYes({ approvals, hands, pay }: SecondYesDeps) {
  const ask = approvals.handle<Asked, Refused>(action, {
    says: 'points-desk.secondOrder',
    saysYes: 'points-desk.secondOrderYes',
    saysNo: 'points-desk.secondOrderNo',
    roles: ['admin', 'finance', 'risk'],
    about: ({ member, amount, currency }) => ({ member, sum: money(BigInt(amount), currency) }),
    changes: changesOf,
    async carryOut(tx, { object: id, content, requestedBy }, by) {
      const { version, member, amount, currency, remark } = content
      const done = await pay(tx, { id, version, by, remark })
      if (!done.ok) return done
      const sum = money(BigInt(amount), currency)
      const people = { by: requestedBy, second: fullNameOf(by), place: `/members/${member}` }
      await hands.credited(tx, { id, member, money: sum, ...people })
      return done
    },
  })

  return {
    /** What pays no funds is not counted: what a thing or a code is worth, nobody can say in a sum. */
    async mayPayAlone(tx: Transaction, order: Order, by: Doer): Promise<boolean> {
      const { id, member, amount, currency } = order
      if (amount === null || currency === null) {
        await hands.refuseOwn(tx, by.id, member)
        return true
      }
      const sum = money(amount, currency)
      const verdict = await hands.take(tx, { what, id, operator: by.id, member, money: sum })
      return verdict === 'alone'
    },
    async ask(tx: Transaction, order: Order, { by, remark }: Said): Promise<void> {
      const { id, version, member, points, amount, currency, name, quantity } = order
      if (amount === null || currency === null) throw new Error('What pays nothing waits.')
      const content = {
        version,
        member,
        points: String(points),
        amount: String(amount),
        currency,
        name: name.EN ?? '',
        quantity,
        remark,
      }
      const reason = remark === '' ? unsaid : remark
      await ask(tx, { object: id, content, operator: by, reason })
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

function changesOf({ name, quantity, points, amount, currency }: Asked): AskedChange[] {
  const good = quantity > 1 ? `${quantity} \u00d7 ${name}` : name
  const lines: readonly (readonly [TextKey, AskedChange['after']])[] = [
    ['points-desk.what', name === '' ? { text: 'points-desk.typeConvert' } : good],
    ['points-desk.points', points],
    ['points-desk.funds', money(BigInt(amount), currency)],
  ]
  return lines.map(([text, after]) => ({ name: { text }, before: '', after, isLoosened: false }))
}
