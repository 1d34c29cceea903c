import { randomInt } from 'node:crypto'
import type { LoginReply } from '@baize/contract/identity/session'
import { refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/call.ts'
import type { Failures } from '../credentials/failures.ts'
import type { Member, Members } from '../members/members.ts'
import type { IdentitySettings } from '../settings.ts'
import type { Entry } from './entry.ts'

/** Opens a trial account and comes in with it. An address gets so many in an hour. */
export type FreePlay = (
  call: Call,
) => Promise<Result<LoginReply, 'not_enabled' | 'too-many-requests'>>

type Deps = {
  readonly db: Database
  readonly settings: Pick<IdentitySettings, 'isOn'>
  readonly members: Members
  readonly entry: Entry
  /** Counts trial accounts as others count failures: so many from one address, then a pause. */
  readonly trials: Failures
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

export function createFreePlay({ db, settings, members, entry, trials }: Deps): FreePlay {
  async function create(tx: Transaction, call: Call): Promise<Member> {
    const random = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
    const account = `trial_${random}`
    const made = await members.create(tx, { account, type: 4, language: call.language })
    if (!made.ok) throw new Error(`A trial account could not be opened: ${made.code}`)
    return made.value
  }

  return async (call) => {
    if (!settings.isOn('FREEPLAY3')) return refuse('not_enabled')
    return await db.transaction(async (tx) => {
      const counted = await trials.count(tx, { username: undefined, ip: call.ip })
      if (!counted.ok) return refuse('too-many-requests', counted.params)
      const member = await create(tx, call)
      const opened = await entry.open(tx, member, call, { how: 'free_play', area: 'site' })
      if (!opened.ok) throw new Error(`A trial account may not come in: ${opened.code}`)
      return opened
    })
  }
}
