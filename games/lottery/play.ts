import { ok, refuse, type Result } from '@baize/kernel/result'
import { fraction, less, one, over, type Fraction } from './fraction.ts'
import { isKnownDay } from './lhc/map.ts'
import { readSoldTicket, readTicket, type Picked, type Shape, type TicketFault } from './ticket.ts'

export const families = [
  'ssc',
  '11x5',
  'pk10',
  'k3',
  'lf3',
  'lf5',
  'lhc',
  'vnn',
  'vns',
  'thai',
  'lao',
  'hanoi',
  '4d',
] as const
export type Family = (typeof families)[number]

/** What was drawn: digits, numbers or prizes, in the order of the family. */
export type Draw = readonly string[]

/** One way to win: how likely one bet is to get it, and what it pays for one unit, the stake included, where all comes back. */
export type Tier = { readonly chance: Fraction; readonly prize: Fraction }
export type Tiers = Readonly<Record<string, Tier>>

/** How many bets of a ticket won, by tier, and how many are given back. */
export type Judged = { readonly hits: Readonly<Record<string, number>>; readonly refunds: number }

export type Ticket = {
  readonly picked: Picked
  readonly bets: number
  /** What it is paid for, at the prices of its day and its combination. */
  readonly tiers: Tiers
  judge(draw: Draw): Judged
}

/** Bets that are counted at units and multiples, or a stake at odds. */
export type PlayMode = 'official' | 'credit'

export type Play = {
  readonly id: string
  readonly family: Family
  /** As it is called where it is played. */
  readonly name: string
  readonly mode: PlayMode
  readonly shape: Shape
  readonly tiers: Tiers
  /** What a ticket is paid for depends on its combination or on the day: only the ticket says its prizes. */
  readonly isPricedByTicket: boolean
  /** How many bets these rows are, whether a ticket may pick so many or not. */
  countAll(rows: readonly (readonly string[])[]): number
  /** With the day of the draw, where what symbols mean depends on it. */
  read(text: string, day?: string): ReadTicket
  /** The same of a ticket that is sold, whatever is asked of one that is not. */
  readSold(text: string, day?: string): ReadTicket
}

type ReadTicket = Result<Ticket, TicketFault | 'day_unknown'>

/** A play of a family, without its name: what it asks and how it is judged. */
export type Rule = {
  readonly mode?: PlayMode
  readonly shape: Shape
  /** What symbols mean depends on the day of the draw. */
  readonly isDated?: boolean
  readonly tiers: Tiers
  /** Where prices depend on what was picked, or on the day. */
  readonly tiersFor?: (picked: Picked, day: string) => Tiers
  readonly count: (picked: Picked) => number
  readonly judge: (picked: Picked, draw: Draw, day: string) => Judged
}

export function definePlay(family: Family, id: string, name: string, rule: Rule): Play {
  const { mode = 'official', shape, tiers, count, judge } = rule
  return {
    id,
    family,
    name,
    mode,
    shape,
    tiers,
    isPricedByTicket: rule.tiersFor !== undefined,
    countAll: (rows) => count({ form: 'rows', rows, places: [] }),
    read: (text, day = '') => judged(readTicket(shape, text), day),
    readSold: (text, day = '') => judged(readSoldTicket(shape, text), day),
  }

  function judged(read: ReturnType<typeof readTicket>, day: string): ReadTicket {
    if (!read.ok) return read
    const picked = read.value
    const bets = count(picked)
    if (bets < 1) return refuse('ticket_no_bets')
    if (rule.isDated === true && !isKnownDay(day)) return refuse('day_unknown', { day })
    return ok({
      picked,
      bets,
      tiers: rule.tiersFor?.(picked, day) ?? tiers,
      judge: (draw) => judge(picked, draw, day),
    })
  }
}

export const lost: Judged = { hits: {}, refunds: 0 }

export const won = (count: number, tier = 'win'): Judged =>
  count === 0 ? lost : { hits: { [tier]: count }, refunds: 0 }

export function addUp(all: readonly Judged[]): Judged {
  const hits: Record<string, number> = {}
  let refunds = 0
  for (const each of all) {
    refunds += each.refunds
    for (const [tier, count] of Object.entries(each.hits)) hits[tier] = (hits[tier] ?? 0) + count
  }
  return { hits, refunds }
}

/** A chance that is paid as it is: all comes back. */
export function fair(chance: string | Fraction, refund: string | Fraction = '0'): Tier {
  const [win, back] = [exact(chance), exact(refund)]
  return { chance: win, prize: over(less(one, back), win) }
}

export const paying = (chance: string | Fraction, prize: string | Fraction): Tier => ({
  chance: exact(chance),
  prize: exact(prize),
})

const exact = (value: string | Fraction) => (typeof value === 'string' ? fraction(value) : value)

/** The rows of a picked ticket; typed ones have none. */
export const rowsOf = (picked: Picked): readonly (readonly string[])[] =>
  picked.form === 'rows' ? picked.rows : []

export const firstRow = (picked: Picked): readonly string[] => rowsOf(picked)[0] ?? []

export const linesOf = (picked: Picked): readonly (readonly string[])[] =>
  picked.form === 'lines' ? picked.lines : []
