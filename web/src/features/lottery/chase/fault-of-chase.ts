import type { LotteryIssue } from '@baize/contract/lottery/lottery-parts'
import type { RefusalParams } from '@baize/kernel/result'
import type { translate } from '@baize/texts/browser'
import type { Sums } from '../../../shared/sums.ts'
import { shortNumber } from '../short-number.ts'
import { whyNot } from '../slip/why-not.ts'

type Refused = { readonly code: string; readonly params?: RefusalParams | undefined }

const own = {
  chase_too_high: 'lottery.chaseTooHigh',
  chase_out_of_reach: 'lottery.chaseOutOfReach',
  stake_too_large: 'lottery.chaseTooLarge',
} as const

/** Why a chase cannot be: of its plan with the draw from which on, else as of any ticket. */
export function faultOfChase(
  t: typeof translate,
  fault: Refused,
  sums: Sums,
  issues: readonly LotteryIssue[],
): string {
  const key = own[fault.code as keyof typeof own]
  if (key === undefined) return whyNot(t, fault, sums)
  const { issue, most } = fault.params ?? {}
  const number = shortNumber(issues[Number(issue) - 1]?.number ?? '')
  return t(key, { number, most: typeof most === 'number' ? most : '' })
}
