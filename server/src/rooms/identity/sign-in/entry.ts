import type { LoginReply } from '@baize/contract/session'
import type { Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/call.ts'
import type { Member } from '../members/member.ts'

/** How somebody came in, as the list of logins says it. */
export type LoginWay =
  | 'password'
  | 'sms'
  | 'remembered'
  | 'social'
  | 'free_play'
  | 'register'
  | 'exchange'

export type EntryRefusal = 'member_locked' | 'member_closed' | 'non_member' | 'non_agent'

export type EntryOptions = {
  readonly how: LoginWay
  readonly area: 'site' | 'agent'
  readonly remember?: boolean
  /** The person just passed the second step, or proved as much by another way. */
  readonly secondStepDone?: boolean
  /** Trusts the network from now on, for as long as the operator set. */
  readonly trustNetwork?: boolean
}

/**
 * The last step of every way in: asks whether this account may, whether a second step is due and whether the
 * password must be changed, and opens the session. It writes the list of logins whatever comes of it.
 */
export type Entry = {
  open(
    tx: Transaction,
    member: Member,
    call: Call,
    options: EntryOptions,
  ): Promise<Result<LoginReply, EntryRefusal>>
}
