import type { GoodCategory, GoodKind } from '@baize/contract/points/point-names'
import type { RedeemState, RedeemType } from '@baize/contract/points/point-names'
import type { TextKey } from '@baize/texts/keys'
import type { ChipTone } from '@baize/ui/figures/status-chip'

export const stateTexts: Readonly<Record<RedeemState, TextKey>> = {
  processing: 'points-desk.processing',
  approved: 'points-desk.approved',
  rejected: 'points-desk.rejected',
  shipped: 'points-desk.shipped',
}

export const stateTones: Readonly<Record<RedeemState, ChipTone>> = {
  processing: 'pending',
  approved: 'ok',
  rejected: 'bad',
  shipped: 'info',
}

export const kindTexts: Readonly<Record<GoodKind, TextKey>> = {
  funds: 'points-desk.kindFunds',
  virtual: 'points-desk.kindVirtual',
  physical: 'points-desk.kindPhysical',
}

export const typeTexts: Readonly<Record<RedeemType, TextKey>> = {
  ...kindTexts,
  convert: 'points-desk.typeConvert',
}

export const categoryTexts: Readonly<Record<GoodCategory, TextKey>> = {
  funds: 'points-desk.catFunds',
  vouchers: 'points-desk.catVouchers',
  table: 'points-desk.catTable',
  home: 'points-desk.catHome',
  wear: 'points-desk.catWear',
  sport: 'points-desk.catSport',
  other: 'points-desk.catOther',
}
