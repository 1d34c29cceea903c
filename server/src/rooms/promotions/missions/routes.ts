import * as contract from '@baize/contract/promotions/missions'
import type { Board, BoardRow } from '@baize/contract/promotions/missions'
import type { Currency } from '@baize/kernel/money'
import type { Language } from '@baize/kernel/language'
import { businessDay, type Day } from '@baize/kernel/time'
import { ok, refuse } from '@baize/kernel/result'
import type { Call } from '../../../platform/http/call.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import { maskName } from '../../wagers/wagers.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { serveMissionsDesk, type DeskDeps } from './desk-routes.ts'
import { placesOf, poolOf, presentPeriod, prizeOf, wordIn } from './missions.ts'
import type { BoardPeriod, Mission, Place } from './missions.ts'

const memberOf = ({ actor }: Call) => actor?.id as MemberId
const shownTop = 20

type Deps = DeskDeps & {
  readonly zone: () => string
  readonly currencyOf: (member: MemberId) => Promise<Currency | undefined>
  readonly brandCurrency: () => Currency
}

/** What members and operators call about missions and boards. */
export function serveMissions(http: Http, deps: Deps): void {
  const { db, now, zone, members, missions, brandCurrency } = deps
  serveMissionsDesk(http, deps)
  const currencyOf = async (member: MemberId) => (await deps.currencyOf(member)) ?? brandCurrency()

  serve(http, contract.getMissionSummaryDetails, async (_, call) => {
    const member = memberOf(call)
    const currency = await currencyOf(member)
    const joined = (await members.list(db, [member])).get(member)?.registeredAt
    const own = await missions.listOwn(member, currency, call.language)
    const list = own.map((one) => sinceJoining(one, joined && businessDay(joined, zone())))
    const reached = list.flatMap(({ steps }) => steps.filter(({ state }) => state === 'reached'))
    const amount = reached.reduce((sum, { reward }) => sum + BigInt(reward), 0n)
    const isOpen = ({ state }: contract.Mission) => state === 'joined' || state === 'progress'
    return ok({
      now: now().toISOString(),
      zone: zone(),
      summary: {
        toClaim: reached.length,
        open: list.filter(isOpen).length,
        done: list.filter(({ state }) => state === 'claimed').length,
        amount: String(amount),
        currency,
      },
      missions: list,
    })
  })

  serve(http, contract.claimMissionReward, async (ask, call) => {
    const claimed = await missions.claim({ ...ask, member: memberOf(call) })
    if (!claimed.ok) return claimed
    const { id, amount, currency } = claimed.value
    return ok({ amount: String(amount), currency, grant: id })
  })

  serve(http, contract.signMissionCard, async (_, call) => {
    const signed = await missions.sign(memberOf(call))
    if (!signed.ok) return signed
    return ok({ ...signed.value, amount: String(signed.value.amount) })
  })

  serve(http, contract.hideBoardName, async ({ hidden }, call) => {
    await missions.boards.hide(memberOf(call), hidden)
    return ok({ hidden })
  })

  serve(http, contract.getMissionLeaderboard, async ({ board: id, label }, call) => {
    const member = memberOf(call)
    const all = await missions.listBoards(await currencyOf(member))
    const chosen = id === undefined ? all[0] : all.find((one) => one.id === id)
    if (id !== undefined && chosen === undefined) return refuse('not_found')
    const boards = all.slice(0, 20).map((one) => ({
      id: one.id,
      title: wordIn(one.plan.titles, call.language),
    }))
    const board = chosen && (await showBoard(chosen, { member, label, language: call.language }))
    if (chosen !== undefined && board === undefined) return refuse('not_found')
    return ok({ now: now().toISOString(), zone: zone(), boards, board: board ?? null })
  })

  async function showBoard(
    mission: Mission,
    {
      member,
      label,
      language,
    }: { member: MemberId; label?: string | undefined; language: Language },
  ): Promise<Board | undefined> {
    const { plan } = mission
    const present = presentPeriod(mission, { at: now(), zone: zone() })
    const known = await missions.boards.listPeriods(mission.id, 60)
    const wanted = label === undefined || label === '' ? present.label : label
    if (wanted !== present.label && !known.some(({ period }) => period === wanted)) return undefined
    const read = await missions.boards.read(mission, wanted, { member, top: shownTop })
    const shown = [...(read?.rows ?? []), ...(read?.around ?? [])]
    const ids = shown.map((one) => one.member)
    const [people, hidden] = await Promise.all([
      members.list(db, [...ids, member]),
      missions.boards.listHidden([...ids, member]),
    ])
    const rowOf = (one: Place): BoardRow => {
      const isOwn = one.member === member
      const name = people.get(one.member)?.account ?? ''
      return {
        place: one.place,
        name: isOwn ? name : hidden.has(one.member) ? '' : maskName(name),
        points: String(one.points),
        prize: prizeOf(plan, one.place)?.toString() ?? null,
        isOwn,
      }
    }
    const start = presentPeriod(mission, {
      at: new Date(missions.boards.endOf(mission, wanted).getTime() - 1),
      zone: zone(),
    }).start
    return {
      id: mission.id,
      title: wordIn(plan.titles, language),
      line: wordIn(plan.lines, language),
      currency: plan.currency,
      period: plan.period,
      label: wanted,
      startsAt: (start > mission.opensAt ? start : mission.opensAt).toISOString(),
      endsAt: missions.boards.endOf(mission, wanted).toISOString(),
      endedFor: mission.closedFor,
      state: stateOf(mission, wanted, read?.period),
      per: String(plan.per),
      categories: [...plan.categories],
      pool: String(poolOf(plan)),
      places: placesOf(plan),
      times: plan.times,
      rankedAt: read?.period.rankedAt?.toISOString() ?? null,
      players: read?.players ?? 0,
      rows: (read?.rows ?? []).map(rowOf),
      around: (read?.around ?? []).map(rowOf),
      own: read?.own === undefined ? null : rowOf(read.own),
      isHidden: hidden.has(member),
      before: known.find(({ period }) => period < wanted)?.period ?? null,
    }
  }

  function stateOf(mission: Mission, label: string, period: BoardPeriod | undefined) {
    if (mission.opensAt > now()) return 'locked'
    if (period !== undefined && period.frozenAt !== null) return 'final'
    return missions.boards.endOf(mission, label) <= now() ? 'counting' : 'running'
  }
}

/** Who joined later missed nothing. */
function sinceJoining(mission: contract.Mission, joinedOn: Day | undefined): contract.Mission {
  const { card } = mission
  if (card === null || joinedOn === undefined) return mission
  const days = card.days.map((one) =>
    one.state === 'missed' && one.day < joinedOn ? { ...one, state: 'before' as const } : one,
  )
  return { ...mission, card: { ...card, days } }
}
