import type { changeContact } from '@baize/contract/identity/member'
import type { sendContactCode } from '@baize/contract/identity/verification'
import type { ErrorsOf, InputOf } from '@baize/contract/endpoint'
import { patternKinds } from '@baize/kernel/patterns'
import { ok, refuse, type Result } from '@baize/kernel/result'
import { sentence } from '@baize/texts/catalogue'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Messages } from '../../../platform/messages/messages.ts'
import type { Call } from '../../../platform/http/call.ts'
import type { Sessions } from '../../../platform/sessions.ts'
import {
  isProven,
  maskEmail,
  maskMobile,
  memberOf,
  memberSecured,
  type Member,
  type Members,
} from '../members/members.ts'
import type { IdentitySettings } from '../settings.ts'
import type { Codes } from './codes.ts'
import * as store from './contacts.store.ts'
import { readPhone } from './phone-number.ts'

type Kind = 'mobile' | 'email'

/** A member's own phone and address, verified by a code. */
export type Contacts = {
  /** A code to a new one. Where one is verified already, the person proves anew who is there. */
  sendCode(
    input: InputOf<typeof sendContactCode>,
    call: Call,
  ): Promise<Result<{ readonly expiredMinutes: number }, ErrorsOf<typeof sendContactCode>>>
  /** Keeps it as verified. That somebody else has the phone is told only to who holds it. */
  change(
    input: InputOf<typeof changeContact>,
    call: Call,
  ): Promise<Result<undefined, ErrorsOf<typeof changeContact>>>
}

export type ContactsDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly codes: Codes
  readonly members: Pick<Members, 'get' | 'lock'>
  readonly sessions: Pick<Sessions, 'provenAt'>
  readonly events: Pick<Events, 'write'>
  readonly messages: Pick<Messages, 'sendMail'>
  readonly settings: Pick<IdentitySettings, 'brandName'>
}

type Given = {
  readonly kind: Kind
  readonly target: string
  readonly countryDialingCode?: string
}

type TargetRefusal = 'invalid-phone-number' | 'missing-phone-number' | 'invalid_email'

const emailPattern = new RegExp(patternKinds.email.source, 'u')

function readTarget(given: Given): Result<string, TargetRefusal> {
  if (given.kind === 'mobile') return readPhone(given.countryDialingCode, given.target)
  const email = given.target.trim().toLowerCase()
  return emailPattern.test(email) && email.length <= 100 ? ok(email) : refuse('invalid_email')
}

export function createContacts(deps: ContactsDeps): Contacts {
  const { db, now, codes, members, sessions, events, messages, settings } = deps

  async function mayChange(kind: Kind, member: Member, call: Call): Promise<boolean> {
    const verifiedAt = kind === 'mobile' ? member.mobileVerifiedAt : member.emailVerifiedAt
    // Without a password and without a contact there is nothing to prove it by.
    if (verifiedAt === null && member.passwordHash === null) return true
    return isProven(await sessions.provenAt(memberOf(call).sessionId), now())
  }

  /** Who lost the account hears of it only where it was before. */
  async function tellOldAddress(tx: Transaction, member: Member, next: string): Promise<void> {
    const { email: to, emailVerifiedAt, account, language } = member
    if (to === null || emailVerifiedAt === null || to.toLowerCase() === next) return
    const brand = settings.brandName()
    const words = { brand, account, email: maskEmail(next) }
    const subject = sentence(language, 'identity-messages.addressChangedSubject', words)
    const text = sentence(language, 'identity-messages.addressChanged', words)
    await messages.sendMail(tx, { to, subject, text })
  }

  return {
    async sendCode(input, call) {
      const member = await members.get(db, memberOf(call).id)
      if (!(await mayChange(input.kind, member, call))) return refuse('reauthentication_required')
      const read = readTarget(input)
      if (!read.ok) return read
      const channel = input.kind === 'mobile' ? 'sms' : 'email'
      const { ip, language } = call
      const about = { purpose: 'contact', channel, target: read.value } as const
      return await codes.send({ ...about, memberId: member.id, ip, language })
    },
    async change(input, call) {
      const member = await members.get(db, memberOf(call).id)
      if (!(await mayChange(input.kind, member, call))) return refuse('reauthentication_required')
      const read = readTarget(input)
      if (!read.ok) return read
      const target = read.value
      const proven = await codes.examine({ purpose: 'contact', target, code: input.code })
      if (!proven.ok) return proven
      // Two members may ask for one number; only the latest code counts, and only for whom it was sent.
      if (proven.value.memberId !== member.id) return refuse('invalid-verification-code')
      return await db.transaction(async (tx) => {
        const before = await members.lock(tx, member.id)
        const used = await codes.use(tx, proven.value)
        if (!used.ok) return used
        if (input.kind === 'email') await store.setEmail(tx, member.id, target, now())
        else if (!(await store.setMobile(tx, member.id, target, now()))) {
          return refuse('mobile_taken')
        }
        const name = input.kind === 'email' ? maskEmail(target) : maskMobile(target)
        await events.write(tx, memberSecured(member.id, { what: 'contactChanged', name }))
        if (input.kind === 'email') await tellOldAddress(tx, before, target)
        return ok()
      })
    },
  }
}
