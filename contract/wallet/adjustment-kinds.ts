/** Plain words without schemas, so that pages may take them too. */

export const adjustmentDirections = ['credit', 'debit'] as const
export type AdjustmentDirection = (typeof adjustmentDirections)[number]

/** Why an operator gives or takes money by hand: a closed list, each with the ways that it may take. */
export const adjustmentKinds = {
  goodwill: ['credit'],
  fee_refund: ['credit'],
  deposit_correction: ['credit', 'debit'],
  withdrawal_correction: ['credit', 'debit'],
  game_correction: ['credit', 'debit'],
  promotion_correction: ['credit', 'debit'],
  chargeback: ['debit'],
  recovery: ['debit'],
  other: ['credit', 'debit'],
} as const satisfies Record<string, readonly AdjustmentDirection[]>

export type AdjustmentKind = keyof typeof adjustmentKinds

/** The kinds of one way, in the order in which they are offered. */
export function kindsOf(direction: AdjustmentDirection): AdjustmentKind[] {
  const all = Object.entries(adjustmentKinds) as [AdjustmentKind, readonly AdjustmentDirection[]][]
  return all.filter(([, ways]) => ways.includes(direction)).map(([kind]) => kind)
}
