import { timingSafeEqual } from 'node:crypto'
import type { ChallengePurpose } from '@baize/contract/identity/verification'
import { ok, refuse } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import { deriveKey, hashToken } from '../../../platform/secret.ts'
import type { Statistics } from '../statistics.ts'
import { asTyped, drawText, imageLifeMs, makeText } from './image.ts'
import type { Drawing, Judge } from './prove-person.ts'
import * as store from './store.ts'
import { createWork } from './work.ts'

export { provePerson } from './prove-person.ts'

/** Proofs of work, and images where an operator's rules ask for one. */
export type Challenges = Judge &
  Drawing & {
    issue(
      purpose: ChallengePurpose,
    ): Promise<{ readonly challenge: string; readonly expiresAt: Date }>
  }

export type ChallengesDeps = {
  readonly db: Database
  readonly secret: string
  readonly now: () => Date
  readonly statistics: Pick<Statistics, 'add'>
  /** Who draws; a test may look over the shoulder. */
  readonly draw?: (text: string) => Promise<string>
}

export function createChallenges(deps: ChallengesDeps): Challenges {
  const { db, secret, now, statistics, draw = drawText } = deps
  const work = createWork({ secret, now })
  const imageKey = deriveKey(secret, 'captcha answers')
  // The id goes in, so that the hash of one image says nothing about another with the same letters.
  const hashOf = (id: string, text: string) => hashToken(imageKey, `${id} ${asTyped(text)}`)

  async function answeredFor(purposes: readonly ChallengePurpose[], answer: string) {
    const answered = await work.read(answer)
    const purpose = purposes.find((one) => one === answered?.purpose)
    // An answer for something else stays good for what it was made for.
    if (answered === undefined || purpose === undefined) return undefined
    return (await store.useChallenge(db, answered)) ? purpose : undefined
  }

  return {
    issue: work.make,
    async require(purposes, answer) {
      if (answer === undefined || answer === '') return refuse('verification_required')
      const purpose = await answeredFor(purposes, answer)
      statistics.add('challenge', purpose === undefined ? 'wrong' : 'ok')
      return purpose === undefined ? refuse('verification_required') : ok(purpose)
    },
    async drawImage(captchaId) {
      const text = makeText()
      const expiresAt = new Date(now().getTime() + imageLifeMs)
      const [image] = await Promise.all([
        draw(text),
        store.putImage(db, { id: captchaId, answerHash: hashOf(captchaId, text), expiresAt }),
      ])
      return image
    },
    async checkImage(captchaId = '', text = '') {
      if (captchaId === '' || text === '') return refuse('captcha_required')
      const wanted = await store.takeImage(db, captchaId, now())
      const right = wanted !== undefined && timingSafeEqual(wanted, hashOf(captchaId, text))
      statistics.add('captcha', right ? 'ok' : 'wrong')
      return right ? ok() : refuse('captcha_wrong')
    },
  }
}
