import { numbersOfText, stakeThatFits } from '@baize/games/lottery/pricing/worst'
import type { PlayTable } from '@baize/games/lottery/pricing/table'
import type { RefusalParams } from '@baize/kernel/result'

export type Kind = 'issue' | 'play' | 'number' | 'member'

/** A ticket as limits look at it. */
export type Counted = {
  readonly id: string
  readonly issue: string
  readonly play: string
  readonly member: string
  readonly currency: string
  readonly stake: bigint
  readonly worst: bigint
  readonly picked: string
  readonly day: string
}

/** A sum that a ticket adds to, and how high it may be. */
export type Part = {
  readonly issue: string
  readonly kind: Kind
  readonly key: string
  readonly adds: bigint
  readonly most?: bigint
  readonly number?: string
}

/** Of numbers, of one play; else of all plays. */
export type Kept = { readonly kind: Kind; readonly play: string }

const kinds: readonly Kind[] = ['issue', 'play', 'number', 'member']

export const keptAs = (kind: Kind, play: string): Kept => ({
  kind,
  play: kind === 'number' ? play : '',
})

/** Which sums must be kept for a ticket of this play to be sold. */
export function keptFor({ ofIssue }: PlayTable, play: string, currency: string): Kept[] {
  return kinds.filter((kind) => ofIssue?.[kind][currency] !== undefined).map(named(play))
}

const named = (play: string) => (kind: Kind) => keptAs(kind, play)

const isIn = (kept: ReadonlySet<string>, { kind, play }: Kept) => kept.has(`${kind} ${play}`)

/** All sums that a ticket adds to, of those that are kept. Nothing where one is not that there is a limit for. */
export function partsOf(
  ticket: Counted,
  kept: ReadonlySet<string>,
  table?: PlayTable,
): Part[] | undefined {
  const { issue, play, currency, member, stake, worst } = ticket
  const mostOf = (kind: Kind) => {
    const most = table?.ofIssue?.[kind][currency]
    return most === undefined ? {} : { most: BigInt(most) }
  }
  const isMissing = (kind: Kind) => mostOf(kind).most !== undefined && !isKept(kind)
  const isKept = (kind: Kind) => isIn(kept, keptAs(kind, play))
  if (kinds.some(isMissing)) return undefined
  const part = (kind: Kind, key: string, adds: bigint): Part[] =>
    isKept(kind) ? [{ issue, kind, key, adds, ...mostOf(kind) }] : []
  const numbers = isKept('number') ? numbersOfText(play, ticket.picked, ticket.day) : []
  return [
    ...part('member', member, stake),
    ...part('issue', currency, worst),
    ...part('play', keyOfPlay(currency, play), worst),
    ...numbers.flatMap((number) =>
      part('number', keyOfNumber(currency, play, number), worst).map((one) => ({ ...one, number })),
    ),
  ]
}

export const keyOfPlay = (currency: string, play: string) => `${currency} ${play}`
export const keyOfNumber = (currency: string, play: string, number: string) =>
  `${currency} ${play} ${number}`

export const nameOf = ({ issue, kind, key }: Pick<Part, 'issue' | 'kind' | 'key'>) =>
  `${issue} ${kind} ${key}`

/** The first limit that a ticket goes over, and how much of its own stake still fits. */
export function findFull(
  { stake, worst }: Pick<Counted, 'stake' | 'worst'>,
  parts: readonly Part[],
  sumOf: (part: Part) => bigint,
): RefusalParams | undefined {
  for (const part of parts) {
    const { kind, adds, most, number } = part
    if (most === undefined) continue
    const room = most - sumOf(part)
    if (adds <= room) continue
    const left = kind === 'member' ? (room > 0n ? room : 0n) : stakeThatFits(stake, worst, room)
    return { of: kind, left: String(left), ...(number !== undefined && { number }) }
  }
  return undefined
}

/** What each sum changes by, in one order for everybody who changes several. */
export function addUp(parts: readonly Part[]): Part[] {
  const sums = new Map<string, Part>()
  for (const part of parts) {
    const name = nameOf(part)
    sums.set(name, { ...part, adds: part.adds + (sums.get(name)?.adds ?? 0n) })
  }
  return [...sums.values()].toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
}
