import type { ErrorsOf, InputOf } from '@baize/contract/endpoint'
import type { login, LoginReply } from '@baize/contract/identity/session'
import { refuse, type Refusal, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/call.ts'
import { provePerson, type Challenges } from '../challenges/challenges.ts'
import { readPhone, type Codes } from '../codes/codes.ts'
import type { Attempt, Counted, Failures } from '../credentials/failures.ts'
import type { Passwords } from '../credentials/passwords.ts'
import { accountKey, type Member, type Members } from '../members/members.ts'
import type { IdentitySettings } from '../settings.ts'
import type { Statistics } from '../statistics.ts'
import type { Entry, EntryOptions } from './entry.ts'

export type LoginInput = InputOf<typeof login>
export type LoginRefusal = ErrorsOf<typeof login>
type Outcome = Result<LoginReply, LoginRefusal>

export type LoginDeps = {
  readonly db: Database
  readonly settings: IdentitySettings
  readonly members: Members
  readonly passwords: Passwords
  readonly failures: Failures
  readonly challenges: Pick<Challenges, 'require' | 'checkImage'>
  readonly codes: Pick<Codes, 'examine' | 'use'>
  readonly entry: Entry
  readonly statistics: Pick<Statistics, 'add'>
}

/**
 * Name and password, or mobile number and code. It opens its own transactions, because hashing takes long and must not
 * hold a connection.
 */
export type Login = (input: LoginInput, call: Call) => Promise<Outcome>

export function createLogin(deps: LoginDeps): Login {
  const { db, settings, members, passwords, failures, challenges, codes, entry, statistics } = deps

  const optionsOf = (input: LoginInput, how: EntryOptions['how']): EntryOptions => ({
    how,
    area: input.area ?? 'site',
    remember: input.remember ?? false,
  })

  const wantsImage = (count: number) => count >= settings.security().captchaAfterFailures

  async function byPassword(input: LoginInput, call: Call): Promise<Outcome> {
    const attempt = { username: accountKey(input.username), ip: call.ip }
    const looked = await failures.look(db, attempt)
    if (!looked.ok) return looked
    const needsImage = wantsImage(looked.value)
    const proven = await provePerson(challenges, 'login', input, call, needsImage)
    if (!proven.ok) return proven
    const counted = await db.transaction((tx) => failures.count(tx, attempt))
    if (!counted.ok) return counted
    const found = await members.findByAccount(db, input.username)
    const matches = await compare(found, input.password, attempt)
    return await db.transaction(async (tx): Promise<Outcome> => {
      const member = found && matches ? await members.lock(tx, found.id) : undefined
      // Read again under the lock: a password that was changed meanwhile opens nothing.
      if (member === undefined || member.passwordHash !== found?.passwordHash) {
        return await refuseWrong(tx, found, call, counted.value)
      }
      const opened = await entry.open(tx, member, call, optionsOf(input, 'password'))
      const isIn = opened.ok && opened.value.token !== ''
      await (isIn ? failures.clear(tx, attempt) : failures.takeBack(tx, attempt))
      return opened
    })
  }

  /** Where hashing itself is refused, nobody was wrong, and nobody may be locked out for it. */
  async function compare(found: Member | undefined, password: string, attempt: Attempt) {
    try {
      return await passwords.matches(found?.passwordHash ?? undefined, password)
    } catch (error) {
      await db.transaction((tx) => failures.takeBack(tx, attempt))
      throw error
    }
  }

  async function refuseWrong(
    tx: Transaction,
    found: Member | undefined,
    call: Call,
    { failures: count }: Counted,
  ): Promise<Refusal<LoginRefusal>> {
    const outcome = 'wrong_credentials'
    if (found) await entry.note(tx, found, call, { how: 'password', outcome })
    else tx.afterCommit(() => statistics.add('login', outcome))
    const tells = found === undefined && settings.security().tellUnknownAccounts
    return refuse(tells ? 'register_first' : outcome, {}, { captcha: wantsImage(count) })
  }

  async function bySms(input: LoginInput, call: Call): Promise<Outcome> {
    if (!settings.isOn('SMSLOGIN')) return refuse('not_enabled')
    const phone = readPhone(input.countryDialingCode, input.username)
    if (!phone.ok) return phone
    const found = await members.findByMobile(db, phone.value)
    if (!found && settings.security().tellUnknownAccounts) return refuse('register_first')
    const attempt = { purpose: 'login', target: phone.value, code: input.password } as const
    const proven = await codes.examine(attempt)
    return await db.transaction(async (tx): Promise<Outcome> => {
      // A code that was sent to nobody's number is never right, and neither is one of somebody else.
      const isOwn = proven.ok && found !== undefined && proven.value.memberId === found.id
      const used = isOwn ? await codes.use(tx, proven.value) : undefined
      if (found && used?.ok === true) {
        const options = { ...optionsOf(input, 'sms'), secondStepDone: true }
        return await entry.open(tx, found, call, options)
      }
      const failed = proven.ok ? (used ?? refuse('invalid-verification-code')) : proven
      if (failed.ok) throw new Error('A used code came without its member.')
      if (found) await entry.note(tx, found, call, { how: 'sms', outcome: failed.code })
      return failed
    })
  }

  return (input, call) => (input.type === 'sms' ? bySms(input, call) : byPassword(input, call))
}
