import type { ErrorsOf, InputOf } from '@baize/contract/endpoint'
import type {
  changePassword as changeCall,
  changePaymentPassword as changePaymentCall,
} from '@baize/contract/identity/member'
import type { LoginReply } from '@baize/contract/identity/session'
import { checkAgainstRule } from '@baize/kernel/patterns'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/call.ts'
import type { Sessions } from '../../../platform/sessions.ts'
import type { Attempt, Failures } from '../credentials/failures.ts'
import type { Passwords } from '../credentials/passwords.ts'
import type { PaymentPasswords } from '../payment-passwords/payment-passwords.ts'
import {
  accountKey,
  checkPassword,
  isProven,
  memberOf,
  refuseField,
  signOutEverywhere,
  type Member,
  type Members,
} from '../members/members.ts'
import type { IdentitySettings } from '../settings.ts'
import type { Entry } from '../sign-in/sign-in.ts'
import * as store from './store.ts'

/** What a member who is there does to the own passwords. Both verbs open their own transactions: hashing takes long. */
export type OwnPasswords = {
  /**
   * Sets a new password. The old one is asked for, unless the person proved anew to be there. Every other session
   * ends, with what browsers remember and what was half done; this one gets another token.
   */
  change(
    input: InputOf<typeof changeCall>,
    call: Call,
  ): Promise<Result<LoginReply, ErrorsOf<typeof changeCall>>>
  /** Sets the payment password, for who knows the password. */
  changePayment(
    input: InputOf<typeof changePaymentCall>,
    call: Call,
  ): Promise<Result<undefined, ErrorsOf<typeof changePaymentCall>>>
}

export type OwnPasswordsDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly settings: Pick<IdentitySettings, 'rules'>
  readonly members: Members
  readonly sessions: Pick<Sessions, 'closeAllOf' | 'provenAt'>
  readonly passwords: Passwords
  readonly failures: Failures
  readonly paymentPasswords: Pick<PaymentPasswords, 'lift'>
  readonly entry: Pick<Entry, 'renew'>
}

export function createOwnPasswords(deps: OwnPasswordsDeps): OwnPasswords {
  const { db, now, settings, members, sessions, passwords, failures, entry, paymentPasswords } =
    deps

  const attemptOf = (member: Member, { ip }: Call): Attempt => ({
    username: accountKey(member.account),
    ip,
  })

  /** Whether this is the member's password. A wrong one counts like one of a login. */
  async function knows(
    member: Member,
    password: string,
    call: Call,
  ): Promise<Result<undefined, 'wrong_credentials' | 'sign_in_locked'>> {
    const attempt = attemptOf(member, call)
    const counted = await db.transaction((tx) => failures.count(tx, attempt))
    if (!counted.ok) return counted
    const matches = await passwords.matches(member.passwordHash ?? undefined, password)
    if (!matches) return refuse('wrong_credentials')
    await db.transaction((tx) => failures.takeBack(tx, attempt))
    return ok()
  }

  async function mayChange(member: Member, oldPassword: string, call: Call) {
    if (oldPassword !== '') return await knows(member, oldPassword, call)
    const provenAt = await sessions.provenAt(memberOf(call).sessionId)
    return isProven(provenAt, now()) ? ok() : refuse('reauthentication_required')
  }

  const change: OwnPasswords['change'] = async (input, call) => {
    const { oldPassword = '', newPassword, confirmNewPassword } = input
    const { id, sessionId } = memberOf(call)
    const member = await members.get(db, id)
    if (newPassword !== confirmNewPassword) return refuse('confirmation_differs')
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
      await signOutEverywhere(tx, sessions, id, sessionId)
      return ok(await entry.renew(tx, await members.get(tx, id), call))
    })
  }

  const changePayment: OwnPasswords['changePayment'] = async (input, call) => {
    const { password, newPaymentPassword, confirmNewPaymentPassword } = input
    const member = await members.get(db, memberOf(call).id)
    const rule = settings.rules().find(({ field }) => field === 'paymentPassword')
    const fits = rule && checkAgainstRule({ ...rule, required: true }, newPaymentPassword)
    if (fits?.ok === false) return refuseField('paymentPassword', fits.code, rule)
    if (newPaymentPassword !== confirmNewPaymentPassword) return refuse('confirmation_differs')
    const known = await knows(member, password, call)
    if (!known.ok) return known
    const passwordHash = await passwords.hash(newPaymentPassword)
    return await db.transaction(async (tx) => {
      const current = await members.lock(tx, member.id)
      // Somebody reset the password while this call was hashing; who knew the one before sets nothing.
      if (current.passwordHash !== member.passwordHash) return refuse('wrong_credentials')
      await store.setPaymentPassword(tx, member.id, passwordHash)
      await paymentPasswords.lift(tx, member.id)
      return ok()
    })
  }

  return { change, changePayment }
}
