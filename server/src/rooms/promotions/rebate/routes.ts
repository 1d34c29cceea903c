import * as contract from '@baize/contract/promotions/rebate'
import { ok } from '@baize/kernel/result'
import { addDays, businessDay, businessDayBounds } from '@baize/kernel/time'
import type { Call } from '../../../platform/http/call.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { MemberId, Wallet } from '../../wallet/wallet.ts'
import type { Cashbacks } from '../cashback/cashback.ts'
import type { Grant, Grants } from '../grants/grants.ts'
import type { Vip } from '../vip/vip.ts'
import type { RebateLine, Rebates } from './rebate.ts'

type Deps = {
  readonly rebate: Rebates
  readonly cashback: Cashbacks
  readonly vip: Pick<Vip, 'levelOf'>
  readonly grants: Pick<Grants, 'list'>
  readonly wallet: Pick<Wallet, 'currencyOf'>
  readonly now: () => Date
  readonly zone: () => string
}

/** The members' calls about rebate and cash back. The session says whose. */
export function serveRebate(http: Http, deps: Deps): void {
  const { rebate, cashback, vip, grants, wallet, now, zone } = deps

  serve(http, contract.getRebate, async (_, call) => {
    const member = callerOf(call)
    const view = await rebate.view(member, await wallet.currencyOf(member))
    const today = businessDay(now(), zone())
    const given = (await grants.list(member, { limit: 100 })).filter(
      ({ offer }) => offer === 'rebate',
    )
    const ofToday = view.days.find(({ day }) => day === today)
    return ok({
      currency: view.currency,
      zone: zone(),
      at: now().toISOString(),
      level: await vip.levelOf(member),
      amount: String(view.paid),
      micro: String(view.micro),
      carriedIn: String(view.carriedIn),
      capped: String(view.days.reduce((sum, { capped }) => sum + capped, 0n)),
      cap: ofToday?.cap == null ? null : String(ofToday.cap),
      min: String(view.min),
      minBet: String(view.minBet),
      claimFrom: view.claimFrom?.toISOString() ?? null,
      paidAt: businessDayBounds(addDays(today, 1), zone()).start.toISOString(),
      categories: groupLines(view.lines),
      paid: given.slice(0, 20).map(showPaid),
    })
  })

  serve(http, contract.claimRebate, async ({ categories }, call) => {
    const member = callerOf(call)
    const currency = await wallet.currencyOf(member)
    const taken = await rebate.claim(member, currency, categories ?? null)
    return taken.ok ? ok({ id: taken.value.id, amount: String(taken.value.amount) }) : taken
  })

  serve(http, contract.getCashback, async (_, call) => {
    const member = callerOf(call)
    const currency = await wallet.currencyOf(member)
    const view = await cashback.view(member, currency)
    return ok({
      currency,
      zone: zone(),
      from: view.window.from,
      to: addDays(view.window.until, -1),
      level: view.level,
      rate: view.rate,
      stake: String(view.cashStake),
      payout: String(view.cashPayout),
      received: String(view.received),
      loss: String(view.loss),
      minLoss: String(view.minLoss),
      cap: view.cap === null ? null : String(view.cap),
      amount: String(view.amount),
      reason: view.reason,
    })
  })
}

const sums = [
  'bets',
  'stake',
  'flatBets',
  'flat',
  'partBets',
  'part',
  'bonusBets',
  'bonus',
] as const

function groupLines(lines: readonly RebateLine[]): contract.RebateCategoryShown[] {
  const names = [...new Set(lines.map(({ category }) => category))]
  return names.map((category) => {
    const own = lines.filter((line) => line.category === category)
    const add = (read: (line: RebateLine) => bigint) =>
      String(own.reduce((sum, line) => sum + read(line), 0n))
    return {
      category,
      ...(Object.fromEntries(sums.map((name) => [name, add((line) => line[name])])) as Record<
        (typeof sums)[number],
        string
      >),
      validBet: add(({ rated }) => rated),
      taken: add(({ taken }) => taken),
      fresh: add(({ fresh }) => fresh),
      micro: add(({ micro }) => micro),
      rate: Math.max(...own.map(({ rate }) => rate)),
      isWaiting: own.every(({ state }) => state === 'waits'),
      lines: own.map(({ day, level, rates, rate, isCorrection, fresh, micro, state }) => ({
        day,
        category,
        level,
        rates,
        rate,
        isCorrection,
        validBet: String(fresh),
        micro: String(micro),
        state,
      })),
    }
  })
}

/** As it was kept with the payment. */
type Kept = {
  readonly lines?: contract.RebateLineShown[]
  readonly days?: readonly { readonly capped: string }[]
  readonly carriedIn?: string
  readonly carriedOut?: string
}

function showPaid({ id, givenAt, amount, source, why }: Grant): contract.PaidRebate {
  const { lines = [], days = [], carriedIn = '0', carriedOut = '0' } = why as Kept
  return {
    id,
    at: givenAt.toISOString(),
    amount: String(amount),
    isClaimed: source.startsWith('claim'),
    lines,
    carriedIn,
    carriedOut,
    capped: String(days.reduce((sum, { capped }) => sum + BigInt(capped), 0n)),
  }
}

function callerOf({ actor }: Call): MemberId {
  if (actor === null) throw new Error('A call about rebate came without a member.')
  return actor.id as MemberId
}
