import { sumOf } from '../counting.ts'
import { among } from '../numbers/rules.ts'
import { definePlay, type Draw, type Family, type Play, type Rule } from '../play.ts'
import { digits } from '../ticket-shapes.ts'
import { byWords, isSide, sides } from '../words.ts'
import { allThere, noneThere, onOne, onWays, pairs, turned, type Ways } from './ways.ts'

/** Sheets of Vietnam: prizes with two to six digits, the special one first. */

type Sheet = {
  /** How many prizes each tier has, in the order of the draw. */
  readonly tiers: Readonly<Record<string, number>>
  readonly lengths: readonly number[]
  readonly head2: string
  readonly head3: string
}

const repeat = (...parts: readonly (readonly [count: number, digits: number])[]) =>
  parts.flatMap(([count, length]) => Array.from({ length: count }, () => length))

export const north: Sheet = {
  tiers: { db: 1, g1: 1, g2: 2, g3: 6, g4: 4, g5: 6, g6: 3, g7: 4 },
  lengths: repeat([1, 5], [1, 5], [2, 5], [6, 5], [4, 4], [6, 4], [3, 3], [4, 2]),
  head2: 'g7',
  head3: 'g6',
}

export const south: Sheet = {
  tiers: { db: 1, g1: 1, g2: 1, g3: 2, g4: 7, g5: 1, g6: 3, g7: 1, g8: 1 },
  lengths: repeat([1, 6], [1, 5], [1, 5], [2, 5], [7, 5], [1, 4], [3, 4], [1, 3], [1, 2]),
  head2: 'g8',
  head3: 'g7',
}

type Named = readonly [id: string, name: string, rule: Rule]

const special = (draw: Draw) => draw[0] ?? ''
const lastTwo = (draw: Draw) => special(draw).slice(-2)

const digit = (chance: string, isHit: (digit: string, draw: Draw) => boolean): Rule =>
  among(digits, chance, isHit)

function reader(sheet: Sheet) {
  const names = Object.entries(sheet.tiers).flatMap(([tier, count]) =>
    Array.from({ length: count }, () => tier),
  )
  /** The ends of the prizes of some tiers; of a tier marked with `1`, of its first prize. */
  function ends(size: number, ...tiers: readonly string[]): { count: number; ways: Ways } {
    const places = tiers.flatMap((wanted) => {
      const [tier = '', only] = wanted.split(':')
      const own = names.flatMap((name, place) => (name === tier ? [place] : []))
      return only === undefined ? own : own.slice(0, 1)
    })
    return {
      count: places.length,
      ways: (draw) => places.map((place) => (draw[place] ?? '').slice(-size)),
    }
  }
  const everyTier = Object.keys(sheet.tiers)
  const longEnough = (size: number) =>
    everyTier.filter((tier) => (sheet.lengths[names.indexOf(tier)] ?? 0) >= size)
  return {
    ends,
    all: (size: number) => ends(size, ...longEnough(size)),
  }
}

/** What both sheets have. */
function shared(sheet: Sheet): Named[] {
  const { ends, all } = reader(sheet)
  const { head2, head3 } = sheet
  const on = (size: number, ...tiers: string[]) => onWays({ digits: size, ...ends(size, ...tiers) })
  const turnedOn = (size: number, ...tiers: string[]) =>
    onWays({ digits: size, ...ends(size, ...tiers), orders: 'all' })
  const lo = (size: number) => onWays({ digits: size, ...all(size) })
  const loTurned = (size: number) => onWays({ digits: size, ...all(size), orders: 'all' })
  return [
    ['tail2', 'đề / đuôi', on(2, 'db')],
    ['tail3', '3 càng / xỉu chủ đuôi', on(3, 'db')],
    ['tail4', '4 càng', on(4, 'db')],
    ['head2', 'đầu', on(2, head2)],
    ['head-tail2', 'đầu đuôi', on(2, head2, 'db')],
    ['head3', 'xỉu chủ đầu', on(3, head3)],
    ['head-tail3', 'xỉu chủ', on(3, head3, 'db')],
    ['head-tail3-reversed', 'xỉu chủ đảo', turnedOn(3, head3, 'db')],
    ['tail3-reversed', 'xỉu chủ đuôi đảo', turnedOn(3, 'db')],
    ['head3-reversed', 'xỉu chủ đầu đảo', turnedOn(3, head3)],
    ['lo2', 'bao lô 2 số', lo(2)],
    ['lo2-reversed', 'bao lô 2 đảo', loTurned(2)],
    ['lo3', 'bao lô 3 số', lo(3)],
    ['lo3-reversed', 'bao lô 3 đảo', loTurned(3)],
    ['lo4', 'bao lô 4 số', lo(4)],
    ['lo4-reversed', 'bao lô 4 đảo', loTurned(4)],
    ['xien2', 'xiên 2', allThere(2, all(2))],
    ['xien3', 'xiên 3', allThere(3, all(2))],
    ['xien4', 'xiên 4', allThere(4, all(2))],
    ['xien-turn3', 'xiên quay 3', turned(3, all(2))],
    ['xien-turn4', 'xiên quay 4', turned(4, all(2))],
    ['da', 'đá thẳng (one station)', pairs(all(2))],
    ['tail-tens', 'đầu đề (digit)', digit('10/100', (one, draw) => lastTwo(draw)[0] === one)],
    ['tail-units', 'đuôi đề (digit)', digit('10/100', (one, draw) => lastTwo(draw)[1] === one)],
    ['tail-touch', 'chạm', digit('19/100', (one, draw) => lastTwo(draw).includes(one))],
    [
      'tail-sum',
      'tổng đề',
      digit('10/100', (one, draw) => sumOf([...lastTwo(draw)].map(Number)) % 10 === Number(one)),
    ],
    [
      'tail-sides',
      'tài xỉu chẵn lẻ',
      byWords({
        words: sides,
        chances: '50/100',
        holds: (word, draw) => isSide(word, Number(lastTwo(draw)), 50),
      }),
    ],
    [
      'tail-double',
      'kép',
      byWords({
        words: ['double'],
        chances: '10/100',
        holds: (_, draw) => lastTwo(draw)[0] === lastTwo(draw)[1],
      }),
    ],
  ]
}

const misses = (sheet: Sheet, takes: readonly number[]): Named[] =>
  takes.map((take) => [`miss${take}`, `trượt xiên ${take}`, noneThere(take, reader(sheet).all(2))])

const inNorth = reader(north)
const inSouth = reader(south)

const northOnly: readonly Named[] = [
  ['first-prize2', 'nhất to', onWays({ digits: 2, ...inNorth.ends(2, 'g1') })],
  ['front2', 'đề đầu (first two of special)', onOne(2, (draw) => special(draw).slice(0, 2))],
  ['lo8-2', 'bao lô 8 (2 số)', onWays({ digits: 2, ...inNorth.ends(2, 'g7', 'g6', 'db') })],
  [
    'lo8-3',
    'bao lô 8 (3 số)',
    onWays({ digits: 3, ...inNorth.ends(3, 'g6', 'g5:1', 'g4:1', 'g3:1', 'db') }),
  ],
  ['first-prize3', 'giải nhất 3 số', onWays({ digits: 3, ...inNorth.ends(3, 'g1') })],
  ['special-first2', 'đề ĐB + nhất', onWays({ digits: 2, ...inNorth.ends(2, 'db', 'g1') })],
  ['first-digit', 'đầu ĐB (first digit)', digit('1/10', (one, draw) => special(draw)[0] === one)],
  [
    'total-sides',
    'tổng 5 số ĐB',
    byWords({
      words: sides,
      chances: '50000/100000',
      holds: (word, draw) => isSide(word, sumOf([...special(draw)].map(Number)), 23),
    }),
  ],
]

const bothStations: Ways = (draw) => [
  ...inSouth.all(2).ways(draw.slice(0, 18)),
  ...inSouth.all(2).ways(draw.slice(18)),
]

const southOnly: readonly Named[] = [
  ['first-prize2', 'giải nhất', onWays({ digits: 2, ...inSouth.ends(2, 'g1') })],
  [
    'lo7-2',
    'bao lô 7 (2 số)',
    onWays({ digits: 2, ...inSouth.ends(2, 'g8', 'g7', 'g6', 'g5', 'db') }),
  ],
  ['lo7-3', 'bao lô 7 (3 số)', onWays({ digits: 3, ...inSouth.ends(3, 'g7', 'g6', 'g5', 'db') })],
  ['lo7-4', 'bao lô 7 (4 số)', onWays({ digits: 4, ...inSouth.ends(4, 'g6', 'g5', 'db') })],
  ['da-two-stations', 'đá xiên (two stations)', pairs({ count: 36, ways: bothStations })],
  ['special6', 'độc đắc 6 số', onOne(6, special)],
  ['seventh3', 'giải 7', onWays({ digits: 3, ...inSouth.ends(3, 'g7') })],
]

const named = (family: Family, plays: readonly Named[]): Play[] =>
  plays.map(([id, name, rule]) => definePlay(family, `${family}-${id}`, name, rule))

export const vietnamPlays: readonly Play[] = [
  ...named('vnn', [...shared(north), ...misses(north, [4, 5, 6, 7, 8, 9, 10]), ...northOnly]),
  ...named('vns', [...shared(south), ...misses(south, [4, 8, 10]), ...southOnly]),
]
