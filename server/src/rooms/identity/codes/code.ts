import type { phoneErrors } from '@baize/contract/identity/verification'
import type { Language } from '@baize/kernel/language'
import type { MemberId } from '../members/members.ts'

export type CodePurpose =
  | 'login'
  | 'password'
  | 'register'
  | 'two_step'
  | 'contact'
  | 'phone'
  | 'payment'

export type NewCode = {
  readonly purpose: CodePurpose
  readonly channel: 'sms' | 'email'
  /** E.164, or an e-mail address. */
  readonly target: string
  /**
   * Whose code it is. Null where no account has this target: a code to come in by is then answered alike and
   * never right, while one for a registration has no account yet.
   */
  readonly memberId: MemberId | null
  readonly ip: string
  readonly language: Language
  /** How long it holds; what the operator set, when absent. */
  readonly minutes?: number
}

/** What sending may fail with, in the product's words. */
export type SendRefusal = (typeof phoneErrors)[number]

export type CheckRefusal =
  | 'invalid-verification-code'
  | 'missing-verification-code'
  | 'code-expired'
  | 'too-many-requests'

/** A code that was right when it was looked at. */
export type ProvenCode = { readonly id: string; readonly memberId: MemberId | null }

/** How many codes went out before this one. */
/** Codes that were sent within a span, and the first of them. */
export type SentSpan = { readonly count: number; readonly first: Date | null }

export type SentCounts = Readonly<
  Record<'justNow' | 'targetHour' | 'targetDay' | 'networkHour', SentSpan>
>

export type SentCode = {
  readonly id: string
  readonly memberId: MemberId | null
  readonly hash: Buffer
  readonly expiresAt: Date
  readonly wrong: number
  readonly usedAt: Date | null
}
