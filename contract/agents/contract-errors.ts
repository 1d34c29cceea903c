/** What calls about contracts refuse, in the groups in which it comes. */

export const boundErrors = [
  'bound_basis',
  'bound_period',
  'bound_products',
  'bound_active_from',
  'bound_cap',
  'bound_carry',
  'rate_above_own',
  'rate_above_house',
  'no_own_contract',
  'not_own_downline',
] as const
export const termsErrors = [
  'terms_basis',
  'terms_period',
  'terms_carry',
  'terms_products',
  'terms_negative',
  'terms_too_large',
  'terms_no_tiers',
  'terms_too_many_tiers',
  'terms_tiers_not_rising',
  'terms_rate',
  'terms_cap',
] as const
export const offerOverErrors = [
  'offer_expired',
  'offer_replaced',
  'offer_withdrawn',
  'offer_answered',
] as const
export const offerErrors = [
  'higher_rate',
  'across_upline',
  'offer_to_self',
  'not_found',
  'not_for_trial',
  'not_for_house',
  'member_blocked',
  'wrong_currency',
  'offer_of_other_open',
  'offer_open',
  'offer_replaced',
  'nothing_changed',
  'id_used_differently',
  'id_out_of_time',
] as const
