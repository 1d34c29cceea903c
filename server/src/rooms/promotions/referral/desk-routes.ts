import * as contract from '@baize/contract/promotions/referral-desk'
import { ok, refuse } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Member, Members } from '../../identity/identity.ts'
import { operatorOf } from '../../system/system.ts'
import { createReferralDecisions, type DecidingDeps } from './deciding.ts'
import { showTerms, stops, type Referrals, type SeenReferral } from './referral.ts'
import { stateOf, waitsFor } from './shape.ts'

export type ReferralDeskDeps = DecidingDeps & {
  readonly db: Database
  readonly referrals: Referrals
  readonly members: Pick<Members, 'findByAccount' | 'list'>
}

const usualPage = 25
const open = ['registered', 'verified', 'deposited', 'qualified', 'held'] as const
const filters = { open, held: ['held'], issued: ['issued'], refused: ['refused'] } as const

/** The operators' calls about who invited whom. */
export function serveReferralDesk(http: Http, deps: ReferralDeskDeps): void {
  const { db, referrals, members } = deps
  const { decide, listAsked } = createReferralDecisions(deps)

  async function show(found: readonly SeenReferral[]): Promise<contract.DeskReferral[]> {
    const ids = found.flatMap(({ friend, referrer, signals }) => [
      friend,
      referrer,
      ...signals.map((signal) => signal.with),
    ])
    const people = await members.list(db, ids)
    const [steps, asked] = await Promise.all([
      referrals.listSteps(found.map(({ id }) => id)),
      listAsked(),
    ])
    return found.map((one) => ({
      ...shapeOf(one, people),
      approval: one.isAllowed ? null : (asked.get(one.id) ?? null),
      steps: steps
        .filter(({ referral }) => referral === one.id)
        .slice(-100)
        .map(({ at, state, reason, by, note }) => ({
          at: at.toISOString(),
          state,
          reason,
          by,
          note,
        })),
    }))
  }

  serve(http, contract.listDeskReferrals, async (input) => {
    const { cursor, limit = usualPage, state, account = '' } = input
    const member = account === '' ? undefined : await members.findByAccount(db, account)
    if (account !== '' && member === undefined) return refuse('unknown_member')
    const found = await referrals.listAll({
      states: state === undefined ? undefined : filters[state],
      member: member?.id,
      below: cursor === '' ? undefined : cursor,
      limit: limit + 1,
    })
    const page = found.slice(0, limit)
    return ok({
      items: await show(page),
      next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
    })
  })

  serve(http, contract.decideReferral, async ({ id, decision, reason }, call) => {
    const by = { operator: operatorOf(call), reason }
    const decided = await decide(id, { allow: decision === 'allow', ...by })
    if (!decided.ok) return decided
    const found = await referrals.find(id)
    const [shown] = found === undefined ? [] : await show([found])
    return shown === undefined ? refuse('not_found') : ok(shown)
  })
}

function shapeOf(one: SeenReferral, people: ReadonlyMap<string, Member>) {
  const person = (member: string) => ({ member, account: people.get(member)?.account ?? '' })
  return {
    id: one.id,
    referrer: person(one.referrer),
    friend: person(one.friend),
    code: one.code,
    registeredAt: one.registeredAt.toISOString(),
    ...stateOf(one),
    missing: waitsFor(one, people.get(one.friend)),
    currency: one.currency,
    referrerCurrency: one.referrerCurrency,
    version: one.version,
    terms: showTerms(one.terms),
    deposit: String(one.deposits),
    deposits: one.depositCount,
    validBet: String(one.validBet),
    endsAt: one.endsAt.toISOString(),
    dueAt: one.dueAt?.toISOString() ?? null,
    givenAt: one.givenAt?.toISOString() ?? null,
    signals: one.signals.slice(0, 100).map(({ kind, with: other, what }) => ({
      kind,
      with: person(other),
      what: [...what],
      stops: stops({ kind }, one.terms),
    })),
    isAllowed: one.isAllowed,
    reward: one.grant ?? '',
    friendReward: one.friendGrant ?? '',
  }
}
