import type { Currency } from '@baize/kernel/money'

/** Who plays. */
export type Player = {
  readonly id: string
  readonly currency: Currency
  /** What is at hand in smallest units; nothing while it is not known. */
  readonly funds: bigint | undefined
}
