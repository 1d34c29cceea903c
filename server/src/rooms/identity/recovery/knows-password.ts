import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/call.ts'
import type { Failures } from '../credentials/failures.ts'
import type { Passwords } from '../credentials/passwords.ts'
import { accountKey, type Member } from '../members/members.ts'

/** Whether this is the member's login password. A wrong one counts like one of a login. */
export type KnowsPassword = (
  member: Member,
  password: string,
  call: Call,
) => Promise<Result<undefined, 'wrong_credentials' | 'sign_in_locked'>>

export type KnowsPasswordDeps = {
  readonly db: Database
  readonly passwords: Pick<Passwords, 'matches'>
  readonly failures: Pick<Failures, 'count' | 'takeBack'>
}

export function createKnowsPassword({ db, passwords, failures }: KnowsPasswordDeps): KnowsPassword {
  return async (member, password, { ip }) => {
    const attempt = { username: accountKey(member.account), ip }
    const counted = await db.transaction((tx) => failures.count(tx, attempt))
    if (!counted.ok) return counted
    const matches = await passwords.matches(member.passwordHash ?? undefined, password)
    if (!matches) return refuse('wrong_credentials')
    await db.transaction((tx) => failures.takeBack(tx, attempt))
    return ok()
  }
}
