import type { ErrorCode } from '@baize/contract/errors'
import type { issueErrors, stakeErrors, ticketErrors } from '@baize/contract/lottery/lottery-parts'
import { fraction } from '@baize/games/lottery/fraction'
import type { Currency } from '@baize/kernel/money'
import type { Refusal, RefusalParams } from '@baize/kernel/result'
import type { BuyRefusal } from './tickets/tickets.ts'

export type SlipCode =
  | (typeof ticketErrors)[number]
  | (typeof issueErrors)[number]
  | (typeof stakeErrors)[number]

/** Words of the rooms below that have another one on the wire. */
const renamed: Partial<Record<BuyRefusal, SlipCode>> = {
  version_gone: 'price_changed',
  needs_real_account: 'in_need_true_account',
  vendor_closed: 'game_closed',
}

/** What nobody who buys can do anything about. */
const others: ReadonlySet<BuyRefusal> = new Set<BuyRefusal>([
  'wager_not_found',
  'already_settled',
  'already_voided',
  'not_settled',
  'nothing_changed',
  'stake_voided',
  'round_full',
])

const ofSums: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'stake_below_limit',
  'stake_above_limit',
  'prize_above_limit',
  'stake_parts_sum',
  'limit_of_issue',
  'limit_of_play',
  'limit_of_number',
  'limit_of_member',
])

/** Why a ticket was not bought, in the words of the wire; limits, and what is advised, are sums of the buyer's currency there. */
export function toSlipRefusal(
  { code, params }: Refusal<BuyRefusal>,
  currency: Currency,
): Refusal<SlipCode> {
  const said = wordOf(code)
  if (params === undefined) return { ok: false, code: said }
  return { ok: false, code: said, params: ofSums.has(said) ? asSums(params, currency) : params }
}

function wordOf(code: BuyRefusal): SlipCode {
  const word = renamed[code]
  if (word !== undefined) return word
  return others.has(code) || code.startsWith('amount_') ? 'unavailable' : (code as SlipCode)
}

function asSums(params: RefusalParams, currency: Currency): RefusalParams {
  return Object.fromEntries(
    Object.entries(params).map(([name, sum]) => {
      if (typeof sum === 'object' || name === 'number') return [name, sum]
      const { above, below } = fraction(sum)
      return [name, { amount: (above + below - 1n) / below, currency }]
    }),
  )
}
