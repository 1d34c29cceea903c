import { afterAll } from 'vitest'
import type { OutboxMessage } from '@baize/contract/system/desk'
import type { ChallengePurpose } from '@baize/contract/identity/verification'
import { systemRandomBytes } from '@baize/kernel/random'
import { ok, refuse } from '@baize/kernel/result'
import { createFaults } from '../src/platform/faults/faults.ts'
import { createJobs } from '../src/platform/jobs/jobs.ts'
import type { MessagesDeps } from '../src/platform/messages/deps.ts'
import { createMessages } from '../src/platform/messages/messages.ts'
import { createOutboxPort } from '../src/platform/messages/outbox-port.ts'
import type { Challenges } from '../src/rooms/identity/challenges/challenges.ts'
import { createCodes } from '../src/rooms/identity/codes/codes.ts'
import { testDatabase } from './database.ts'
import { testIdentity } from './identity.ts'

const hourMs = 3_600_000

/** Members, and what sends messages to them: jobs that run, faults that can be put in, an outbox to read. */
export async function testVerification(given: Partial<MessagesDeps['ports']> = {}) {
  const identity = await testIdentity(await testDatabase({ poolSize: 12 }))
  const { db, log, now, makeId, secret, settings, statistics } = identity
  const jobs = await createJobs({ db, log, now: () => new Date() })
  const faults = createFaults({ db, log, now, makeId, production: false })
  const outbox = createOutboxPort()
  const ports = { sms: outbox, email: outbox, push: outbox, ...given }
  const messages = createMessages({ db, jobs, faults, now, makeId, production: false, ports })
  const randomBytes = systemRandomBytes
  const codes = createCodes({
    db,
    secret,
    now,
    makeId,
    randomBytes,
    messages,
    settings,
    statistics,
  })

  /** Jobs are defined by whoever a test makes; it calls this once it has. */
  async function start() {
    await faults.start()
    await jobs.start()
    afterAll(async () => {
      await jobs.stop()
      faults.stop()
    })
  }

  /** What was last written to a phone or an address. */
  async function lastMessage(to: string): Promise<OutboxMessage | undefined> {
    const { items } = await messages.list({ limit: 100 })
    return items.find((message) => message.to === to)
  }

  /** Makes the gateway answer a word to the next message for this recipient. */
  async function strike(target: 'sms' | 'email', scope: string, error: string) {
    const endsAt = new Date(now().getTime() + hourMs).toISOString()
    await db.transaction((tx) =>
      faults.put(tx, { target, scope, latencyMs: 0, error, remaining: 1, endsAt }),
    )
    // Nodes hear of a new fault a moment later.
    await faults.start()
  }

  return { ...identity, randomBytes, jobs, faults, messages, codes, start, lastMessage, strike }
}

export type TestVerification = Awaited<ReturnType<typeof testVerification>>

/** Challenges that take the word `right` for an answer and note for what they were asked. */
export function easyChallenges(): Pick<Challenges, 'require' | 'checkImage'> & {
  readonly asked: ChallengePurpose[][]
} {
  const asked: ChallengePurpose[][] = []
  return {
    asked,
    async require(purposes, answer) {
      asked.push([...purposes])
      const [usual] = purposes
      if (answer === 'longer' && purposes.includes('instead_of_image'))
        return ok('instead_of_image')
      const isMet = answer === 'right' && usual !== undefined && usual !== 'instead_of_image'
      return isMet ? ok(usual) : refuse('verification_required')
    },
    async checkImage(captchaId, text) {
      if (captchaId === undefined || text === undefined || text === '') {
        return refuse('captcha_required')
      }
      return text === 'right' ? ok() : refuse('captcha_wrong')
    },
  }
}
