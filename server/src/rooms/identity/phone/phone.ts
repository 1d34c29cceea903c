import type { JSONWebKeySet } from 'jose'
import { createRemoteJWKSet } from 'jose'
import type { ErrorsOf, InputOf, ReplyOf } from '@baize/contract/endpoint'
import type {
  finishPhoneVerification,
  getPhoneVerification,
  startPhoneVerification,
} from '@baize/contract/identity/verification'
import { ok, refuse, type Result } from '@baize/kernel/result'
import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/call.ts'
import { StartupProblem } from '../../../platform/startup-problem.ts'
import { readPhone, type Codes } from '../codes/codes.ts'
import type { IdentitySettings } from '../settings.ts'
import type { Tickets } from '../tickets/tickets.ts'
import { createEmbeddedParty } from './embedded-party.ts'
import { checkIdToken, type IdTokenRefusal, type TokenParty } from './id-token.ts'

type Start = typeof startPhoneVerification
type Finish = typeof finishPhoneVerification

/** Phones verified by a third party, which signs an id token for who holds one. */
export type Phone = {
  /** Whether it is used, and whose it is. */
  view(): ReplyOf<typeof getPhoneVerification>
  /** Whether the token proves this phone (E.164). Refused where a brand does not use it. */
  verify(
    idToken: string | undefined,
    mobile: string,
  ): Promise<Result<undefined, IdTokenRefusal | 'operation-not-allowed'>>
  /** The embedded party sends its code, which is good for a minute. An outside one has its own way to begin. */
  start(
    input: InputOf<Start>,
    call: Call,
  ): Promise<Result<{ readonly sessionInfo: string }, ErrorsOf<Start>>>
  /** The embedded party gives its token for the right code. */
  finish(input: InputOf<Finish>): Promise<Result<{ readonly idToken: string }, ErrorsOf<Finish>>>
  /** The public keys of the embedded party; none where an outside one is configured. */
  readonly keySet: JSONWebKeySet
}

export type PhoneDeps = {
  readonly db: Database
  readonly secret: string
  readonly now: () => Date
  readonly production: boolean
  readonly config: Pick<Config, 'PHONE_ISSUER' | 'PHONE_AUDIENCE' | 'PHONE_KEYS_URL'>
  readonly settings: Pick<IdentitySettings, 'isOn'>
  readonly codes: Codes
  readonly tickets: Tickets
}

const codeMinutes = 1
// Longer than the code, so that who is late hears that the code is over.
const sessionMs = 10 * 60_000

export function createPhone(deps: PhoneDeps): Phone {
  const { db, now, production, settings, codes, tickets } = deps
  const outside = outsideParty(deps.config)
  const embedded = createEmbeddedParty(deps.secret)
  const party: TokenParty = outside ?? embedded
  const isOn = () => settings.isOn('THIRDPARTYPHONE3') && (outside !== undefined || !production)
  const isOurs = () => isOn() && outside === undefined

  const start: Phone['start'] = async ({ mobileNum, countryDialingCode }, { ip, language }) => {
    if (!isOurs()) return refuse('not_enabled')
    const phone = readPhone(countryDialingCode, mobileNum)
    if (!phone.ok) return phone
    const target = phone.value
    const about = { purpose: 'phone', channel: 'sms', target, minutes: codeMinutes } as const
    const sent = await codes.send({ ...about, memberId: null, ip, language })
    if (!sent.ok) return sent
    const ticket = { kind: 'phone', memberId: null, content: { mobile: target } } as const
    const sessionInfo = await db.transaction((tx) =>
      tickets.issue(tx, { ...ticket, lifeMs: sessionMs }),
    )
    return ok({ sessionInfo })
  }

  const finish: Phone['finish'] = async ({ sessionInfo, code }) => {
    if (!isOurs()) return refuse('not_enabled')
    const session = await db.transaction((tx) => tickets.look(tx, 'phone', sessionInfo))
    const target = session?.content.mobile
    if (typeof target !== 'string') return refuse('code-expired')
    const proven = await codes.examine({ purpose: 'phone', target, code })
    if (!proven.ok) return proven
    return await db.transaction(async (tx) => {
      const used = await codes.use(tx, proven.value)
      if (!used.ok) return used
      await tickets.take(tx, 'phone', sessionInfo)
      return ok({ idToken: await embedded.sign(target, now()) })
    })
  }

  return {
    view: () => ({ enabled: isOn(), channel: outside === undefined ? 'embedded' : 'outside' }),
    async verify(idToken = '', mobile) {
      if (!isOn()) return refuse('operation-not-allowed')
      return await checkIdToken(party, idToken, { mobile, now: now() })
    },
    start,
    finish,
    keySet: outside === undefined ? embedded.keySet : { keys: [] },
  }
}

function outsideParty(config: PhoneDeps['config']): TokenParty | undefined {
  const { PHONE_ISSUER: issuer, PHONE_AUDIENCE: audience, PHONE_KEYS_URL: keysUrl } = config
  if (issuer === '' && audience === '' && keysUrl === '') return undefined
  if (issuer === '' || audience === '' || keysUrl === '') {
    throw new StartupProblem(
      'PHONE_ISSUER, PHONE_AUDIENCE and PHONE_KEYS_URL belong together: set all three or none.',
    )
  }
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: 3_000 })
  return { issuer, audience, keys }
}
