import type { DeskCampaign } from '@baize/contract/promotions/tickets-desk'
import type { TicketCampaign, TicketSlip } from '@baize/contract/promotions/tickets'
import { defaultLanguage, type Language } from '@baize/kernel/language'
import { maskName } from '../../wagers/wagers.ts'
import type { Campaign, CampaignMoney, CampaignNow, OwnTickets, TicketClaim } from './tickets.ts'

/** Campaigns in the words of the calls. */

export function showSlip({ campaign, place, amount, grant, at }: TicketClaim): TicketSlip {
  return { campaign, place, amount: String(amount), grant: grant ?? '', at: at.toISOString() }
}

function titleIn({ titles }: Campaign, language: Language): string {
  return titles[language] || titles[defaultLanguage] || ''
}

function showPromise(campaign: Campaign): TicketCampaign['promise'] {
  const { commitment, deck, position, beacon, beaconRound, publishedAt } = campaign
  return { commitment, deck, position, beacon, beaconRound, publishedAt: publishedAt.toISOString() }
}

/** Before the slips are laid all of them are left. */
function showPrizes({ campaign, left }: CampaignNow) {
  const isLaid = campaign.beaconValue !== ''
  return campaign.prizes.map(({ amount, count }) => ({
    amount: String(amount),
    count,
    left: isLaid ? (left.find((prize) => prize.amount === amount)?.left ?? 0) : count,
  }))
}

type Shared = Pick<
  TicketCampaign,
  | 'id'
  | 'kind'
  | 'title'
  | 'state'
  | 'isFree'
  | 'currency'
  | 'prizes'
  | 'slips'
  | 'left'
  | 'total'
  | 'times'
  | 'opensAt'
  | 'closesAt'
  | 'promise'
>

function showShared(now: CampaignNow, language: Language): Shared {
  const { campaign, state } = now
  const { id, kind, entry, currency, slips, total, times, opensAt, closesAt } = campaign
  const prizes = showPrizes(now)
  return {
    id,
    kind,
    state,
    currency,
    prizes,
    slips,
    times,
    title: titleIn(campaign, language),
    isFree: entry === 'free',
    left: prizes.reduce((sum, { left }) => sum + left, 0),
    total: String(total),
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    promise: showPromise(campaign),
  }
}

type Own = {
  readonly language: Language
  readonly tickets: OwnTickets | undefined
  readonly drawn: readonly TicketClaim[]
  readonly latest: readonly TicketClaim[]
  readonly names: ReadonlyMap<string, string>
}

export function showCampaign(now: CampaignNow, own: Own): TicketCampaign {
  const { campaign } = now
  const { earning, entry } = campaign
  const shared = showShared(now, own.language)
  const totalLeft = shared.prizes.reduce(
    (sum, { amount, left }) => sum + BigInt(amount) * BigInt(left),
    0n,
  )
  // Where everybody has one, it is there until it was used.
  const unused = entry === 'free' && own.tickets === undefined ? 1 : 0
  return {
    ...shared,
    totalLeft: String(totalLeft),
    endedFor: campaign.closedFor,
    earning: earning && {
      deposit: earning.deposit === null ? null : String(earning.deposit),
      validBet: earning.validBet === null ? null : String(earning.validBet),
      perDay: earning.perDay,
    },
    isRevealed: campaign.revealed !== '',
    tickets: (own.tickets?.left ?? 0) + unused,
    drawn: own.drawn.filter((slip) => slip.campaign === campaign.id).map(showSlip),
    latest: own.latest.map(({ member, amount, at }) => ({
      name: maskName(own.names.get(member) ?? ''),
      amount: String(amount),
      at: at.toISOString(),
    })),
  }
}

export function showOnDesk(
  now: CampaignNow,
  { paid, slipsLeft, budget }: CampaignMoney,
  language: Language,
): DeskCampaign {
  const { publishedBy, closedAt, closedBy } = now.campaign
  return {
    ...showShared(now, language),
    paid: String(paid),
    slipsLeft: String(slipsLeft),
    budgetLeft: String(budget.left),
    promised: String(budget.promised),
    publishedBy,
    closedAt: closedAt?.toISOString() ?? null,
    closedBy,
  }
}
