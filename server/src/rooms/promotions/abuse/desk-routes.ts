import * as contract from '@baize/contract/promotions/signals-desk'
import type { Language } from '@baize/kernel/language'
import { ok, refuse } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Members } from '../../identity/identity.ts'
import { operatorOf } from '../../system/system.ts'
import type { Offers } from '../offers/offers.ts'
import { canHold, type Abuse, type Hold, type Signal } from './abuse.ts'

type Deps = {
  readonly db: Database
  readonly abuse: Abuse
  readonly offers: Pick<Offers, 'documentsOf'>
  readonly members: Pick<Members, 'findByAccount' | 'list'>
}

const usualPage = 20

/** The operators' calls about signals and what is held for them. */
export function serveSignalsDesk(http: Http, { db, abuse, offers, members }: Deps): void {
  async function show(all: readonly Signal[], language: Language) {
    const people = await members.list(
      db,
      all.flatMap(({ member, other }) => [member, other]),
    )
    const person = (member: string) => ({ member, account: people.get(member)?.account ?? '' })
    return await Promise.all(
      all.map(async (signal): Promise<contract.RewardSignal> => {
        const grants = await abuse.listShared(signal)
        const [holds, documents] = await Promise.all([
          abuse.listHolds(grants.map(({ id }) => id)),
          offers.documentsOf(grants),
        ])
        return {
          ...signal,
          member: person(signal.member),
          other: person(signal.other),
          what: [...signal.what],
          foundAt: signal.foundAt.toISOString(),
          decidedAt: signal.decidedAt?.toISOString() ?? null,
          grants: grants.map(({ version, ...grant }) => {
            const title = documents.get(`${grant.offer} ${version}`)?.title
            const hold = holds.find((one) => one.grant === grant.id)
            return {
              ...grant,
              ...person(grant.member),
              title: title?.[language] ?? title?.EN ?? '',
              amount: String(grant.amount),
              givenAt: grant.givenAt.toISOString(),
              mayHold: hold === undefined && signal.state !== 'dismissed' && canHold(grant),
              hold: hold === undefined ? null : showHold(hold),
            }
          }),
        }
      }),
    )
  }

  serve(http, contract.listSignals, async (input, { language }) => {
    const { cursor, limit = usualPage, state, account = '' } = input
    const member = account === '' ? undefined : await members.findByAccount(db, account)
    if (account !== '' && member === undefined) return refuse('unknown_member')
    const below = cursor === '' ? undefined : cursor
    const found = await abuse.list({ state, member: member?.id, below, limit: limit + 1 })
    const page = found.slice(0, limit)
    const next = found.length > limit ? (page.at(-1)?.id ?? null) : null
    return ok({ items: await show(page, language), next })
  })

  serve(http, contract.decideSignal, async ({ id, state, reason }, call) => {
    const decided = await abuse.decide(id, state, { reason, operator: operatorOf(call) })
    if (!decided.ok) return decided
    const [shown] = await show([decided.value], call.language)
    return shown === undefined ? refuse('not_found') : ok(shown)
  })

  serve(http, contract.holdGrant, async ({ id, grant, reason }, call) => {
    const held = await abuse.hold(id, grant, { reason, operator: operatorOf(call) })
    if (!held.ok) return held
    const [shown] = await show([held.value], call.language)
    return shown === undefined ? refuse('not_found') : ok(shown)
  })

  serve(http, contract.decideHold, async ({ grant, decision, reason }, call) =>
    abuse.decideHold(grant, decision, { reason, operator: operatorOf(call) }),
  )
}

function showHold(hold: Hold) {
  const { grant: _, signal: __, member: ___, heldById: ____, ...shown } = hold
  return {
    ...shown,
    heldAt: hold.heldAt.toISOString(),
    until: hold.until.toISOString(),
    appealedAt: hold.appealedAt?.toISOString() ?? null,
    decidedAt: hold.decidedAt?.toISOString() ?? null,
  }
}
