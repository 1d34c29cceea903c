import type { InputOf, ReplyOf } from '@baize/contract/endpoint'
import type { listTeams } from '@baize/contract/agents/team-reports'
import type { DaySpan } from '@baize/kernel/day-span'
import type { MemberId } from '../../wallet/wallet.ts'
import type { ReportsDeps } from './deps.ts'
import type { Place } from './place.ts'
import * as store from './store.ts'
import { addSums, noSums, showSums } from './sums.ts'

type Deps = Pick<ReportsDeps, 'db' | 'tree' | 'members' | 'wallet' | 'zone'>

type Wanted = Pick<
  InputOf<typeof listTeams>,
  'sort' | 'direction' | 'page' | 'limit' | 'product' | 'alone'
> & {
  /** Only this one. */
  readonly member?: MemberId | undefined
}

const usualPage = 20

/** Everybody directly below somebody, each with the team below: the overview's table, and the users' loss. */
export function createLines({ db, tree, members, wallet, zone }: Deps) {
  return async (
    caller: MemberId,
    { of, path }: Place,
    span: DaySpan,
    { sort = 'validBet', direction = 'down', page = 1, limit = usualPage, ...wanted }: Wanted,
  ): Promise<ReplyOf<typeof listTeams>> => {
    const currency = await wallet.currencyOf(caller)
    const { firstDay, lastDay } = span
    const { product, member, alone: isAlone } = wanted
    const days = { firstDay, lastDay, currency, product }
    const which = { ...days, agent: of, member, isAlone }
    const order = { sort, direction, limit, offset: (page - 1) * limit }
    const [lines, total, totals, alone] = await Promise.all([
      store.listLines(db, { ...which, ...order }),
      store.countLines(db, which),
      member === undefined && isAlone !== true
        ? store.listTeamDays(db, of, days).then((found) => found.reduce(addSums, noSums))
        : store.sumLines(db, which),
      store.sumAlone(db, of, days),
    ])
    const ids = lines.map(({ member }) => member as MemberId)
    const [people, sizes] = await Promise.all([members.list(db, ids), tree.countTeams(db, ids)])
    return {
      currency,
      zone: zone(),
      from: firstDay,
      to: lastDay,
      path,
      alone: showSums(alone),
      items: lines.map(({ member, sums }) => ({
        id: member,
        account: people.get(member)?.account ?? member,
        type: people.get(member)?.type ?? 0,
        teamSize: sizes.get(member) ?? 0,
        ...showSums(sums),
      })),
      total,
      totals: showSums(totals),
    }
  }
}
