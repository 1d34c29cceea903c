import type { LoginReply, loginRemembered } from '@baize/contract/identity/session'
import type { ErrorsOf } from '@baize/contract/endpoint'
import { refuse, type Result } from '@baize/kernel/result'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/http/call.ts'
import { createFailures } from '../credentials/failures.ts'
import type { Entry } from './entry.ts'
import { createFreePlay, type FreePlay } from './free-play.ts'
import { createLogin, type Login, type LoginDeps } from './login.ts'
import { createOwnSessions, type OwnSessions, type OwnSessionsDeps } from './own-sessions.ts'
import type { Remembered } from './remembered.ts'
import { trialsPerHour } from './rules.ts'
import { createTwoStep, type TwoStep, type TwoStepDeps } from './two-step.ts'

export { createBrowserSession, type BrowserSession } from './browser-session.ts'
export { createEntry, type Entry, type EntryRefusal } from './entry.ts'
export { createRemembered, type Remembered } from './remembered.ts'

type RememberedOutcome = Result<LoginReply, ErrorsOf<typeof loginRemembered>>

/** How members, agents and trial accounts come in, stay and go. */
export type SignIn = {
  readonly login: Login
  readonly twoStep: TwoStep
  readonly freePlay: FreePlay
  readonly own: OwnSessions
  /** Comes in by the cookie of an earlier login. */
  loginRemembered(area: 'site' | 'agent', call: Call): Promise<RememberedOutcome>
  forgetRemembered(tx: Transaction, call: Call): Promise<void>
  /** Removes counts of second steps and trial accounts that are forgotten. */
  removeForgotten(tx: Transaction): Promise<void>
}

export type SignInDeps = LoginDeps &
  OwnSessionsDeps &
  Omit<TwoStepDeps, 'twoStepFailures'> & {
    readonly db: Database
    readonly entry: Entry
    readonly remembered: Remembered
  }

const minuteMs = 60_000

export function createSignIn(deps: SignInDeps): SignIn {
  const { db, now, settings, members, entry, remembered } = deps
  const twoStepFailures = createFailures({
    now,
    crowd: 'second steps',
    limits: () => {
      const { twoStepAttempts: name, twoStepLockMinutes } = settings.security()
      // An office behind one address has several persons.
      return { name, address: name * 4, lockMs: twoStepLockMinutes * minuteMs }
    },
  })
  const trials = createFailures({
    now,
    crowd: 'trials',
    limits: () => ({ name: trialsPerHour, address: trialsPerHour, lockMs: 60 * minuteMs }),
  })

  const loginRemembered = (area: 'site' | 'agent', call: Call) =>
    db.transaction(
      async (tx): Promise<RememberedOutcome> => {
        const recalled = await remembered.recall(tx, area, call)
        if (recalled.found === 'nobody') return refuse('wrong_credentials')
        const member = await members.get(tx, recalled.memberId)
        if (recalled.found === 'stolen') {
          await entry.note(tx, member, call, { how: 'remembered', outcome: 'reused' })
          return refuse('wrong_credentials')
        }
        const opened = await entry.open(tx, member, call, { how: 'remembered', area })
        if (!opened.ok) await remembered.forget(tx, call)
        return opened
      },
      { retry: true },
    )

  return {
    login: createLogin(deps),
    twoStep: createTwoStep({ ...deps, twoStepFailures }),
    freePlay: createFreePlay({ ...deps, trials }),
    own: createOwnSessions(deps),
    loginRemembered,
    forgetRemembered: remembered.forget,
    async removeForgotten(tx) {
      await twoStepFailures.removeForgotten(tx)
      await trials.removeForgotten(tx)
    },
  }
}
