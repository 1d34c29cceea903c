import type { FailureCode } from '@baize/contract/client/client'
import type { TextKey } from '@baize/texts/keys'

/** Refusals whose sentence speaks to the member it is about. Operators read one that speaks of the member. */
export const operatorWords: Partial<Record<FailureCode, TextKey>> = {
  deposit_limit_reached: 'ops.failDepositLimit',
  member_timed_out: 'ops.failTimedOut',
  member_excluded: 'ops.failExcluded',
  pocket_closed: 'ops.failPocketClosed',
  too_young: 'ops.failTooYoung',
  wrong_currency: 'ops.failWrongCurrency',
  id_used_differently: 'ops.failSentBefore',
  id_out_of_time: 'ops.failSentLate',
}
