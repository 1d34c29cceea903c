import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Database } from '../../../../platform/database/database.ts'
import type { Call } from '../../../../platform/http/call.ts'
import type { Sessions } from '../../../../platform/sessions.ts'
import {
  authenticatorUri,
  findStep,
  makeAuthenticatorSecret,
} from '../../credentials/authenticator.ts'
import type { Failures } from '../../credentials/failures.ts'
import type { SecretBox } from '../../../../platform/secret-box.ts'
import type { IdentitySettings } from '../../settings.ts'
import { memberOf } from '../caller.ts'
import type { Members } from '../accounts.ts'
import { accountKey, isProven } from '../rules.ts'
import * as store from './store.ts'

/** The authenticator app of a member. It is set up and removed only by who has just proven to be there. */
export type Authenticators = {
  /** A new secret, which counts once its first code is given within ten minutes. */
  begin(call: Call): Promise<Result<{ secret: string; uri: string }, 'reauthentication_required'>>
  /** The first code. A wrong one counts as a failure to sign in. */
  confirm(
    call: Call,
    code: string,
  ): Promise<Result<undefined, 'wrong_code' | 'ticket_expired' | 'sign_in_locked'>>
  remove(call: Call): Promise<Result<undefined, 'reauthentication_required' | 'not_found'>>
}

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly members: Members
  readonly sessions: Pick<Sessions, 'provenAt'>
  readonly failures: Failures
  readonly box: SecretBox
  readonly settings: Pick<IdentitySettings, 'brandName'>
}

const offerMs = 10 * 60_000

export function createAuthenticators(deps: Deps): Authenticators {
  const { db, now, members, sessions, failures, box, settings } = deps

  const isFresh = async (call: Call) =>
    isProven(await sessions.provenAt(memberOf(call).sessionId), now())

  return {
    async begin(call) {
      if (!(await isFresh(call))) return refuse('reauthentication_required')
      const member = await members.get(db, memberOf(call).id)
      const secret = makeAuthenticatorSecret()
      const until = new Date(now().getTime() + offerMs)
      const sealed = box.seal(secret, member.id)
      await db.transaction((tx) => store.offerAuthenticator(tx, member.id, { sealed, until }))
      return ok({ secret, uri: authenticatorUri(secret, settings.brandName(), member.account) })
    },
    confirm: (call, code) =>
      db.transaction(async (tx) => {
        const member = await members.lock(tx, memberOf(call).id)
        const offer = await store.findOffer(tx, member.id, now())
        if (offer === undefined) return refuse('ticket_expired')
        const attempt = { username: accountKey(member.account), ip: call.ip }
        const counted = await failures.count(tx, attempt)
        if (!counted.ok) return counted
        const typed = code.replaceAll(/\s/g, '')
        const step = findStep(box.open(offer, member.id), typed, now(), 0)
        if (step === undefined) return refuse('wrong_code')
        await failures.takeBack(tx, attempt)
        await store.takeOffer(tx, member.id, step)
        return ok()
      }),
    async remove(call) {
      if (!(await isFresh(call))) return refuse('reauthentication_required')
      return await db.transaction(async (tx) => {
        const member = await members.lock(tx, memberOf(call).id)
        if (member.totpSecret === null) return refuse('not_found')
        await store.removeAuthenticator(tx, member.id)
        return ok()
      })
    },
  }
}
