import { ok, refuse } from '@baize/kernel/result'
import type { Wallet } from '../wallet/wallet.ts'
import { keyOf, requireKey } from './action-key.ts'
import { mostTries, type Answer, type CarryOut } from './carry-out.ts'
import type { createFinder } from './finder.ts'
import type { createPlanner } from './plan.ts'
import { checkPayout, requireDetail } from './rules.ts'
import type { PayCall } from './wager.ts'

type PayDeps = {
  readonly wallet: Wallet
  readonly planner: ReturnType<typeof createPlanner>
  readonly carryOut: CarryOut
  readonly find: ReturnType<typeof createFinder>['find']
}

/** One of several wins of a round, or a correction by a signed sum. */
export function createPay({ wallet, planner, carryOut, find }: PayDeps) {
  async function payOnce(call: PayCall): Answer {
    const { key, member, change, asked, detail } = call
    requireKey(key)
    if (detail !== undefined) requireDetail(detail)
    if (change.currency !== (await wallet.currencyOf(member))) return refuse('wrong_currency')
    const isWin = call.as === 'win'
    if (isWin && change.amount < 0n) return refuse('amount_invalid')
    const action = keyOf(isWin ? 'settle' : 'resettle', member, key)
    return await carryOut(action, asked, async () => {
      const found = await find(call)
      if (!found.ok) return found
      const before = found.value
      if (before.status === 'voided') return refuse('already_voided')
      if (before.status === 'open' && !isWin) return refuse('not_settled')
      const sum = before.payout + change.amount
      if (sum < 0n) return refuse('amount_invalid')
      const payout = checkPayout({ ...change, amount: sum }, before.currency)
      if (!payout.ok) return payout
      const own = { key: action, content: asked, before, reason: call.reason }
      if (before.status === 'open') {
        const plan = await planner.settle({ ...call, payout: payout.value }, before)
        return ok({ ...plan, item: { ...own, ...plan, action: 'settle' } })
      }
      const plan = await planner.resettle({ ...call, payout: payout.value }, before)
      if (!plan.ok) return plan
      return ok({ ...plan.value, item: { ...own, ...plan.value, action: 'resettle' } })
    })
  }

  return async function pay(call: PayCall): Answer {
    for (let tries = 0; ; tries += 1) {
      const paid = await payOnce(call)
      // Another win ended it a moment ago, so that this one adds to it.
      if (paid.ok || paid.code !== 'already_settled' || tries === mostTries) return paid
    }
  }
}
