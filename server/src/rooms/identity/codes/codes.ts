import type { Language } from '@baize/kernel/language'
import type { Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../members/member.ts'

export type CodePurpose = 'login' | 'password' | 'register' | 'two_step' | 'contact' | 'phone'

export type NewCode = {
  readonly purpose: CodePurpose
  readonly channel: 'sms' | 'email'
  /** E.164, or an e-mail address. */
  readonly target: string
  /** Whose code it is; null where no account has this target, which is answered alike and never right. */
  readonly memberId: MemberId | null
  readonly ip: string
  readonly language: Language
}

/** What sending may fail with, in the product's words. */
export type SendRefusal =
  | 'too-many-requests'
  | 'unknown'
  | 'invalid-phone-number'
  | 'missing-phone-number'
  | 'captcha-check-failed'
  | 'quota-exceeded'
  | 'operation-not-allowed'

export type CheckRefusal =
  | 'invalid-verification-code'
  | 'missing-verification-code'
  | 'code-expired'
  | 'too-many-requests'

/** Codes that prove a phone or an address: limits, sending, checking, each once. */
export type Codes = {
  /** Sends a code and waits until the gateway took it or said no. Opens its own transactions. */
  send(code: NewCode): Promise<Result<{ readonly expiredMinutes: number }, SendRefusal>>
  /**
   * Whether this is the code that counts for the target. A wrong one is counted in a transaction of its own, so that
   * the caller's rollback does not forget it; a right one is used up with the caller's commit.
   */
  check(
    tx: Transaction,
    attempt: { readonly purpose: CodePurpose; readonly target: string; readonly code: string },
  ): Promise<Result<{ readonly memberId: MemberId | null }, CheckRefusal>>
}
