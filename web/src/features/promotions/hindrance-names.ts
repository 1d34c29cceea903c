import type { Hindrance } from '@baize/contract/promotions/promotions'
import type { TextKey } from '@baize/texts/keys'

export type Hindered = Exclude<Hindrance, 'none'>

/** A sentence for each: what is in the way, and what one can do about it where one can. */
export const hindranceNames: Readonly<Record<Hindered, TextKey>> = {
  sign_in: 'promotions-pages.mustSignIn',
  not_begun: 'promotions-pages.notBegun',
  over: 'promotions-pages.isOver',
  budget_spent: 'promotions-pages.budgetSpent',
  had_it: 'promotions-pages.hadIt',
  person_had_it: 'promotions-pages.personHadIt',
  not_new: 'promotions-pages.notNew',
  vip_level: 'promotions-pages.vipLevel',
  needs_phone: 'promotions-pages.needsPhone',
  other_currency: 'promotions-pages.otherCurrency',
  first_deposit_made: 'promotions-pages.firstDepositMade',
  excluded: 'promotions-pages.excluded',
  waiting_for_deposit: 'promotions-pages.waitingForDeposit',
}
