import * as calls from '@baize/contract/identity/verification'
import { ok } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Challenges } from './challenges.ts'
import { drawFor } from './prove-person.ts'

/** Binds the calls for proofs of work and images. How often an address may ask stands in the contract. */
export function serveChallenges(http: Http, challenges: Challenges): void {
  serve(http, calls.getChallenge, async ({ purpose }) => {
    const { challenge, expiresAt } = await challenges.issue(purpose)
    return ok({ challenge, expiresAt: expiresAt.toISOString() })
  })
  serve(http, calls.getCaptcha, async ({ captchaId }, call) =>
    ok(await drawFor(challenges, captchaId, call)),
  )
}
