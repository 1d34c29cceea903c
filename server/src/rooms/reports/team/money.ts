import type { ReplyOf } from '@baize/contract/endpoint'
import type { listTeamMoney } from '@baize/contract/agents/team-records'
import type { DaySpan } from '@baize/kernel/day-span'
import { isDay } from '@baize/kernel/time'
import type { TeamRecords } from '../../agents/agents.ts'
import type { Members } from '../../identity/identity.ts'
import type { MemberId, Wallet } from '../../wallet/wallet.ts'

type Deps = {
  readonly team: Pick<TeamRecords, 'listMoney' | 'sumMoney'>
  readonly wallet: Pick<Wallet, 'currencyOf'>
  readonly members: Pick<Members, 'list'>
  readonly db: Parameters<Members['list']>[0]
}

type Wanted = {
  readonly caller: MemberId
  readonly isDeep: boolean
  readonly span: DaySpan
  readonly cursor?: string
  readonly limit: number
}

type Reply = Omit<ReplyOf<typeof listTeamMoney>, 'zone' | 'from' | 'to'>

/** What moved the money of a team, from the days that are kept of each member: no movement is read. */
export function createTeamMoney({ team, wallet, members, db }: Deps) {
  return async ({ caller, isDeep, span, cursor, limit }: Wanted): Promise<Reply> => {
    const currency = await wallet.currencyOf(caller)
    const asked = { agent: caller, isDeep, span, currency }
    const after = readCursor(cursor)
    const [found, totals] = await Promise.all([
      team.listMoney({ ...asked, limit: limit + 1, ...(after && { after }) }),
      team.sumMoney(asked),
    ])
    const items = found.slice(0, limit)
    const people = await members.list(db, [...new Set(items.map(({ member }) => member))])
    const last = items.at(-1)
    return {
      currency,
      next: found.length > limit && last ? `${last.day}.${last.member}` : null,
      totals: show(totals),
      items: items.map(({ day, member, ...sums }) => ({
        day,
        member: { id: member, account: people.get(member)?.account ?? member },
        ...show(sums),
      })),
    }
  }
}

function show(sums: Awaited<ReturnType<TeamRecords['sumMoney']>>) {
  return {
    deposits: String(sums.deposits),
    withdrawals: String(sums.withdrawals),
    got: String(sums.got),
    given: String(sums.given),
    earned: String(sums.earned),
    paid: String(sums.paid),
    bonus: String(sums.bonus),
    rebate: String(sums.rebate),
  }
}

/** A cursor that nobody gave out is no cursor. */
function readCursor(cursor = '') {
  const [, day, member] = /^(\d{4}-\d{2}-\d{2})\.(\w{1,100})$/.exec(cursor) ?? []
  return isDay(day) && member !== undefined ? { day, member } : undefined
}
