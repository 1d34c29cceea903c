import { fraction, plus, ratio, times, type Fraction } from '../fraction.ts'
import { findPlay } from '../lottery.ts'
import type { Play, Tiers } from '../play.ts'
import type { Picked, Row } from '../ticket.ts'
import { highestPrize } from './pay.ts'
import { hasSharedTiers } from './returns.ts'
import type { Stake } from './stake.ts'

const known = new Map<string, number>()

/**
 * How many bets of a ticket may win at once: as many as win in the mean for who plays everything, rounded up. One where it is
 * not known.
 */
export function mostHitsOf(play: Play): number {
  const kept = known.get(play.id)
  if (kept !== undefined) return kept
  const hits = Math.max(hitsOf(play, hasWords(play) ? 1 : betsOnEverything(play)), 1)
  known.set(play.id, hits)
  return hits
}

/** How many of so many bets win in the mean, rounded up. */
function hitsOf({ tiers }: Play, bets: number): number {
  const chance = Object.values(tiers).reduce((sum, tier) => plus(sum, tier.chance), ratio(0, 1))
  const { above, below } = times(chance, ratio(bets, 1))
  return Number((above + below - 1n) / below)
}

const apart = new Map<string, readonly number[] | undefined>()

/** Of a play whose rows are bets of their own, such as a number at a fixed place: how many of each row may win at once. */
function hitsOfRows(play: Play): readonly number[] | undefined {
  if (!apart.has(play.id)) apart.set(play.id, findHitsOfRows(play))
  return apart.get(play.id)
}

function findHitsOfRows(play: Play): readonly number[] | undefined {
  const { shape, countAll } = play
  const { rows = [] } = shape
  if (rows.length < 2 || hasWords(play) || rows.some(isLong)) return undefined
  const all = rows.map(allOf)
  const alone = rows.map((_, place) => countAll(all.map((row, at) => (at === place ? row : []))))
  const isApart = alone.every((bets) => bets > 0) && sumOf(alone) === countAll(all)
  return isApart ? alone.map((bets) => hitsOf(play, bets)) : undefined
}

/** How many bets of what was picked may win at once. */
function mostHitsWith(play: Play, picked: Picked): number {
  const most = mostHitsOf(play)
  const ofRows = picked.form === 'rows' ? hitsOfRows(play) : undefined
  if (picked.form !== 'rows' || ofRows === undefined) return most
  return Math.min(
    most,
    sumOf(picked.rows.map((row, place) => Math.min(row.length, ofRows[place] ?? 0))),
  )
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** Each tier is a bet of its own, such as a word. */
const hasWords = (play: Play) => Object.keys(play.tiers).length > 1 && !hasSharedTiers(play)

/** Of longer numbers one wins at a time. */
const mostDigits = 4

const isLong = ({ symbols }: Row) => 'digits' in symbols && symbols.digits > mostDigits

function betsOnEverything({ shape: { rows }, countAll }: Play): number {
  const bets = rows === undefined || rows.some(isLong) ? 1 : countAll(rows.map(allOf))
  return Number.isSafeInteger(bets) && bets > 0 ? bets : 1
}

function allOf({ symbols, fits }: Row): readonly string[] {
  const all =
    'digits' in symbols
      ? Array.from({ length: 10 ** symbols.digits }, (_, number) =>
          String(number).padStart(symbols.digits, '0'),
        )
      : symbols
  return fits === undefined ? all : all.filter(fits)
}

/** What a ticket is paid at the worst, in smallest units: its highest prize for as many bets as may win at once. */
export function worstOf(
  play: Play,
  { bets, picked }: { readonly bets: number; readonly picked: Picked },
  tiers: Tiers,
  stake: Stake,
): bigint {
  const hits = Math.min(bets, mostHitsWith(play, picked))
  const { above, below } = times(highestPrize(tiers, stake), ratio(hits, 1))
  return (above + below - 1n) / below
}

/**
 * The numbers that a ticket is on: each symbol that was picked, with its row where there are several, whether it was picked or
 * typed; a line where it can only be typed. Places that were chosen do not matter.
 */
export function numbersOf({ shape }: Pick<Play, 'shape'>, picked: Picked): string[] {
  const { rows } = shape
  if (picked.form === 'dan') return [...picked.dan, ...picked.tuo]
  if (picked.form === 'rows') return named(picked.rows, rows)
  if (rows === undefined) return picked.lines.map((line) => line.join(' '))
  const isOfRows = rows.length > 1 && picked.lines.every(({ length }) => length === rows.length)
  const typed = isOfRows
    ? rows.map((_, place) => picked.lines.map((line) => line[place] ?? ''))
    : [picked.lines.flat()]
  return named(
    typed.map((row) => [...new Set(row)]),
    isOfRows ? rows : undefined,
  )
}

function named(picked: readonly (readonly string[])[], rows: readonly Row[] = []): string[] {
  const [first = []] = picked
  if (picked.length === 1) return first.map(inOrder(rows[0]?.isUnordered))
  return picked.flatMap((row, index) => row.map((symbol) => `${index + 1}:${symbol}`))
}

const inOrder =
  (isUnordered = false) =>
  (symbol: string) =>
    isUnordered ? [...symbol].toSorted().join('') : symbol

/** The same of a ticket as it was kept; none of one that is not read any more. */
export function numbersOfText(id: string, text: string, day: string): string[] {
  const play = findPlay(id)
  const read = play?.readSold(text, day)
  return play !== undefined && read?.ok === true ? numbersOf(play, read.value.picked) : []
}

/** How much of a stake still fits where so much of what it pays at the worst does. */
export function stakeThatFits(stake: bigint, worst: bigint, room: bigint): bigint {
  if (room <= 0n || worst <= 0n) return 0n
  const fits: Fraction = times(fraction(stake), ratio(room, worst))
  return fits.above / fits.below
}
