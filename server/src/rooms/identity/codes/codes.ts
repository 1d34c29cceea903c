import type { IdMaker } from '@baize/kernel/ids'
import { randomInt, type RandomBytes } from '@baize/kernel/random'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Messages } from '../../../platform/messages/messages.ts'
import { deriveKey } from '../../../platform/secret.ts'
import { networkOf } from '../../../platform/network.ts'
import type { IdentitySettings } from '../settings.ts'
import type { Statistics } from '../statistics.ts'
import type { CheckRefusal, CodePurpose, NewCode, ProvenCode, SendRefusal } from './code.ts'
import {
  hashCode,
  judgeCode,
  minutesToWait,
  refuseTooMany,
  plainCode,
  gatewayRefusal,
} from './rules.ts'
import * as store from './store.ts'
import { wordsOfCode } from './words.ts'

export { localDigits, readPhone, type PhoneRefusal } from './phone-number.ts'
export type { CheckRefusal, CodePurpose, NewCode, ProvenCode, SendRefusal } from './code.ts'

/** Codes that prove a phone or an address: limits, sending, checking, each once. */
export type Codes = {
  /** Sends a code and waits until the gateway took it or said no. Opens its own transactions. */
  send(code: NewCode): Promise<Result<{ readonly expiredMinutes: number }, SendRefusal>>
  /**
   * Whether this is the code that counts for the target. A wrong one is counted. It opens its own transaction, so
   * ask before you open yours: one that waits here for a second connection would starve the others.
   */
  examine(attempt: {
    readonly purpose: CodePurpose
    readonly target: string
    readonly code: string
  }): Promise<Result<ProvenCode, CheckRefusal>>
  /** Uses a right code up with the caller's commit. Refused when somebody else was faster. */
  use(tx: Transaction, code: ProvenCode): Promise<Result<undefined, 'code-expired'>>
}

export type CodesDeps = {
  readonly db: Database
  readonly secret: string
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly randomBytes: RandomBytes
  readonly messages: Pick<Messages, 'sendSms' | 'sendMail' | 'waitFor'>
  readonly settings: Pick<IdentitySettings, 'security' | 'brandName'>
  readonly statistics: Pick<Statistics, 'add'>
}

const gatewayMs = 3_000

export function createCodes(deps: CodesDeps): Codes {
  const { db, now, makeId, randomBytes, messages, settings, statistics } = deps
  const key = deriveKey(deps.secret, 'verification codes')

  /** Counts and writes under one lock, so that requests made at the same moment cannot slip under a limit. */
  const write = (code: NewCode, minutes: number) =>
    db.transaction(async (tx): Promise<Result<string, 'too-many-requests'>> => {
      const network = networkOf(code.ip)
      const at = now()
      await store.lockSending(tx, network, code.target)
      const sent = await store.countSent(tx, { ...code, network, at })
      const wait = minutesToWait(sent, settings.security(), at)
      if (wait !== undefined) return refuseTooMany(wait)
      const id = makeId('cod')
      const digits = String(randomInt(randomBytes, 1_000_000)).padStart(6, '0')
      const expiresAt = new Date(at.getTime() + minutes * 60_000)
      const hash = hashCode(key, id, digits)
      await store.insertCode(tx, { ...code, id, hash, network, at, expiresAt })
      const message = wordsOfCode(code, { digits, minutes, brand: settings.brandName() })
      const full = { to: code.target, ...message, codeExpiresAt: expiresAt }
      const send = code.channel === 'sms' ? messages.sendSms : messages.sendMail
      return ok(await send(tx, full))
    })

  async function send(code: NewCode): Promise<Result<{ expiredMinutes: number }, SendRefusal>> {
    const minutes = code.minutes ?? settings.security().smsCodeMinutes
    const written = await write(code, minutes)
    if (!written.ok) return written
    const { outcome, failure } = await messages.waitFor(written.value, gatewayMs)
    // A gateway that has not answered yet is believed: its refusal would come too late to be told.
    if (outcome === 'failed') return gatewayRefusal(failure)
    return ok({ expiredMinutes: minutes })
  }

  return {
    async send(code) {
      const sent = await send(code)
      statistics.add('sms', sent.ok ? 'sent' : sent.code)
      return sent
    },
    async examine({ purpose, target, code }) {
      const typed = plainCode(code)
      if (typed === '') return refuse('missing-verification-code')
      return await db.transaction(async (tx) => {
        const found = await store.lockNewest(tx, purpose, target)
        const { codeAttempts } = settings.security()
        const judged = judgeCode(found, { key, purpose, typed, now: now(), codeAttempts })
        if (judged.ok) return judged
        if (found && judged.code === 'invalid-verification-code') {
          await store.addWrong(tx, found.id)
        }
        statistics.add('sms', judged.code)
        return judged
      })
    },
    async use(tx, { id }) {
      return (await store.markUsed(tx, id, now())) ? ok() : refuse('code-expired')
    },
  }
}
