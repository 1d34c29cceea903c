/** Plain words without schemas, so that pages may take them too. */

export const betStates = ['open', 'won', 'lost', 'void'] as const
export type BetState = (typeof betStates)[number]

export const entryKinds = [
  'deposit',
  'withdrawal',
  'transfer',
  'upline',
  'adjustment',
  'contract',
  'bonus',
  'rebate',
  'points',
] as const
export type EntryKind = (typeof entryKinds)[number]
