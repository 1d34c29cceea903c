import type { MethodContent } from '@baize/contract/cashier/methods-desk'
import type { Id } from '@baize/kernel/ids'

export type MethodId = Id<'mth'>

/** A way to pay in, as operators set it. */
export type Method = {
  readonly id: MethodId
  readonly version: number
  readonly content: MethodContent
  readonly changedAt: Date
  readonly changedBy: string
}

/** Why a way to pay cannot be used now, and when it can again, where that is known. */
export type MethodStanding = {
  readonly stop: 'closed' | 'outside_hours' | 'gateway_down' | null
  readonly opensAt: Date | null
}
