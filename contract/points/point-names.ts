/** What points are given for. `convert` is the conversion into funds at the ratio of the house. */
export const goodKinds = ['funds', 'virtual', 'physical'] as const
export type GoodKind = (typeof goodKinds)[number]
export const redeemTypes = ['convert', ...goodKinds] as const
export type RedeemType = (typeof redeemTypes)[number]

/** The shelves of the mall, in their order. */
export const goodCategories = [
  'funds',
  'vouchers',
  'table',
  'home',
  'wear',
  'sport',
  'other',
] as const
export type GoodCategory = (typeof goodCategories)[number]

/** What is drawn on the medal of a good that has no picture of its own. */
export const goodDrawings = [
  'coin',
  'voucher',
  'cards',
  'dice',
  'lantern',
  'fan',
  'key',
  'ball',
  'feather',
  'leaf',
  'star',
  'horseshoe',
  'shirt',
  'cup',
  'gift',
] as const
export type GoodDrawing = (typeof goodDrawings)[number]

export const redeemStates = ['processing', 'approved', 'rejected', 'shipped'] as const
export type RedeemState = (typeof redeemStates)[number]

/** Why points changed, as the details name it. */
export const pointChanges = ['earned', 'taken_back', 'redeemed', 'returned'] as const
export type PointChange = (typeof pointChanges)[number]

/** So many points are what the house names a price for. */
export const pointsOfRatio = 100
