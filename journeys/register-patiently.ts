import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@playwright/test'
import { CallFailed } from '@baize/contract/client/client'
import { register } from '@baize/contract/identity/registration'
import { getChallenge } from '@baize/contract/identity/verification'
import { answerChallenge } from '../server/testing/solve-challenge.ts'
import { openCalls } from './member-calls.ts'

type Newcomer = {
  readonly username: string
  readonly password: string
  readonly affiliateCode?: string
}

const pauseMs = 5_000
const mostTries = 13

/**
 * Registers by the call that the form makes, and answers the token. All walks come from one address, of which only so many
 * may register within a minute: then this one waits, and the time is not counted as its own.
 */
export async function registerPatiently(newcomer: Newcomer): Promise<string> {
  const { call } = await openCalls(null)
  for (let tries = 1; ; tries += 1) {
    const { challenge } = await call(getChallenge, { purpose: 'register' })
    try {
      const { token } = await call(register, {
        ...newcomer,
        confirmPassword: newcomer.password,
        terms: true,
        age18: true,
        registerMethod: 'WEB',
        login: true,
        challenge: await answerChallenge(challenge),
      })
      return token
    } catch (error) {
      const isTooSoon = error instanceof CallFailed && error.code === 'too_many_requests'
      if (!isTooSoon || tries === mostTries) throw error
      test.setTimeout(test.info().timeout + pauseMs)
      await sleep(pauseMs)
    }
  }
}
