import type { Network } from '@baize/contract/identity/member'
import type { SessionView } from '@baize/contract/identity/session'
import type { OperatorRole } from '@baize/contract/roles'
import { access } from './access.ts'
import type { MemberFile } from '../api.ts'
import { kindOf } from '../words.ts'

/** What asks for a reason and nothing else. */
export type PlainAct =
  | {
      readonly does: 'lock' | 'unlock' | 'close' | 'password' | 'lift' | 'authenticator' | 'payment'
    }
  | { readonly does: 'sessions' }
  | { readonly does: 'session'; readonly session: SessionView }
  | { readonly does: 'network'; readonly network: Network }

/** What an operator may be about to do with a member. */
export type Act = PlainAct | { readonly does: 'type' | 'tags' | 'profile' | 'note' }

export type ActName = Act['does']

/** What each part of the member page is given. */
export type MemberPartProps = {
  readonly file: MemberFile
  readonly may: (does: ActName) => boolean
  readonly onAct: (act: Act) => void
}

const rolesOf: Record<ActName, readonly OperatorRole[]> = {
  lock: access.state,
  unlock: access.state,
  close: access.state,
  password: access.password,
  lift: access.lift,
  authenticator: access.authenticator,
  payment: access.payment,
  sessions: access.sessions,
  session: access.sessions,
  network: access.network,
  type: access.type,
  tags: access.tags,
  profile: access.profile,
  note: access.note,
}

type Can = (...roles: readonly OperatorRole[]) => boolean

/** Whether an act makes sense for this account as it stands, and the operator may do it. */
export function mayDo(
  does: ActName,
  { member, security, sessions }: MemberFile,
  can: Can,
): boolean {
  if (!can(...rolesOf[does])) return false
  const isTrial = kindOf(member.type) === 'trial'
  switch (does) {
    case 'lock':
      return member.state === 'open'
    case 'unlock':
      return member.state !== 'open'
    case 'close':
      return member.state !== 'closed'
    case 'password':
    case 'type':
      return !isTrial
    case 'lift':
      return security.lockedMinutes > 0
    case 'authenticator':
      return security.authenticator
    case 'payment':
      return security.paymentPasswordSet
    case 'sessions':
      return sessions.length > 0
    default:
      return true
  }
}
