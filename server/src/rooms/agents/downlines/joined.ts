import type { ReplyOf } from '@baize/contract/endpoint'
import type { listLinkJoined } from '@baize/contract/agents/downlines'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { addDays, businessDay, businessDayBounds } from '@baize/kernel/time'
import type { Members } from '../../identity/identity.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { maskName } from '../../wagers/wagers.ts'
import type { Tree } from '../tree/tree.ts'
import type { DownlinesDeps } from './downlines.ts'
import * as store from './joined.store.ts'

export type JoinedDeps = Pick<DownlinesDeps, 'db' | 'now' | 'zone'> & {
  readonly invitations: Pick<DownlinesDeps['invitations'], 'findAny'>
  readonly members: Pick<Members, 'list'>
  readonly tree: Pick<Tree, 'filterBelow'>
}

const daysShown = 14
const lastShown = 5

/** Who came by one of the agent's links: how many by day, what became of them, and the last of them. */
export function createJoined({ db, now, zone, invitations, members, tree }: JoinedDeps) {
  return async (
    agent: MemberId,
    asked: string,
  ): Promise<Result<ReplyOf<typeof listLinkJoined>, 'not_found'>> => {
    const found = await invitations.findAny(db, asked)
    if (found === undefined || found.agentId !== agent) return refuse('not_found')
    const { code } = found
    const day = businessDay(now(), zone())
    const first = addDays(day, 1 - daysShown)
    const since = businessDayBounds(first, zone()).start
    const [sums, byDay, last] = await Promise.all([
      store.sumJoined(db, { agent, code, day }),
      store.countJoinedByDay(db, code, { zone: zone(), since }),
      store.listLastJoined(db, { agent, code }, lastShown),
    ])
    const ids = last.map(({ member }) => member)
    const [people, own] = await Promise.all([
      members.list(db, ids),
      tree.filterBelow(db, agent, ids),
    ])
    return ok({
      zone: zone(),
      ...sums,
      days: Array.from({ length: daysShown }, (_, index) => {
        const one = addDays(first, index)
        return { day: one, joined: byDay.get(one) ?? 0 }
      }),
      last: last.flatMap(({ member, at, deposits }) => {
        const person = people.get(member)
        if (person === undefined) return []
        return {
          name: own.has(member) ? person.account : maskName(person.account),
          joinedAt: at.toISOString(),
          deposits: String(deposits),
          currency: person.currency,
        }
      }),
    })
  }
}
