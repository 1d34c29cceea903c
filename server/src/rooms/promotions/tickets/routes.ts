import * as contract from '@baize/contract/promotions/tickets'
import { ok, refuse } from '@baize/kernel/result'
import type { Call } from '../../../platform/http/call.ts'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Members } from '../../identity/identity.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { serveTicketsDesk, type DeskDeps } from './desk-routes.ts'
import { showCampaign, showSlip } from './shape.ts'

const memberOf = ({ actor }: Call) => actor?.id as MemberId
const shownLatest = 5

type Deps = DeskDeps & { readonly members: Pick<Members, 'list'> }

/** What members and operators call about tickets. */
export function serveTickets(http: Http, deps: Deps): void {
  const { db, now, members, tickets } = deps
  serveTicketsDesk(http, deps)
  serve(http, contract.listTicketCampaigns, async (_, call) => {
    const member = memberOf(call)
    const shown = await tickets.listShown()
    const ids = shown.map(({ campaign }) => campaign.id)
    const [own, drawn] = await Promise.all([
      tickets.ticketsOf(member, ids),
      tickets.drawnBy(member, ids),
    ])
    const latest = await Promise.all(ids.map((id) => tickets.latest(id, shownLatest)))
    const people = await members.list(
      db,
      latest.flat().map((claim) => claim.member),
    )
    const names = new Map([...people].map(([id, { account }]) => [id, account]))
    const list = shown.map((one, place) =>
      showCampaign(one, {
        language: call.language,
        tickets: own.get(one.campaign.id),
        drawn,
        latest: latest[place] ?? [],
        names,
      }),
    )
    return ok({ list, now: now().toISOString() })
  })

  serve(http, contract.claimRafflePromotion, async ({ campaign, request }, call) => {
    const member = memberOf(call)
    const claimed = await tickets.claim({ campaign, member, request })
    if (!claimed.ok) return claimed
    const own = (await tickets.ticketsOf(member, [campaign])).get(campaign)
    return ok({ slip: showSlip(claimed.value), tickets: own?.left ?? 0 })
  })

  serve(http, contract.getTicketProof, async ({ id }) => {
    const found = await tickets.find(id)
    if (found === undefined) return refuse('not_found')
    const { campaign } = found
    const { commitment, deck, position, beacon, beaconRound, beaconValue, publishedAt } = campaign
    const isOver = campaign.revealed !== ''
    return ok({
      id: campaign.id,
      commitment,
      deck,
      position,
      beacon,
      beaconRound,
      beaconValue,
      prizes: campaign.prizes.map(({ amount, count }) => ({ amount: String(amount), count })),
      publishedAt: publishedAt.toISOString(),
      serverSeed: campaign.revealed,
      given: isOver
        ? (await tickets.given(id)).map(({ place, amount }) => ({ place, amount: String(amount) }))
        : [],
    })
  })
}
