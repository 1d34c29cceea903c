import * as contract from '@baize/contract/promotions/tickets-desk'
import { deriveId } from '@baize/kernel/ids'
import type { Language } from '@baize/kernel/language'
import { ok, refuse } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Members } from '../../identity/identity.ts'
import { actedBy, fullNameOf, operatorOf, type Approvals, type Audit } from '../../system/system.ts'
import { createCampaignRequests } from './requests.ts'
import { showOnDesk } from './shape.ts'
import type { CampaignId, CampaignNow, Tickets } from './tickets.ts'

export type DeskDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly members: Pick<Members, 'findByAccount'>
  readonly approvals: Pick<Approvals, 'handle'>
  readonly audit: Pick<Audit, 'open'>
  readonly tickets: Tickets
}

const usualPage = 25

/** The operators' calls about tickets. */
export function serveTicketsDesk(http: Http, deps: DeskDeps): void {
  const { db, members, tickets } = deps
  const { audit, publish } = createCampaignRequests(deps)

  const show = async (now: CampaignNow, language: Language) =>
    showOnDesk(now, await tickets.moneyOf(now.campaign), language)

  async function showOne(id: string, language: Language) {
    const found = await tickets.find(id)
    if (found === undefined) throw new Error('A campaign cannot be shown.')
    return await show(found, language)
  }

  serve(http, contract.listDeskCampaigns, async ({ cursor, limit = usualPage }, { language }) => {
    const found = await tickets.list({ below: cursor, limit: limit + 1 })
    const page = found.slice(0, limit)
    const items = await Promise.all(page.map((one) => show(one, language)))
    return ok({ items, next: found.length > limit ? (page.at(-1)?.campaign.id ?? null) : null })
  })

  serve(http, contract.publishCampaign, async ({ id, plan, reason }, call) => {
    const operator = operatorOf(call)
    const done = await publish({ id: id as CampaignId, plan, reason, operator })
    if (!done.ok) return done
    const approval = done.value
    return ok({ approval, campaign: approval === null ? await showOne(id, call.language) : null })
  })

  serve(http, contract.stopCampaign, async ({ id, reason }, call) => {
    const operator = operatorOf(call)
    const stopped = await db.transaction(async (tx) => {
      const done = await tickets.stop(tx, id as CampaignId, fullNameOf(operator))
      if (!done.ok) return done
      await audit.write(tx, {
        ...actedBy(operator),
        action: 'tickets.stopped',
        object: id,
        reason,
        after: { closedAt: done.value.closedAt?.toISOString() ?? '' },
      })
      return done
    })
    return stopped.ok ? ok(await showOne(id, call.language)) : stopped
  })

  serve(http, contract.giveTickets, async ({ id, gift, accounts, each, reason }, call) => {
    const found = await tickets.find(id)
    if (found === undefined) return refuse('not_found')
    if (found.state === 'over' || found.state === 'sold_out') return refuse('campaign_over')
    const given: Parameters<Tickets['give']>[1][number][] = []
    for (const account of new Set(accounts)) {
      const member = await members.findByAccount(db, account)
      if (member === undefined) return refuse('unknown_member', { account })
      for (let number = 1; number <= each; number += 1) {
        const source = `${gift} ${number}`
        const ticket = await deriveId('tkt', gift as `gft_${string}`, member.id, String(number))
        given.push({ id: ticket, campaign: id, member: member.id, source })
      }
    }
    const count = await db.transaction(async (tx) => {
      const fresh = await tickets.give(tx, given)
      if (fresh === 0) return 0
      await audit.write(tx, {
        ...actedBy(operatorOf(call)),
        action: 'tickets.given',
        object: id,
        reason,
        after: { gift, accounts, each, given: fresh },
      })
      return fresh
    })
    return ok({ given: count })
  })
}
