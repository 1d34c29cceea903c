import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SecurityDocument } from '@baize/contract/identity/identity-settings'
import { phoneErrors } from '@baize/contract/identity/verification'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type {
  CheckRefusal,
  CodePurpose,
  ProvenCode,
  SendRefusal,
  SentCode,
  SentCounts,
} from './code.ts'

/** A page asks again after its countdown; whoever asks again within seconds is not a person. */
export const resendMs = 5_000

type Limits = Pick<
  SecurityDocument,
  'smsPerNumberPerHour' | 'smsPerNumberPerDay' | 'smsPerAddressPerHour'
>

/** Whether one more code would be too many for the number, or for the network that asks. */
export function overLimit(sent: SentCounts, limits: Limits): boolean {
  return (
    sent.justNow > 0 ||
    sent.targetHour >= limits.smsPerNumberPerHour ||
    sent.targetDay >= limits.smsPerNumberPerDay ||
    sent.networkHour >= limits.smsPerAddressPerHour
  )
}

/** The code as it is compared: a keyboard may write wide digits, and people set spaces between them. */
export function plainCode(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069-]/g, '')
}

/** Six digits are few: without the key, and the row's own id in it, the table would tell them. */
export function hashCode(key: Buffer, id: string, code: string): Buffer {
  return createHmac('sha256', key).update(`${id} ${code}`).digest()
}

type Judging = {
  readonly key: Buffer
  readonly purpose: CodePurpose
  readonly typed: string
  readonly now: Date
  readonly codeAttempts: number
}

/** A code to come in by must be somebody's; one that proves a phone before there is an account need not. */
const needsMember: readonly CodePurpose[] = ['login', 'password', 'two_step', 'contact', 'payment']

/** Whether what was typed is the code that counts. */
export function judgeCode(
  found: SentCode | undefined,
  { key, purpose, typed, now, codeAttempts }: Judging,
): Result<ProvenCode, CheckRefusal> {
  if (!found) return refuse('invalid-verification-code')
  if (found.wrong >= codeAttempts) return refuse('too-many-requests')
  if (found.usedAt !== null || found.expiresAt <= now) return refuse('code-expired')
  const { id, memberId } = found
  const isSame = timingSafeEqual(hashCode(key, id, typed), found.hash)
  if (!isSame || (memberId === null && needsMember.includes(purpose))) {
    return refuse('invalid-verification-code')
  }
  return ok({ id, memberId })
}

/** What a gateway said no with, as far as the product has a word for it. */
export function sendRefusalOf(failure: string): SendRefusal {
  return phoneErrors.find((word) => word === failure) ?? 'unknown'
}
