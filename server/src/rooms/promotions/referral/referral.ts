import type {
  referralDocument,
  ReferralDocument,
} from '@baize/contract/promotions/referral-settings'
import type { SocketEvent } from '@baize/contract/events'
import type { RandomBytes } from '@baize/kernel/random'
import { refuse, ok, type Result } from '@baize/kernel/result'
import { businessDay, businessDayBounds, type Day } from '@baize/kernel/time'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Log } from '../../../platform/log.ts'
import { errorText } from '../../../platform/scrub.ts'
import { barOf, type Member, type Members, type Traces } from '../../identity/identity.ts'
import type { OpenDocument } from '../../system/system.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { makeCode, readCode } from './code.ts'
import { startReferralHearing, type HearDeps } from './hear.ts'
import { createLook, type Decision, type LookDeps } from './look.ts'
import * as store from './store.ts'
import type { Referral } from './store.ts'

export { newReferral, referralRules } from './settings.ts'
export { missingOf, stops } from './judge.ts'
export { showTerms, termsFor } from './terms.ts'
export type { Referral } from './store.ts'

/** A referral with how far its rewards are. */
export type SeenReferral = Referral & {
  readonly grantState: string
  readonly claimUntil: Date | null
}

export type Referrals = {
  /** The code of a member, made when it is asked for first. */
  codeOf(member: MemberId): Promise<string>
  /** Who invites by a code; nothing where nobody does. */
  findInviter(code: string): Promise<Member | undefined>
  live(): ReferralDocument
  list(member: MemberId, page: store.Page): Promise<SeenReferral[]>
  sumUp(member: MemberId): ReturnType<typeof store.sumUp>
  /** For how many friends there was something: in this month of the brand, and ever. */
  countGiven(member: MemberId): Promise<{ readonly month: number; readonly ever: number }>
  listAll(filter: store.Filter): Promise<SeenReferral[]>
  find(id: string): Promise<SeenReferral | undefined>
  /** Lets one decision about it be made at a time. */
  hold(tx: Transaction, id: string): Promise<Referral | undefined>
  listSteps(ids: readonly string[]): ReturnType<typeof store.listSteps>
  /** Lets it count whatever was found, or refuses it; nothing that was claimed is taken back. */
  decide(
    tx: Transaction,
    id: string,
    decision: Decision,
  ): Promise<Result<undefined, 'not_found' | 'nothing_changed' | 'wrong_state'>>
  /** Looks at what may have come further; answers how many did. */
  sweep(signal?: AbortSignal): Promise<number>
}

export type ReferralsDeps = Pick<HearDeps, 'events' | 'makeId' | 'isOn' | 'support'> &
  Pick<LookDeps, 'db' | 'now' | 'zone' | 'grants' | 'listPayees'> & {
    readonly log: Log
    readonly randomBytes: RandomBytes
    readonly document: Pick<OpenDocument<typeof referralDocument>, 'live' | 'listVersions'>
    readonly members: Pick<Members, 'find'>
    readonly traces: Pick<Traces, 'listCommon'>
    readonly publish: (topic: string, event: SocketEvent) => void
  }

/** An account that plays without money. */
const trialType = 4
const atOnce = 200

/** Members who invite others, and what both get for it. */
export function createReferrals(deps: ReferralsDeps): Referrals {
  const { db, now, zone, log, members, document } = deps

  function standingOf(member: Member | undefined): 'open' | 'waits' | 'closed' {
    if (member === undefined || member.state !== 'open' || member.type === trialType) {
      return 'closed'
    }
    const bar = barOf(member, now())
    if (bar === undefined) return 'open'
    return bar.kind === 'time_out' ? 'waits' : 'closed'
  }

  async function findOpen(source: Pick<Database, 'sql'>, id: string) {
    const member = await members.find(source, id)
    return standingOf(member) === 'closed' ? undefined : member
  }

  const { look, decide } = createLook({
    ...deps,
    standingOf,
    findMember: members.find,
    listTraces: deps.traces.listCommon,
    changed: (member) => deps.publish(`member:${member}`, { kind: 'rewards.changed' }),
  })

  /** What fails here is found by the next sweep. */
  async function lookAt(ids: readonly string[]): Promise<number> {
    let done = 0
    for (const id of ids) {
      try {
        if (await look(id)) done += 1
      } catch (error) {
        log.warn({ referral: id, error: errorText(error) }, 'A referral waits for the next look.')
      }
    }
    return done
  }

  startReferralHearing({
    ...deps,
    findInviter: findOpen,
    async current() {
      const [newest] = await document.listVersions({ below: 2 ** 31 - 1, limit: 1 })
      return { version: newest?.version ?? 1, content: newest?.content ?? document.live() }
    },
    look: (ids) => void lookAt(ids),
  })

  async function withGrants(found: readonly Referral[]): Promise<SeenReferral[]> {
    const ids = found.flatMap(({ grant }) => (grant === null ? [] : [grant]))
    const grants = await store.listGrants(db, ids)
    return found.map((one) => {
      const grant = grants.get(one.grant ?? '')
      return { ...one, grantState: grant?.state ?? '', claimUntil: grant?.claimUntil ?? null }
    })
  }

  return {
    async codeOf(member) {
      for (;;) {
        const known = await store.findCode(db, member)
        if (known !== undefined) return known
        await store.insertCode(db, member, makeCode(deps.randomBytes), now())
      }
    },
    async findInviter(written) {
      const code = readCode(written)
      const owner = code === undefined ? undefined : await store.findOwner(db, code)
      return owner === undefined ? undefined : await findOpen(db, owner)
    },
    live: document.live,
    list: async (member, page) => await withGrants(await store.listOfReferrer(db, member, page)),
    sumUp: (member) => store.sumUp(db, member),
    async countGiven(member) {
      const month = `${businessDay(now(), zone()).slice(0, 7)}-01` as Day
      const { start } = businessDayBounds(month, zone())
      return {
        month: await store.countGiven(db, member, start),
        ever: await store.countGiven(db, member, new Date(0)),
      }
    },
    listAll: async (filter) => await withGrants(await store.listAll(db, filter)),
    async find(id) {
      const found = await store.find(db, id)
      return found && (await withGrants([found]))[0]
    },
    hold: store.hold,
    listSteps: (ids) => store.listSteps(db, ids),
    async decide(tx, id, decision) {
      const found = await store.hold(tx, id)
      if (found === undefined) return refuse('not_found')
      const isSame = decision.allow ? found.isAllowed : found.reason === 'house'
      if (isSame) return refuse('nothing_changed')
      if (decision.allow && found.state === 'issued') return refuse('nothing_changed')
      return (await decide(tx, id, decision)) ? ok() : refuse('wrong_state')
    },
    async sweep(signal) {
      let done = 0
      let after = ''
      for (;;) {
        const due = await store.listDue(db, now(), after, atOnce)
        done += await lookAt(due)
        after = due.at(-1) ?? after
        if (due.length < atOnce || signal?.aborted === true) return done
      }
    },
  }
}

export function defineReferralJobs(jobs: Pick<Jobs, 'define'>, { sweep }: Referrals): void {
  jobs.define('promotions.referral', {
    says: 'referral-desk.jobSweep',
    schedule: '* * * * *',
    handle: async (_, { signal }) => void (await sweep(signal)),
  })
}
