import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SecurityDocument } from '@baize/contract/identity/identity-settings'
import { phoneErrors } from '@baize/contract/identity/verification'
import { ok, refuse, type Refusal, type Result } from '@baize/kernel/result'
import type {
  CheckRefusal,
  CodePurpose,
  ProvenCode,
  SendRefusal,
  SentCode,
  SentCounts,
  SentSpan,
} from './code.ts'

/** A page asks again after its countdown; whoever asks again within seconds is not a person. */
export const resendMs = 5_000
export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

type Limits = Pick<
  SecurityDocument,
  'smsPerNumberPerHour' | 'smsPerNumberPerDay' | 'smsPerAddressPerHour'
>

/** What a person is told to wait where a gateway gives no time of its own, as the product says it. */
export const usualWaitMinutes = 5

/** Says how long to wait, to the person in words and to the page as a number. */
export function refuseTooMany(minutes: number): Refusal<'too-many-requests'> {
  return refuse('too-many-requests', { minutes }, { minutes })
}

/**
 * How many minutes to wait where one more code would be too many for the number, or for the network that asks; nothing
 * where it would not. It is the time after which one more is sent, and no guess.
 */
export function minutesToWait(sent: SentCounts, limits: Limits, now: Date): number | undefined {
  const ends = [
    sent.justNow.count > 0 && endOf(sent.justNow, resendMs),
    sent.targetHour.count >= limits.smsPerNumberPerHour && endOf(sent.targetHour, hourMs),
    sent.targetDay.count >= limits.smsPerNumberPerDay && endOf(sent.targetDay, dayMs),
    sent.networkHour.count >= limits.smsPerAddressPerHour && endOf(sent.networkHour, hourMs),
  ].filter((end) => end !== false)
  return ends.length === 0 ? undefined : minutesUntil(Math.max(...ends), now)
}

/** When the first of a span is as old as the span. */
function endOf({ first }: SentSpan, spanMs: number): number {
  return (first?.getTime() ?? 0) + spanMs
}

/** Whole minutes, at least one. */
export function minutesUntil(end: number, now: Date): number {
  return Math.max(1, Math.ceil((end - now.getTime()) / 60_000))
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
  // The page offers another code when this one is over.
  if (found.wrong >= codeAttempts) {
    return refuseTooMany(minutesUntil(found.expiresAt.getTime(), now))
  }
  if (found.usedAt !== null || found.expiresAt <= now) return refuse('code-expired')
  const { id, memberId } = found
  const isSame = timingSafeEqual(hashCode(key, id, typed), found.hash)
  if (!isSame || (memberId === null && needsMember.includes(purpose))) {
    return refuse('invalid-verification-code')
  }
  return ok({ id, memberId })
}

/** What a gateway said no with, as far as the product has a word for it. */
export function gatewayRefusal(failure: string): Refusal<SendRefusal> {
  const word = phoneErrors.find((one) => one === failure) ?? 'unknown'
  return word === 'too-many-requests' ? refuseTooMany(usualWaitMinutes) : refuse(word)
}
