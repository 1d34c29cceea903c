import type { translate } from '@baize/texts/browser'
import type { TextKey } from '@baize/texts/keys'

type Kind = { readonly name: TextKey; readonly group: TextKey }

const members = 'ops.booksClassMembers'
const agents = 'ops.booksClassAgents'
const result = 'ops.booksClassResult'
const cost = 'ops.booksClassCost'
const clearing = 'ops.booksClassClearing'

/** The kinds of account in the order of the trial balance: what is owed first, then money, then the result. */
const kinds: Readonly<Record<string, Kind>> = {
  cash: { name: 'ops.booksKindCash', group: members },
  bonus: { name: 'ops.booksKindBonus', group: members },
  locked: { name: 'ops.booksKindLocked', group: members },
  vendor_pocket: { name: 'ops.booksKindPocket', group: members },
  purse: { name: 'ops.booksKindPurse', group: members },
  points: { name: 'ops.booksKindPoints', group: members },
  points_held: { name: 'ops.booksKindPointsHeld', group: members },
  in_play: { name: 'ops.booksKindInPlay', group: members },
  jackpot: { name: 'ops.booksKindJackpot', group: members },
  debt: { name: 'ops.booksKindDebt', group: 'ops.booksClassOwing' },
  points_owed: { name: 'ops.booksKindPointsOwed', group: 'ops.booksClassOwing' },
  earnings: { name: 'ops.booksKindEarnings', group: agents },
  vendor: { name: 'ops.booksKindVendor', group: 'ops.booksClassVendors' },
  clearing: { name: 'ops.booksKindClearing', group: clearing },
  unclaimed: { name: 'ops.booksKindUnclaimed', group: clearing },
  conversion: { name: 'ops.booksKindConversion', group: clearing },
  house: { name: 'ops.booksKindHouse', group: result },
  fees: { name: 'ops.booksKindFees', group: result },
  promotions: { name: 'ops.booksKindPromotions', group: cost },
  budget: { name: 'ops.booksKindBudget', group: cost },
  reserved: { name: 'ops.booksKindReserved', group: cost },
  points_issued: { name: 'ops.booksKindPointsIssued', group: cost },
  points_spent: { name: 'ops.booksKindPointsSpent', group: cost },
  commissions: { name: 'ops.booksKindCommissions', group: cost },
  adjustments: { name: 'ops.booksKindAdjustments', group: cost },
}

/** A kind in words; one that has none yet is shown as the books write it. */
export function accountKindName(t: typeof translate, kind: string): string {
  const known = kinds[kind]
  return known ? t(known.name) : readableKind(kind)
}

export function kindGroup(t: typeof translate, kind: string): string {
  const known = kinds[kind]
  return known ? t(known.group) : ''
}

/** `stake_returned` as a person reads it: the books' own word, without its joints. */
export function readableKind(code: string): string {
  const plain = code.replaceAll('_', ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

const order = Object.keys(kinds)

export function compareKinds(a: string, b: string): number {
  const rank = (kind: string) => (kind in kinds ? order.indexOf(kind) : order.length)
  return rank(a) - rank(b) || (a < b ? -1 : 1)
}
