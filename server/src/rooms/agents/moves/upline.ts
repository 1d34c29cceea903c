import { addDays, businessDay } from '@baize/kernel/time'
import type { Database } from '../../../platform/database/database.ts'
import type { MemberId, Members } from '../../identity/identity.ts'
import { findPlanned } from './store.ts'

type Deps = {
  readonly now: () => Date
  readonly zone: () => string
  readonly members: Pick<Members, 'find'>
}

/**
 * Who stands above somebody tomorrow: what is agreed today holds from then on, so that who will be above may give, and
 * who will not be above any more may not.
 */
export function createUplineOf({ now, zone, members }: Deps) {
  return async (source: Pick<Database, 'sql'>, member: MemberId): Promise<MemberId | null> => {
    const move = await findPlanned(source, member)
    const tomorrow = addDays(businessDay(now(), zone()), 1)
    if (move !== undefined && move.day <= tomorrow) return move.toUpline
    return (await members.find(source, member))?.uplineId ?? null
  }
}
