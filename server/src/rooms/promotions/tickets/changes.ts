import type { TicketPlan } from '@baize/contract/promotions/tickets-desk'
import type { DeckPrize } from '@baize/games/ticket-deck'
import { formatMoney, money, type Currency, type Money } from '@baize/kernel/money'
import type { TextKey } from '@baize/texts/keys'
import type { AskedChange } from '../../system/system.ts'

type Said = AskedChange['after']
type Line = readonly [TextKey, Said]

const kindNames = {
  wheel: 'tickets.wheel',
  egg: 'tickets.egg',
  envelope: 'tickets.envelope',
} as const

/** So many prizes are named, the highest first: what is below them is small beside them. */
const mostPrizes = 12
/** So many accounts stand in one line. */
const accountsInLine = 10

/** What a campaign gives, to whom and how, for who has to agree. */
export function campaignChanges(plan: TicketPlan): readonly AskedChange[] {
  const { kind, titles, budget, currency, entry, earning, prizes, cut } = plan
  const sum = (amount: string) => money(BigInt(amount), currency)
  const earned = (name: 'tickets.earnDeposit' | 'tickets.earnBet', amount: string | null) =>
    amount === null ? [] : [{ text: name, values: { amount: sum(amount) } } as const]
  const read = (prizes ?? []).map(({ amount, count }) => ({ amount: BigInt(amount), count }))
  const slips: Said =
    cut === undefined
      ? prizesText(read, currency)
      : {
          text: 'tickets-desk.cutInto',
          values: { count: cut.slips, least: sum(cut.least) },
        }
  const lines: readonly Line[] = [
    [kindNames[kind], titles.EN ?? ''],
    ['tickets-desk.budget', sum(budget)],
    ['tickets-desk.slips', slips],
    [
      'tickets-desk.entry',
      { text: entry === 'free' ? 'tickets-desk.entryFree' : 'tickets-desk.entryTicket' },
    ],
    ...(earning === null
      ? []
      : [
          [
            'tickets-desk.earned',
            {
              sentences: [
                ...earned('tickets.earnDeposit', earning.deposit),
                ...earned('tickets.earnBet', earning.validBet),
                { text: 'tickets.perDay', values: { count: earning.perDay } },
              ],
            },
          ] as const,
        ]),
    ['tickets-desk.times', `${plan.times} ×`],
    ['tickets-desk.opens', new Date(plan.opensAt)],
    ['tickets-desk.ends', new Date(plan.closesAt)],
  ]
  return linesOf(lines)
}

export type GiftShown = {
  readonly title: string
  readonly accounts: readonly string[]
  readonly each: number
  readonly prizes: readonly DeckPrize[]
  /** What all of it can cost at most. */
  readonly most: Money
}

/** Whom a gift of tickets is for, of what, and what it can cost, for who has to agree. */
export function ticketGiftChanges(gift: GiftShown): readonly AskedChange[] {
  const { title, accounts, each, prizes, most } = gift
  const rows: string[] = []
  for (let from = 0; from < accounts.length; from += accountsInLine) {
    rows.push(accounts.slice(from, from + accountsInLine).join(', '))
  }
  return linesOf([
    ['tickets-desk.campaign', title],
    ...rows.map((row) => ['tickets-desk.toAccounts', row] as const),
    ['tickets-desk.each', String(each)],
    ['tickets-desk.slips', prizesText(prizes, most.currency)],
    ['tickets-desk.atMost', most],
  ])
}

const linesOf = (lines: readonly Line[]): AskedChange[] =>
  lines.map(([name, after]) => ({ name: { text: name }, before: '', after, isLoosened: false }))

function prizesText(prizes: readonly DeckPrize[], currency: Currency): string {
  const named = prizes
    .slice(0, mostPrizes)
    .map(({ amount, count }) => `${formatMoney(money(amount, currency), 'en')} × ${count}`)
  return [...named, ...(prizes.length > mostPrizes ? ['…'] : [])].join(', ')
}
