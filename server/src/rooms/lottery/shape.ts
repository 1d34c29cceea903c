import type {
  LotteryIssue,
  LotteryResult,
  ShownLottery,
  TicketOrder,
} from '@baize/contract/lottery/lottery-parts'
import type { LotteryVendor } from '@baize/contract/lottery/lottery-names'
import type { LotteryTicket, LotteryTicketWhole } from '@baize/contract/lottery/lottery-tickets'
import { findPlay } from '@baize/games/lottery/lottery'
import type { PlayTable } from '@baize/games/lottery/pricing/table'
import { stateAt, type Issue } from './issues/issue.ts'
import type { Lottery } from './lotteries/lottery.ts'
import type { Ticket } from './tickets/tickets.ts'

/** How a lottery is called in a language, and its picture; from the catalogue where that has it. */
export type Named = {
  readonly title: string
  readonly iconUrl: string
  readonly nodeId: number | null
}

export const showIssue = (issue: Issue, at: Date): LotteryIssue => ({
  id: issue.id,
  lottery: issue.lottery,
  number: issue.number,
  day: issue.day,
  opensAt: issue.opensAt.toISOString(),
  closesAt: issue.closesAt.toISOString(),
  drawsAt: issue.drawsAt.toISOString(),
  state: stateAt(issue, at),
})

export const symbolsOf = (draw: string): string[] => (draw === '' ? [] : draw.split(' '))

export const showResult = (issue: Issue, at: Date): LotteryResult => ({
  ...showIssue(issue, at),
  drawnAt: issue.drawnAt?.toISOString() ?? null,
  draw: symbolsOf(issue.draw),
  revision: issue.revision,
  voidReason: issue.voidReason,
  verifiable: issue.chain !== null,
})

const assets: Readonly<Record<string, ShownLottery['asset']>> = {
  ssc: 'SSC',
  '11x5': '11X5',
  pk10: 'PK10',
  lf3: 'LF',
  lf5: 'LF',
  lhc: 'LHC',
}

/** Its own two next issues, the one that waits, and its last; of the issues of all lotteries. */
export function showLottery(
  lottery: Lottery,
  {
    named,
    mode,
    issues,
    at,
  }: {
    readonly named: Named
    readonly mode: PlayTable['mode']
    readonly issues: readonly Issue[]
    readonly at: Date
  },
): ShownLottery {
  const { id, family, vendor, area, source, schedule, isOpen } = lottery
  const own = issues.filter((issue) => issue.lottery === id)
  const coming = own.filter((issue) => stateAt(issue, at) === 'open')
  const [first, second] = coming
  const current = first !== undefined && first.opensAt <= at ? first : undefined
  const next = current === undefined ? first : second
  const awaiting = own.find((issue) => ['closed', 'delayed'].includes(stateAt(issue, at)))
  const last = own.find(({ state }) => ['drawn', 'settled', 'void'].includes(state))
  return {
    id,
    ...named,
    family,
    asset: assets[family] ?? '',
    vendor: vendor as LotteryVendor,
    prizeMode: mode,
    area,
    source,
    every: 'every' in schedule.draws ? schedule.draws.every : 0,
    weekdays: [...schedule.weekdays],
    isOpen,
    current: current ? showIssue(current, at) : null,
    next: next ? showIssue(next, at) : null,
    awaiting: awaiting ? showIssue(awaiting, at) : null,
    last: last ? showResult(last, at) : null,
  }
}

/** A list holds many of them, and one may be as long as a book. */
const mostShown = 1_000

type About = { readonly lottery: Lottery; readonly issue: Issue; readonly named: Named }

export function showTicket(ticket: Ticket, about: About, at: Date): LotteryTicket {
  const { lottery, issue, named } = about
  const { id, play, picked, bets, terms, currency, stake, payout, revision, chase } = ticket
  return {
    id,
    lottery: lottery.id,
    title: named.title,
    iconUrl: named.iconUrl,
    vendor: lottery.vendor as LotteryVendor,
    issue: showIssue(issue, at),
    play,
    playName: findPlay(play)?.name ?? play,
    picked: picked.slice(0, mostShown),
    bets,
    order: terms.order as TicketOrder,
    currency,
    stake: String(stake),
    payout: String(payout),
    state: stateOf(ticket),
    mayCancel: ticket.state === 'open' && stateAt(issue, at) === 'open' && chase === '',
    draw: symbolsOf(issue.draw),
    revision,
    chase,
    at: ticket.at.toISOString(),
  }
}

function stateOf({ state, outcome, bets }: Ticket): LotteryTicket['state'] {
  if (state === 'void') return 'void'
  if (state === 'cancelled' || state === 'cancelling') return 'cancelled'
  if (state !== 'settled') return 'open'
  if (outcome === null) return 'lost'
  if (Object.keys(outcome.hits).length > 0) return 'won'
  return outcome.refunds >= bets ? 'returned' : 'lost'
}

export function showWhole(ticket: Ticket, about: About, at: Date): LotteryTicketWhole {
  const { terms, outcome, picked } = ticket
  return {
    ...showTicket(ticket, about, at),
    picked,
    version: terms.version,
    ofBet: terms.ofBet,
    rebateRate: terms.rebate,
    tiers: Object.entries(terms.tiers).map(([tier, [chance, prize]]) => ({
      tier,
      chance,
      prize,
      hits: outcome?.hits[tier] ?? 0,
    })),
    refunds: outcome?.refunds ?? 0,
    won: outcome?.won ?? '0',
    refunded: outcome?.refunded ?? '0',
    rebate: outcome?.rebate ?? '0',
    verifiable: about.issue.chain !== null,
  }
}
