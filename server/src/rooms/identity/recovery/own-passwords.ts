import type { ErrorsOf, InputOf } from '@baize/contract/endpoint'
import type { changePassword as changeCall } from '@baize/contract/identity/member'
import type { LoginReply } from '@baize/contract/identity/session'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Call } from '../../../platform/http/call.ts'
import type { Sessions } from '../../../platform/sessions.ts'
import type { Passwords } from '../credentials/passwords.ts'
import {
  checkPassword,
  isProven,
  memberOf,
  memberSecured,
  signOutEverywhere,
  type Member,
  type Members,
} from '../members/members.ts'
import type { IdentitySettings } from '../settings.ts'
import type { Entry } from '../sign-in/sign-in.ts'
import type { KnowsPassword } from './knows-password.ts'

/** What a member who is there does to the own password. It opens its own transactions: hashing takes long. */
export type OwnPasswords = {
  /**
   * Sets a new password. The old one is asked for, unless the person proved anew to be there; terms and age where
   * somebody else opened the account and they are not confirmed. Every other session
   * ends, with what browsers remember and what was half done; this one gets another token.
   */
  change(
    input: InputOf<typeof changeCall>,
    call: Call,
  ): Promise<Result<LoginReply, ErrorsOf<typeof changeCall>>>
}

export type OwnPasswordsDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly settings: Pick<IdentitySettings, 'rules'>
  readonly members: Members
  readonly sessions: Pick<Sessions, 'closeAllOf' | 'provenAt'>
  readonly passwords: Passwords
  readonly knowsPassword: KnowsPassword
  readonly entry: Pick<Entry, 'renew'>
  readonly events: Pick<Events, 'write'>
}

export function createOwnPasswords(deps: OwnPasswordsDeps): OwnPasswords {
  const { db, now, settings, members, sessions, passwords, knowsPassword, entry } = deps

  async function mayChange(member: Member, oldPassword: string, call: Call) {
    if (oldPassword !== '') return await knowsPassword(member, oldPassword, call)
    const provenAt = await sessions.provenAt(memberOf(call).sessionId)
    return isProven(provenAt, now()) ? ok() : refuse('reauthentication_required')
  }

  const change: OwnPasswords['change'] = async (input, call) => {
    const { oldPassword = '', newPassword, confirmNewPassword, terms, age18 } = input
    const { id, sessionId } = memberOf(call)
    const member = await members.get(db, id)
    if (newPassword !== confirmNewPassword) return refuse('confirmation_differs')
    if (member.consentDue && terms !== true) return refuse('terms_required')
    if (member.consentDue && age18 !== true) return refuse('age_required')
    // Said before the rules are asked: that it is the old one is the plainer reason.
    if (newPassword === oldPassword && newPassword !== '') return refuse('same_password')
    const fits = checkPassword(settings.rules(), newPassword, member.account)
    if (!fits.ok) return fits
    const may = await mayChange(member, oldPassword, call)
    if (!may.ok) return may
    const isSame = await passwords.matches(member.passwordHash ?? undefined, newPassword)
    if (isSame) return refuse('same_password')
    const passwordHash = await passwords.hash(newPassword)
    return await db.transaction(async (tx) => {
      const current = await members.lock(tx, id)
      // Somebody reset it while this call was hashing; the reset stands.
      if (current.passwordHash !== member.passwordHash) return refuse('wrong_credentials')
      await members.setPassword(tx, id, passwordHash, false)
      if (current.consentDue) await members.noteConsent(tx, id)
      await signOutEverywhere(tx, sessions, id, sessionId)
      await deps.events.write(tx, memberSecured(id, { what: 'passwordChanged' }))
      return ok(await entry.renew(tx, await members.get(tx, id), call))
    })
  }

  return { change }
}
