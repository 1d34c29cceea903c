import { productOf, subsets, sumOf } from '../counting.ts'
import { ratio } from '../fraction.ts'
import { addUp, firstRow, linesOf, lost, rowsOf, won, type Draw, type Rule } from '../play.ts'
import { digits, oneRow, rowsOfSame } from '../ticket-shapes.ts'
import { byPlacedWords, byWords, isSide, shared, sidePairs, sides } from '../words.ts'
import { spanOf } from './straight.ts'

/** Words about digits. */

const values = (draw: Draw) => draw.map(Number)
const differentOf = (draw: Draw) => new Set(draw).size

/** Nine and nought are neighbours where the circle is closed. */
const isNext = (a: number, b: number) => Math.abs(a - b) === 1 || Math.abs(a - b) === 9

/** Three neighbours in any order. */
function isRun(draw: Draw): boolean {
  const drawn = new Set(values(draw))
  return (
    drawn.size === draw.length &&
    [...drawn].some((from) => draw.every((_, step) => drawn.has((from + step) % 10)))
  )
}

function patternOf(draw: Draw): string {
  const different = differentOf(draw)
  if (different === 1) return 'triple'
  if (different === 2) return 'pair'
  if (isRun(draw)) return 'straight'
  const close = subsets(values(draw), 2).some(([a = 0, b = 0]) => isNext(a, b))
  return close ? 'half-straight' : 'mixed'
}

export const special = byWords({
  words: ['triple', 'straight', 'pair'],
  chances: { triple: '10/1000', straight: '60/1000', pair: '270/1000' },
  names: patternOf,
})

export const pattern = byWords({
  words: ['triple', 'straight', 'pair', 'half-straight', 'mixed'],
  chances: {
    triple: '10/1000',
    straight: '60/1000',
    pair: '270/1000',
    'half-straight': '360/1000',
    mixed: '300/1000',
  },
  names: patternOf,
})

const drawnAt = (draw: Draw, place: string) => draw[Number(place) - 1] ?? ''

const placesTo = (last: number) => Array.from({ length: last }, (_, index) => String(index + 1))

export const ballNumber = byPlacedWords({
  places: placesTo(5),
  words: digits,
  chances: '1/10',
  holds: (word, place, draw) => drawnAt(draw, place) === word,
})

export const ballSides = (places: number) =>
  byPlacedWords({
    places: placesTo(places),
    words: sides,
    chances: '5/10',
    holds: (word, place, draw) => isSide(word, Number(drawnAt(draw, place)), 5),
  })

const primes = ['1', '2', '3', '5', '7']

export const ballPrime = byPlacedWords({
  places: placesTo(5),
  words: ['prime', 'composite'],
  chances: '5/10',
  holds: (word, place, draw) => (word === 'prime') === primes.includes(drawnAt(draw, place)),
})

export const totalSides = (big: number) =>
  byWords({
    words: sides,
    chances: '1/2',
    holds: (word, draw) => isSide(word, sumOf(values(draw)), big),
  })

export const totalPair = byWords({
  words: sidePairs,
  chances: shared(['big-odd,small-even', '26508/100000'], ['big-even,small-odd', '23492/100000']),
  holds: (word, draw) => isSide(word, sumOf(values(draw)), 23),
})

const pairsOf = (places: number) =>
  subsets(placesTo(places), 2).map(([a = '', b = '']) => `${a}v${b}`)

function sideOf(pair: string, draw: Draw): string {
  const [left = '', right = ''] = pair.split('v')
  const gap = Number(drawnAt(draw, left)) - Number(drawnAt(draw, right))
  if (gap === 0) return 'tie'
  return gap > 0 ? 'dragon' : 'tiger'
}

export const dragonTiger = (places: number) =>
  byPlacedWords({
    places: pairsOf(places),
    words: ['dragon', 'tiger', 'tie'],
    chances: shared(['dragon,tiger', '45/100'], ['tie', '10/100']),
    holds: (word, pair, draw) => sideOf(pair, draw) === word,
  })

export const dragonTigerRefund = byPlacedWords({
  places: pairsOf(5),
  words: ['dragon', 'tiger'],
  chances: '45/100',
  holds: (word, pair, draw) => sideOf(pair, draw) === word,
  refund: { chance: '10/100', when: (draw, pair) => sideOf(pair, draw) === 'tie' },
})

/** Some three come to a multiple of ten: what the other two come to; any such three give the same. */
export function bullOf(points: readonly number[]): string {
  const total = sumOf(points)
  // Three that come to a multiple of ten leave two that come to as much as all of them.
  const isBull = points.some((a, place) =>
    points.slice(place + 1).some((b) => (total - a - b) % 10 === 0),
  )
  if (!isBull) return 'none'
  return total % 10 === 0 ? 'bullbull' : `bull${total % 10}`
}

export const bullWords = [
  'none',
  ...Array.from({ length: 9 }, (_, index) => `bull${index + 1}`),
  'bullbull',
]

export const bull = byWords({
  words: bullWords,
  chances: shared(
    ['none', '35649/100000'],
    ['bull1,bull3,bull5,bull7,bull9', '6375/100000'],
    ['bull2,bull4,bull6,bull8', '6505/100000'],
    ['bullbull', '6456/100000'],
  ),
  names: (draw) => bullOf(values(draw)),
})

export const bullSides = byWords({
  words: ['bull-big', 'bull-small', 'bull-odd', 'bull-even'],
  chances: {
    'bull-big': '32216/100000',
    'bull-small': '32135/100000',
    'bull-odd': '31875/100000',
    'bull-even': '32476/100000',
  },
  holds(word, draw) {
    const name = bullOf(values(draw))
    if (name === 'none') return false
    return isSide(word.slice(5), name === 'bullbull' ? 10 : Number(name.slice(4)), 6)
  },
})

/** The shape of five digits. */
function handOf(draw: Draw): string {
  const times = [...new Set(draw)]
    .map((digit) => draw.filter((each) => each === digit).length)
    .toSorted((a, b) => b - a)
  const [most = 0, next = 0] = times
  if (most === 5) return 'five-kind'
  if (most === 4) return 'four-kind'
  if (most === 3) return next === 2 ? 'full-house' : 'three-kind'
  if (most === 2) return next === 2 ? 'two-pair' : 'one-pair'
  return spanOf(values(draw)) === 4 ? 'straight' : 'high'
}

const hands = {
  'five-kind': '10/100000',
  'four-kind': '450/100000',
  'full-house': '900/100000',
  straight: '720/100000',
  'three-kind': '7200/100000',
  'two-pair': '10800/100000',
  'one-pair': '50400/100000',
  high: '29520/100000',
}

export const poker = byWords({
  words: Object.keys(hands),
  chances: hands,
  names: handOf,
})

/** How many of five digits are odd, or big. */
export function countOf(kind: 'odd' | 'big'): Rule {
  const chances = ['3125', '15625', '31250', '31250', '15625', '3125']
  const words = chances.map((_, count) => `${kind}${count}`)
  return byWords({
    words,
    chances: Object.fromEntries(words.map((word, count) => [word, `${chances[count]}/100000`])),
    names: (draw) => kind + String(values(draw).filter((value) => isSide(kind, value, 5)).length),
  })
}

/** Pairs of equal digits: drawn twice at least. */
export const twoSame: Rule = {
  shape: oneRow(digits.map((digit) => digit + digit)),
  tiers: { win: { chance: ratio(28, 1000), prize: ratio(250, 7) } },
  count: (picked) => firstRow(picked).length,
  judge: (picked, draw) =>
    won(
      firstRow(picked).filter((pair) => draw.filter((digit) => digit === pair[0]).length >= 2)
        .length,
    ),
}

/** Three places in order, or just two of them. */
export const tong: Rule = {
  shape: { rows: rowsOfSame(3, digits), lines: { symbols: digits, length: 3 } },
  tiers: {
    all3: { chance: ratio(1, 1000), prize: ratio(470_000, 1037) },
    two: { chance: ratio(27, 1000), prize: ratio(21_000, 1037) },
  },
  count: (picked) =>
    picked.form === 'lines'
      ? picked.lines.length
      : productOf(rowsOf(picked).map(({ length }) => length)),
  judge(picked, draw) {
    const rows =
      picked.form === 'lines'
        ? linesOf(picked).map((line) => line.map((digit) => [digit]))
        : [rowsOf(picked)]
    return addUp(rows.map((each) => judgeTong(each, draw)))
  },
}

function judgeTong(rows: readonly (readonly string[])[], draw: Draw) {
  const right = rows.map((row, place) => (row.includes(draw[place] ?? '') ? 1 : 0))
  const all = productOf(right)
  // Two places right and the third wrong: as many as the third row has wrong digits.
  const two = sumOf(
    rows.map((row, wrong) =>
      productOf(right.map((is, place) => (place === wrong ? row.length - is : is))),
    ),
  )
  return addUp([won(all, 'all3'), two === 0 ? lost : won(two, 'two')])
}

export const anyTriple = byWords({
  words: ['any'],
  chances: '10/1000',
  holds: (_, draw) => differentOf(draw) === 1,
})

/** Three neighbours in rising or falling order. */
export const tractor = byWords({
  words: ['any'],
  chances: '16/1000',
  holds(_, draw) {
    const [a = 0, b = 0, c = 0] = values(draw)
    return b - a === c - b && Math.abs(b - a) === 1
  },
})

export const guessSize = byWords({
  words: ['big', 'small'],
  chances: '165/1000',
  holds(word, draw) {
    const sum = sumOf(values(draw))
    return word === 'big' ? sum >= 19 : sum <= 8
  },
})

export const guessParity = byWords({
  words: ['all-odd', 'all-even'],
  chances: '125/1000',
  holds: (word, draw) => values(draw).every((value) => isSide(word.slice(4), value, 5)),
})
