import type { InputOf, ReplyOf } from '@baize/contract/endpoint'
import type { listDownlines } from '@baize/contract/agents/team-reports'
import { businessDay } from '@baize/kernel/time'
import type { MemberId } from '../../wallet/wallet.ts'
import { findNamed } from '../find-named.ts'
import type { ReportsDeps } from './deps.ts'
import type { Place } from './place.ts'
import * as store from './store.ts'

type Wanted = Pick<
  InputOf<typeof listDownlines>,
  'deep' | 'onlyTeams' | 'search' | 'cursor' | 'limit'
>

const usualPage = 20
/** Who did something in the last minutes is here; sessions are noted once a minute. */
const onlineMs = 5 * 60_000
/** How many accounts with the same beginning are looked through for those of the team. */
const mostNamed = 1_000

type Found = {
  readonly placed: readonly store.Placed[]
  readonly next: string | null
  readonly isCut: boolean
}

/** Who is in a team, with how each of them stands. */
export function createDownlines(deps: ReportsDeps) {
  const { db, tree, members, wallet, sessions, now, zone } = deps

  async function find(of: MemberId, wanted: Wanted): Promise<Found> {
    const { deep = false, onlyTeams = false, search = '', cursor, limit = usualPage } = wanted
    const ask = { agent: of, day: businessDay(now(), zone()), isDeep: deep, onlyTeams }
    if (search.trim() !== '') {
      const named = await findNamed(db, members, search.trim(), mostNamed)
      const placed = await store.listMembers(db, { ...ask, among: named, limit: 100 })
      return { placed, next: null, isCut: placed.length === 100 || named.length === mostNamed }
    }
    const below = cursor === undefined || cursor === '' ? undefined : cursor
    const found = await store.listMembers(db, { ...ask, below, limit: limit + 1 })
    const placed = found.slice(0, limit)
    const next = found.length > limit ? (placed.at(-1)?.member ?? null) : null
    return { placed, next, isCut: false }
  }

  return async (
    caller: MemberId,
    { of, path }: Place,
    wanted: Wanted,
  ): Promise<ReplyOf<typeof listDownlines>> => {
    const day = businessDay(now(), zone())
    const found = await find(of, wanted)
    // Of a search, how many it found.
    const isSearch = (wanted.search ?? '').trim() !== ''
    const total = isSearch
      ? found.placed.length
      : await store.countMembers(db, { agent: of, day, isDeep: wanted.deep ?? false })
    const ids = found.placed.map(({ member }) => member as MemberId)
    const since = new Date(now().getTime() - onlineMs)
    const [people, sizes, online, given, states] = await Promise.all([
      members.list(db, ids),
      tree.countTeams(db, ids),
      sessions.filterSeen('member', ids, since),
      store.listGivenOpen(db, { giver: caller, downlines: ids, at: now() }),
      Promise.all(ids.map((id) => wallet.getState(id))),
    ])
    // Levels are counted from who asks: who is below somebody else is that much further down.
    const above = of === caller ? 0 : path.length - 1
    return {
      zone: zone(),
      path,
      total,
      next: found.next,
      isCut: found.isCut,
      items: found.placed.flatMap(({ member, level, rate }, at) => {
        const person = people.get(member)
        const state = states[at]
        if (person === undefined || state === undefined) return []
        return {
          id: member,
          account: person.account,
          nickname: person.nickname,
          type: person.type,
          level: above + level,
          teamSize: sizes.get(member) ?? 0,
          balance: String(state.balance),
          currency: state.currency,
          joinedAt: person.registeredAt.toISOString(),
          lastLoginAt: person.lastLoginAt?.toISOString() ?? null,
          isOnline: online.has(member),
          rate,
          contracts: given
            .filter(({ downline, state: at }) => downline === member && mayKnow(at, above + level))
            .map(({ kind, state: at }) => ({ kind, state: at })),
        }
      }),
    }
  }
}

/** An offer of the house stands in the way of who is directly above, and of nobody else. */
function mayKnow(state: store.GivenOpen['state'], level: number): boolean {
  return state !== 'houseOffered' || level === 1
}
