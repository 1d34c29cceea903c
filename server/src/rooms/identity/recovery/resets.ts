import type { ErrorsOf, InputOf } from '@baize/contract/endpoint'
import type { resetByEmail, resetByPhone } from '@baize/contract/identity/member'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Sessions } from '../../../platform/sessions.ts'
import { readPhone, type Codes } from '../codes/codes.ts'
import type { Failures } from '../credentials/failures.ts'
import type { Passwords } from '../credentials/passwords.ts'
import {
  accountKey,
  checkPassword,
  memberSecured,
  signOutEverywhere,
  type Member,
  type Members,
} from '../members/members.ts'
import type { IdentitySettings } from '../settings.ts'
import type { Statistics } from '../statistics.ts'
import type { Tickets } from '../tickets/tickets.ts'
import * as store from './store.ts'

type Named = { readonly username: string }

/**
 * A new password for who cannot come in, or a first one for who came in by phone alone. It ends every session and
 * lifts the lock that wrong passwords brought. Both verbs open their own transactions: hashing takes long.
 */
export type Resets = {
  /** With the token of a mailed link. It works once; a password that does not fit leaves it good. */
  byEmail(
    input: InputOf<typeof resetByEmail>,
  ): Promise<Result<Named, ErrorsOf<typeof resetByEmail>>>
  /** With a code that was sent to the account's verified phone. */
  byPhone(
    input: InputOf<typeof resetByPhone>,
  ): Promise<Result<Named, ErrorsOf<typeof resetByPhone>>>
}

export type ResetsDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly settings: Pick<IdentitySettings, 'rules' | 'isOn'>
  readonly members: Members
  readonly sessions: Pick<Sessions, 'closeAllOf'>
  readonly passwords: Pick<Passwords, 'hash'>
  readonly failures: Pick<Failures, 'lift'>
  readonly codes: Pick<Codes, 'examine' | 'use'>
  readonly tickets: Tickets
  readonly statistics: Pick<Statistics, 'add'>
  readonly events: Pick<Events, 'write'>
}

export function createResets(deps: ResetsDeps): Resets {
  const { db, now, settings, members, sessions, passwords, failures, codes, tickets } = deps

  async function set(tx: Transaction, member: Member, passwordHash: string): Promise<Named> {
    await members.lock(tx, member.id)
    await members.setPassword(tx, member.id, passwordHash, false)
    await signOutEverywhere(tx, sessions, member.id)
    await deps.events.write(tx, memberSecured(member.id, { what: 'passwordChanged' }))
    await failures.lift(tx, accountKey(member.account))
    return { username: member.account }
  }

  const byEmail: Resets['byEmail'] = async ({ token, newPassword, confirmNewPassword }) => {
    if (newPassword !== confirmNewPassword) return refuse('confirmation_differs')
    const looked = await db.transaction((tx) => tickets.look(tx, 'reset', token))
    const member = looked && (await members.find(db, looked.memberId ?? ''))
    if (!member) return refuse('ticket_expired')
    const fits = checkPassword(settings.rules(), newPassword, member.account)
    if (!fits.ok) return fits
    const passwordHash = await passwords.hash(newPassword)
    return await db.transaction(async (tx) => {
      const ticket = await tickets.take(tx, 'reset', token)
      if (!ticket) return refuse('ticket_expired')
      await store.noteEmailProven(tx, member.id, String(ticket.content.email), now())
      return ok(await set(tx, member, passwordHash))
    })
  }

  const byPhone: Resets['byPhone'] = async (input) => {
    if (!settings.isOn('CHNGPASSVERIF3')) return refuse('not_enabled')
    const { newPassword, mobileNum, countryDialingCode, verificationCode: code } = input
    const phone = readPhone(countryDialingCode, mobileNum)
    if (!phone.ok) return phone
    const rules = settings.rules()
    // Held against the rule before the code is, which tells nothing of any account.
    const fits = checkPassword(rules, newPassword, '')
    if (!fits.ok) return fits
    const proven = await codes.examine({ purpose: 'password', target: phone.value, code })
    if (!proven.ok) return proven
    const member = await members.get(db, proven.value.memberId ?? '')
    const fitsName = checkPassword(rules, newPassword, member.account)
    if (!fitsName.ok) return fitsName
    const passwordHash = await passwords.hash(newPassword)
    return await db.transaction(async (tx) => {
      const used = await codes.use(tx, proven.value)
      if (!used.ok) return used
      return ok(await set(tx, member, passwordHash))
    })
  }

  const counted =
    <Input, Code extends string>(verb: (input: Input) => Promise<Result<Named, Code>>) =>
    async (input: Input) => {
      const result = await verb(input)
      deps.statistics.add('reset', result.ok ? 'ok' : result.code)
      return result
    }

  return { byEmail: counted(byEmail), byPhone: counted(byPhone) }
}
