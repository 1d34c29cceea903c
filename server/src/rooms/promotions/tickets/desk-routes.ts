import { findTicketFault } from '@baize/contract/promotions/check-tickets'
import * as contract from '@baize/contract/promotions/tickets-desk'
import type { Id } from '@baize/kernel/ids'
import type { Language } from '@baize/kernel/language'
import { ok, refuse } from '@baize/kernel/result'
import type { Database } from '../../../platform/database/database.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Members } from '../../identity/identity.ts'
import type { Support } from '../../support/support.ts'
import { operatorOf, type Approvals, type Audit, type Hands } from '../../system/system.ts'
import { createTicketGifts } from './giving.ts'
import { createCampaignEnding } from './ending.ts'
import { createCampaignRequests } from './requests.ts'
import { showOnDesk } from './shape.ts'
import type { CampaignId, CampaignNow, Tickets } from './tickets.ts'

export type DeskDeps = {
  readonly db: Database
  readonly now: () => Date
  readonly members: Pick<Members, 'findByAccount'>
  readonly approvals: Pick<Approvals, 'handle' | 'findWaiting'>
  readonly audit: Pick<Audit, 'open'>
  readonly hands: Pick<Hands, 'take' | 'takeAll' | 'refuseOwn' | 'giveBack'>
  readonly support: Pick<Support, 'tell'>
  readonly tickets: Tickets
}

const usualPage = 25

/** The operators' calls about tickets. */
export function serveTicketsDesk(http: Http, deps: DeskDeps): void {
  const { tickets } = deps
  const { audit, publish } = createCampaignRequests(deps)
  const give = createTicketGifts({ ...deps, audit })
  const stop = createCampaignEnding({ ...deps, audit })

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
    // As it was sent: what is read of it has either prizes or a cut.
    const field = findTicketFault(plan)
    if (field !== undefined) return refuse('campaign_invalid', { field })
    const done = await publish({ id: id as CampaignId, plan, reason, operator })
    if (!done.ok) return done
    const approval = done.value
    return ok({ approval, campaign: approval === null ? await showOne(id, call.language) : null })
  })

  serve(http, contract.stopCampaign, async ({ id, reason }, call) => {
    const done = await stop(id as CampaignId, { operator: operatorOf(call), reason })
    if (!done.ok) return done
    return ok({ approval: done.value, campaign: await showOne(id, call.language) })
  })

  serve(http, contract.giveTickets, async ({ id, gift, accounts, each, reason }, call) => {
    const asked = { id: id as CampaignId, gift: gift as Id<'gft'>, accounts, each }
    return await give(asked, { operator: operatorOf(call), reason })
  })
}
