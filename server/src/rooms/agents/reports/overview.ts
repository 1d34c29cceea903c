import type { ReplyOf } from '@baize/contract/endpoint'
import type { getTeamOverview } from '@baize/contract/agents/team-reports'
import { daysOf, type DaySpan } from '@baize/kernel/day-span'
import { addDays, businessDay, type Day } from '@baize/kernel/time'
import type { MemberId } from '../../wallet/wallet.ts'
import type { ReportsDeps } from './deps.ts'
import * as store from './store.ts'
import { addSums, noSums, showSums } from './sums.ts'

type Deps = Pick<ReportsDeps, 'db' | 'wallet' | 'now' | 'zone'>

const nobody = { active: 0, joined: 0 }

/** What a team came to, from its own days; it never looks at who is in it, so it costs the same for any size. */
export function createOverview({ db, wallet, now, zone }: Deps) {
  return async (agent: MemberId, span: DaySpan): Promise<ReplyOf<typeof getTeamOverview>> => {
    const currency = await wallet.currencyOf(agent)
    const days = daysOf(span)
    const before = {
      firstDay: addDays(span.firstDay, -days.length),
      lastDay: addDays(span.firstDay, -1),
    }
    const team = { agent, day: businessDay(now(), zone()) }
    const [found, teamSize, direct, leftOut] = await Promise.all([
      store.listTeamDays(db, agent, { ...span, firstDay: before.firstDay, currency }),
      store.countMembers(db, { ...team, isDeep: true }),
      store.countMembers(db, { ...team, isDeep: false }),
      store.countLeftOut(db, team),
    ])
    const byDay = new Map(found.map((one) => [one.day, one]))
    return {
      currency,
      zone: zone(),
      from: span.firstDay,
      to: span.lastDay,
      teamSize,
      direct,
      leftOut,
      totals: total(days, byDay),
      before: { from: before.firstDay, to: before.lastDay, ...total(daysOf(before), byDay) },
      days: days.map((day) => show(day, byDay)),
      daysBefore: daysOf(before).map((day) => show(day, byDay)),
    }
  }
}

type ByDay = ReadonlyMap<Day, store.TeamDay>

function show(day: Day, byDay: ByDay) {
  const { active, joined, ...sums } = byDay.get(day) ?? { ...noSums, ...nobody }
  return { day, ...showSums(sums), active, joined }
}

function total(days: readonly Day[], byDay: ByDay) {
  const some = days.flatMap((day) => byDay.get(day) ?? [])
  return {
    ...showSums(some.reduce(addSums, noSums)),
    active: some.reduce((sum, { active }) => sum + active, 0),
    joined: some.reduce((sum, { joined }) => sum + joined, 0),
  }
}
