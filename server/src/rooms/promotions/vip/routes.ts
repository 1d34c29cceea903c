import { bonusKinds } from '@baize/contract/promotions/vip'
import * as contract from '@baize/contract/promotions/vip'
import type { Currency } from '@baize/kernel/money'
import { ok, refuse } from '@baize/kernel/result'
import { addDays } from '@baize/kernel/time'
import type { Call } from '../../../platform/http/call.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { MemberId, Wallet } from '../../wallet/wallet.ts'
import type { Grant, Grants } from '../grants/grants.ts'
import type { Vip } from './vip.ts'

type Deps = {
  readonly vip: Pick<Vip, 'view'>
  readonly grants: Pick<Grants, 'list' | 'claim' | 'find'>
  readonly wallet: Pick<Wallet, 'currencyOf'>
  readonly zone: () => string
  readonly isVipOn: () => boolean
}

/** The members' calls about levels. The session says whose. */
export function serveVip(http: Http, { vip, grants, wallet, zone, isVipOn }: Deps): void {
  serve(http, contract.getVip, async (_, call) => {
    if (!isVipOn()) return refuse('not_enabled')
    const member = callerOf(call)
    const view = await vip.view(member, await wallet.currencyOf(member))
    const { currency, keep } = view
    const waiting = (await grants.list(member, { limit: 100 })).filter(
      ({ offer, state }) => offer === 'vip' && state === 'issued',
    )
    return ok({
      hasVip: true,
      vipLabelName: `VIP ${view.level}`,
      vipRankLevel: view.level,
      currency,
      zone: zone(),
      level: view.level,
      since: view.since?.toISOString() ?? null,
      validBet: String(view.validBet),
      deposits: String(view.deposits),
      keep:
        keep === null
          ? null
          : {
              asks: String(keep.asks),
              played: String(keep.played),
              from: keep.from,
              to: addDays(keep.until, -1),
              lastDay: addDays(keep.lastCall, -1),
              isWarned: keep.isWarned,
            },
      levels: view.levels.map((terms, level) => showLevel(terms, level, currency)),
      waiting: waiting.map(showBonus),
    })
  })

  serve(http, contract.claimVipBonus, async ({ id }, call) => {
    const member = callerOf(call)
    const grant = await grants.find(id)
    if (grant?.offer !== 'vip') return refuse('not_found')
    const taken = await grants.claim(member, id)
    if (taken.ok) return ok({ amount: String(taken.value.amount) })
    return refuse(taken.code === 'not_found' ? 'not_found' : 'reward_over')
  })
}

type Terms = Awaited<ReturnType<Vip['view']>>['levels'][number]

function showLevel(terms: Terms, level: number, currency: Currency): contract.VipLevel {
  const sum = (sums: Terms['keep']) => sums[currency] ?? '0'
  return {
    level,
    validBet: sum(terms.validBet),
    deposits: sum(terms.deposits),
    keep: sum(terms.keep),
    levelUp: sum(terms.levelUp),
    weekly: sum(terms.weekly),
    monthly: sum(terms.monthly),
    birthday: sum(terms.birthday ?? {}),
    rebateCap: terms.rebateCap[currency] ?? null,
    cashback: terms.cashback,
    rebate: terms.rebate,
  }
}

function showBonus({ id, why, amount, claimUntil }: Grant): contract.WaitingBonus {
  const { kind } = why
  return {
    id,
    kind: bonusKinds.find((one) => one === kind) ?? 'level',
    level: Number(why['level'] ?? 0),
    from: typeof why['from'] === 'string' ? why['from'] : null,
    amount: String(amount),
    claimUntil: claimUntil?.toISOString() ?? null,
  }
}

function callerOf({ actor }: Call): MemberId {
  if (actor === null) throw new Error('A call about levels came without a member.')
  return actor.id as MemberId
}
