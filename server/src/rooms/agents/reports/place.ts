import { ok, refuse, type Result } from '@baize/kernel/result'
import { businessDay } from '@baize/kernel/time'
import type { MemberId } from '../../wallet/wallet.ts'
import type { ReportsDeps } from './deps.ts'
import { listWay } from './store.ts'

/** Of whom a report is, and the way there from who asks. */
export type Place = {
  readonly of: MemberId
  readonly path: { readonly id: string; readonly account: string }[]
}

type Deps = Pick<ReportsDeps, 'db' | 'tree' | 'members' | 'now' | 'zone'>

/** Who asks, or somebody in that team; anybody else is refused, whether there is such an account or not. */
export function createPlaces({ db, tree, members, now, zone }: Deps) {
  return async (caller: MemberId, wanted?: string): Promise<Result<Place, 'not_in_team'>> => {
    const of = (wanted ?? caller) as MemberId
    const isOwn = of === caller
    if (!isOwn && !(await tree.isBelow(db, caller, of))) return refuse('not_in_team')
    const day = businessDay(now(), zone())
    const way = isOwn ? [] : await listWay(db, { agent: caller, member: of, day })
    const ids = [caller, ...way]
    const people = await members.list(db, ids)
    return ok({ of, path: ids.map((id) => ({ id, account: people.get(id)?.account ?? id })) })
  }
}
