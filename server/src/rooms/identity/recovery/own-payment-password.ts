import type { ErrorsOf, InputOf, ReplyOf } from '@baize/contract/endpoint'
import type { changePaymentPassword } from '@baize/contract/identity/member'
import type { sendPaymentCode } from '@baize/contract/identity/verification'
import { checkAgainstRule } from '@baize/kernel/patterns'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Call } from '../../../platform/http/call.ts'
import type { Codes, ProvenCode } from '../codes/codes.ts'
import type { Passwords } from '../credentials/passwords.ts'
import {
  memberOf,
  memberSecured,
  paymentReset,
  refuseField,
  type Member,
  type Members,
} from '../members/members.ts'
import { isGuessable, type PaymentPasswords } from '../payment-passwords/payment-passwords.ts'
import type { IdentitySettings } from '../settings.ts'
import type { KnowsPassword } from './knows-password.ts'

type Input = InputOf<typeof changePaymentPassword>
type ChangeRefusal = ErrorsOf<typeof changePaymentPassword>

/**
 * The own payment password, which is a second factor: the login password sets the first one and none after it. Both
 * verbs open their own transactions, because hashing and gateways take long.
 */
export type OwnPaymentPassword = {
  /** A code to a contact that was verified for as long as a reset holds money, so that a new contact resets nothing. */
  sendCode(
    input: InputOf<typeof sendPaymentCode>,
    call: Call,
  ): Promise<Result<ReplyOf<typeof sendPaymentCode>, ErrorsOf<typeof sendPaymentCode>>>
  /** By the old one it is changed; by a code, or after an operator took it away, it is reset, and money is held. */
  change(
    input: Input,
    call: Call,
  ): Promise<Result<ReplyOf<typeof changePaymentPassword>, ChangeRefusal>>
}

export type OwnPaymentPasswordDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly settings: Pick<IdentitySettings, 'rules'>
  readonly members: Pick<Members, 'get' | 'lock' | 'getBirthday'>
  readonly passwords: Passwords
  readonly codes: Codes
  readonly paymentPasswords: Pick<PaymentPasswords, 'check' | 'set' | 'holdMs'>
  readonly knowsPassword: KnowsPassword
  readonly events: Pick<Events, 'write'>
}

type Kind = NonNullable<Input['kind']>

/** What proved that the person may set it. */
type Proof = { readonly how: 'known' | 'reset'; readonly code?: ProvenCode }

export function createOwnPaymentPassword(deps: OwnPaymentPasswordDeps): OwnPaymentPassword {
  const { db, now, settings, members, passwords, codes, paymentPasswords, knowsPassword } = deps

  function contactOf(
    member: Member,
    kind: Kind,
  ): Result<string, 'contact_unverified' | 'contact_too_new'> {
    const [target, verifiedAt] =
      kind === 'mobile'
        ? [member.mobile, member.mobileVerifiedAt]
        : [member.email, member.emailVerifiedAt]
    if (target === null || verifiedAt === null) return refuse('contact_unverified')
    // Who knows the login password can bind a contact, which would then stand for both.
    const ripeAt = new Date(verifiedAt.getTime() + paymentPasswords.holdMs())
    if (ripeAt <= now()) return ok(target)
    return refuse('contact_too_new', undefined, { until: ripeAt.toISOString() })
  }

  async function proveByCode(
    member: Member,
    { password = '', code = '', kind }: Input,
    call: Call,
  ): Promise<Result<Proof, ChangeRefusal>> {
    if (kind === undefined) return refuse('payment_proof_required')
    const contact = contactOf(member, kind)
    if (!contact.ok) return contact
    // Who comes in by phone alone has no login password to add.
    const knows = member.passwordHash === null ? ok() : await knowsPassword(member, password, call)
    if (!knows.ok) return knows
    const proven = await codes.examine({ purpose: 'payment', target: contact.value, code })
    if (!proven.ok) return proven
    // Two accounts may have one address; only whose code it is may use it.
    if (proven.value.memberId !== member.id) return refuse('invalid-verification-code')
    return ok({ how: 'reset', code: proven.value })
  }

  async function prove(
    member: Member,
    input: Input,
    call: Call,
  ): Promise<Result<Proof, ChangeRefusal>> {
    if (member.paymentPasswordHash === null) {
      const known = await knowsPassword(member, input.password ?? '', call)
      // One that an operator took away is set anew, not for the first time.
      return known.ok ? ok({ how: member.paymentResetAt === null ? 'known' : 'reset' }) : known
    }
    if (input.code !== undefined) return await proveByCode(member, input, call)
    const { oldPaymentPassword = '' } = input
    if (oldPaymentPassword === '') return refuse('payment_proof_required')
    if (oldPaymentPassword === input.newPaymentPassword) return refuse('same_password')
    const checked = await paymentPasswords.check(member.id, oldPaymentPassword)
    if (checked.ok) return ok({ how: 'known' })
    const { code, params, value } = checked
    // Taken away by an operator since it was read.
    if (code === 'payment_password_unset') return refuse('payment_proof_required')
    return refuse(code, params, value)
  }

  async function isWeak(member: Member, code: string): Promise<boolean> {
    const { account, mobile, passwordHash } = member
    const birthday = await members.getBirthday(db, member.id)
    if (isGuessable(code, { account, phones: [mobile], birthday })) return true
    return await passwords.matches(passwordHash ?? undefined, code)
  }

  const change: OwnPaymentPassword['change'] = async (input, call) => {
    const { newPaymentPassword: next, confirmNewPaymentPassword } = input
    const member = await members.get(db, memberOf(call).id)
    const rule = settings.rules().find(({ field }) => field === 'paymentPassword')
    const fits = rule && checkAgainstRule({ ...rule, required: true }, next)
    if (fits?.ok === false) return refuseField('paymentPassword', fits.code, rule)
    if (next !== confirmNewPaymentPassword) return refuse('confirmation_differs')
    const proven = await prove(member, input, call)
    if (!proven.ok) return proven
    // Judged after the proof: that it is the login password is nobody else's to find out.
    if (await isWeak(member, next)) return refuse('payment_password_weak')
    const passwordHash = await passwords.hash(next)
    const { how, code } = proven.value
    return await db.transaction(async (tx) => {
      const current = await members.lock(tx, member.id)
      // Somebody reset one of them while this call was hashing; who knew the one before sets nothing.
      if (current.passwordHash !== member.passwordHash) return refuse('wrong_credentials')
      if (current.paymentPasswordHash !== member.paymentPasswordHash) {
        return refuse('payment_proof_required')
      }
      const used = code === undefined ? ok() : await codes.use(tx, code)
      if (!used.ok) return used
      const heldUntil = await paymentPasswords.set(tx, member.id, passwordHash, how)
      await deps.events.write(
        tx,
        how === 'known'
          ? memberSecured(member.id, { what: 'paymentChanged', ...firstOf(current) })
          : paymentReset(member.id, heldUntil),
      )
      return ok({ heldUntil: heldUntil?.toISOString() ?? null })
    })
  }

  return {
    change,
    async sendCode({ kind }, call) {
      const member = await members.get(db, memberOf(call).id)
      const contact = contactOf(member, kind)
      if (!contact.ok) return contact
      const channel = kind === 'mobile' ? 'sms' : 'email'
      const { ip, language } = call
      const about = { purpose: 'payment', channel, target: contact.value } as const
      return await codes.send({ ...about, memberId: member.id, ip, language })
    },
  }
}

const firstOf = ({ paymentPasswordHash }: Pick<Member, 'paymentPasswordHash'>) =>
  paymentPasswordHash === null ? ({ first: true } as const) : {}
