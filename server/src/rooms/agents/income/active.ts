import type { ReplyOf } from '@baize/contract/endpoint'
import type { listActiveMembers } from '@baize/contract/agents/settlements'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { businessDay, businessDayBounds } from '@baize/kernel/time'
import type { MemberId } from '../../identity/identity.ts'
import { maskName } from '../../wagers/wagers.ts'
import { readTerms } from '../contracts/contracts.ts'
import { mostNamed } from '../rollups/rollups.ts'
import type { IncomeDeps } from './deps.ts'
import type { StoredReasons } from '../settlement/settlement.ts'
import * as store from './store.ts'

type Deps = Pick<IncomeDeps, 'db' | 'members' | 'zone' | 'rollups' | 'tree'>

/** Who a window counted as active, by the sums of its time. Only who may list the team reads whole names. */
export function createActiveMembers({ db, members, zone, rollups, tree }: Deps) {
  return async (
    caller: { readonly id: MemberId; readonly mayList: boolean },
    id: string,
  ): Promise<Result<ReplyOf<typeof listActiveMembers>, 'not_found'>> => {
    const row = await store.findWindow(db, id, caller.id)
    if (row === undefined) return refuse('not_found')
    const { kind, from, to, payee, currency } = row
    const { products, activeFrom } = readTerms(row.terms)
    const day = businessDayBounds(businessDay(from, zone()), zone())
    const found = await rollups.listActive(db, {
      agent: payee,
      // A real-time salary counts its whole day so far.
      window: { from: kind === 'realtime' ? day.start : from, to },
      grain: kind === 'hourly' || kind === 'realtime' ? 'slot' : 'day',
      products,
      currency,
      activeFrom,
      limit: mostNamed,
      ...leftOutOf(row.reasons),
    })
    const ids = found.map(({ member }) => member as MemberId)
    const [people, own] = await Promise.all([
      members.list(db, ids),
      caller.mayList ? tree.filterBelow(db, caller.id, ids) : new Set<string>(),
    ])
    return ok({
      currency,
      items: found.map(({ member, validBet, isLeftOut }) => {
        const name = people.get(member)?.account ?? ''
        return {
          name: own.has(member) ? name : maskName(name),
          validBet: String(validBet),
          isLeftOut,
        }
      }),
      more: (found[0]?.all ?? 0) - found.length,
    })
  }
}

/** Of windows that were settled before names were kept, only that nobody was left out is known. */
function leftOutOf({ leftOut, leftOutMembers }: StoredReasons) {
  if (leftOut === 0) return { leftOutMembers: [] }
  return leftOutMembers === undefined ? {} : { leftOutMembers }
}
