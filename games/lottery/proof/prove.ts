import { allOrders, range } from '../counting.ts'
import { none, plus, ratio, times, type Fraction } from '../fraction.ts'
import { payoutOf } from '../judge.ts'
import type { Play } from '../play.ts'
import { north, south } from '../sheets/vietnam.ts'
import { digitSpace, numberSpace, type Space } from './space.ts'
import { spaceOf49 } from './spaces-of-49.ts'
import {
  anySpace,
  countSpace,
  endSpace,
  onePrize,
  singleHits,
  threePrizes,
} from './spaces-of-sheets.ts'

/** What a ticket gets over all that can be drawn. */
export type Proof = {
  readonly bets: number
  /** What comes back of one unit, where all is to come back. */
  readonly returned: Fraction
  /** Hits in the mean, by tier: the chance, where there is one bet and one hit. */
  readonly chances: Readonly<Record<string, Fraction>>
  readonly refund: Fraction
}

export function prove(play: Play, text: string, day: string): Proof {
  const ticket = play.read(text, day)
  if (!ticket.ok) throw new Error(`${play.id} ${text}: ${ticket.code}`)
  const { classes, total } = spaceOf(play, text, day)
  const hits = new Map<string, bigint>()
  let refunds = 0n
  let seen = 0n
  for (const { draw, weight } of classes) {
    seen += weight
    const judged = ticket.value.judge(draw)
    refunds += weight * BigInt(judged.refunds)
    for (const [tier, count] of Object.entries(judged.hits)) {
      hits.set(tier, (hits.get(tier) ?? 0n) + weight * BigInt(count))
    }
  }
  if (seen !== total && !isBySingleHits(play)) {
    throw new Error(`${play.id}: ${seen} of ${total} draws were looked at`)
  }
  const { tiers, bets } = ticket.value
  const paid = [...hits].reduce(
    (sum, [tier, count]) =>
      plus(sum, times(payoutOf({ hits: { [tier]: 1 }, refunds: 0 }, tiers), ratio(count, total))),
    plus(none, ratio(refunds, total)),
  )
  return {
    bets,
    returned: times(paid, ratio(1, bets)),
    chances: Object.fromEntries([...hits].map(([tier, count]) => [tier, ratio(count, total)])),
    refund: ratio(refunds, total),
  }
}

const windows: Readonly<Record<string, readonly number[]>> = {
  front2: [1, 2],
  front3: [1, 2, 3],
  mid3: [2, 3, 4],
  last3: [3, 4, 5],
  front4: [1, 2, 3, 4],
  last4: [2, 3, 4, 5],
  top1: [1],
  top2: [1, 2],
  top3: [1, 2, 3],
  top4: [1, 2, 3, 4],
}

/** The places of the draw that a ticket can be told by. */
function placesOf({ id, family }: Play, text: string): readonly number[] {
  const size = family === 'k3' || family === 'lf3' ? 3 : 5
  const part = id.split('-')[1] ?? ''
  if (part === 'last2') return [size - 1, size]
  const window = windows[part]
  if (window !== undefined) return window
  if (/-(?:ball|place|dragon)-/.test(id)) {
    const named = text.split(' ').flatMap((word) => (word.split(':')[0] ?? '').split('v'))
    return [...new Set(named.map(Number))].toSorted((a, b) => a - b)
  }
  const chosen = /^@([^:]*):/.exec(text)?.[1]
  if (chosen !== undefined) return chosen.split(',').map(Number)
  if (id === 'pk10-position-last5') return filled(text).map((place) => place + 5)
  if (id.includes('-position')) return filled(text)
  return range(1, size)
}

const filled = (text: string) =>
  text.split('|').flatMap((row, place) => (row.trim() === '-' ? [] : [place + 1]))

const isSheetOfVietnam = ({ family }: Play) => family === 'vnn' || family === 'vns'

/** Each hit of a number on a way pays by itself. */
const isBySingleHits = (play: Play) =>
  (isSheetOfVietnam(play) && /-(?:head|lo\d|special-first)/.test(play.id)) ||
  (play.family === '4d' && /-(?:big|small|4[a-es]|roll|reverse|\dabc)/.test(play.id)) ||
  /^thai-3-(?:front|bottom)$/.test(play.id)

function spaceOf(play: Play, text: string, day: string): Space {
  const { id, family } = play
  if (family === 'lhc') return spaceOf49(play, text, day)
  if (family === '11x5' || family === 'pk10') return numberSpace(play, placesOf(play, text))
  if (['ssc', 'lf3', 'lf5', 'k3'].includes(family)) return digitSpace(play, placesOf(play, text))
  const words = text.split(' ')
  if (isBySingleHits(play)) return singleHits(play, ordersFor(id, words))
  if (isSheetOfVietnam(play)) return vietnamSpace(play, words)
  return siamSpace(play, words)
}

/** All numbers that one of the picked ones may be drawn as. */
function ordersFor(id: string, words: readonly string[]): string[] {
  if (id === '4d-roll') {
    return words.flatMap((word) => range(0, 9).map((digit) => word.replace('R', String(digit))))
  }
  return [...new Set(words.flatMap(allOrders))]
}

function vietnamSpace(play: Play, words: readonly string[]): Space {
  const id = play.id.slice(4)
  if (/^(?:xien|da|miss)/.test(id)) {
    const sheets = id === 'da-two-stations' ? 2 : 1
    const ways = (play.family === 'vnn' ? north : south).lengths.length * sheets
    const places = range(0, ways - 1)
    return id.startsWith('miss') ? anySpace(play, places, words) : countSpace(play, places, words)
  }
  if (id === 'special6') return onePrize(play, words[0] ?? '')
  if (id === 'total-sides') return endSpace(play, 0, 5, 'end')
  if (id === 'front2' || id === 'first-digit') return endSpace(play, 0, 2, 'start')
  if (id.startsWith('first-prize')) return endSpace(play, 1, 3, 'end')
  if (id === 'seventh3') return endSpace(play, 16, 3, 'end')
  return endSpace(play, 0, id.startsWith('tail4') ? 4 : 3, 'end')
}

function siamSpace(play: Play, words: readonly string[]): Space {
  const { id, family } = play
  if (id === '4d-5d') return threePrizes(words[0] ?? '')
  if (id === 'thai-first-prize') return onePrize(play, words[0] ?? '')
  if (id === '4d-6d') return endSpace(play, 0, 6, 'end')
  const isBottom = id.includes('bottom')
  if (family === 'thai') return endSpace(play, isBottom ? 5 : 0, isBottom ? 2 : 3, 'end')
  if (family === 'lao') return endSpace(play, 0, 4, 'end')
  if (family === 'hanoi') return endSpace(play, isBottom ? 1 : 0, isBottom ? 2 : 4, 'end')
  return endSpace(play, 0, 4, 'end')
}
