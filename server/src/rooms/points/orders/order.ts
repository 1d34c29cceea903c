import type { DeliveryAddress } from '@baize/contract/points/points'
import type { GoodContent } from '@baize/contract/points/points-desk'
import type { RedeemState, RedeemType } from '@baize/contract/points/point-names'
import type { Id } from '@baize/kernel/ids'
import type { Currency } from '@baize/kernel/money'
import type { MemberId } from '../../wallet/wallet.ts'

export type OrderId = Id<'rdm'>

/** Something that a member gave points for, or wants to. */
export type Order = {
  readonly id: OrderId
  readonly version: number
  readonly member: MemberId
  readonly type: RedeemType
  readonly good: string | null
  readonly variant: string
  readonly variantName: string
  readonly name: GoodContent['name']
  readonly quantity: number
  readonly points: bigint
  readonly amount: bigint | null
  readonly currency: Currency | null
  readonly worth: bigint | null
  readonly state: RedeemState
  readonly remark: string
  readonly carrier: string
  readonly tracking: string
  readonly at: Date
  readonly steps: readonly {
    readonly state: RedeemState
    readonly at: string
    readonly by: string
  }[]
}

export type NewOrder = Omit<Order, 'version' | 'remark' | 'carrier' | 'tracking' | 'steps'> & {
  readonly address: Buffer | null
}

export type RedeemAsk = {
  readonly id: OrderId
  readonly member: MemberId
  readonly good: string
  readonly variant: string
  readonly quantity: number
  /** What the page showed for each. */
  readonly price: bigint
  /** What the page showed that each pays, where it is funds. */
  readonly funds: string | null
  readonly address?: DeliveryAddress
  readonly paymentPassword: string
}

export type ConvertAsk = Pick<RedeemAsk, 'id' | 'member' | 'paymentPassword'> & {
  readonly points: bigint
  /** What the page showed for a hundred. */
  readonly worth: bigint
}

export function fundsOf({ amount, currency }: Pick<Order, 'amount' | 'currency'>) {
  return amount === null || currency === null ? null : { amount: String(amount), currency }
}
