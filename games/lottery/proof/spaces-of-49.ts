import { range } from '../counting.ts'
import { animalOf, animals, colourOf, colours } from '../lhc/map.ts'
import { fits } from '../lhc/special.ts'
import type { Draw, Play } from '../play.ts'
import { digits, numbers } from '../ticket-shapes.ts'
import { groupSpace, numberSpace, sumsOfSets, type Class, type Space } from './space.ts'

/** The draws of six and a special number of 49, in classes that a ticket cannot tell apart. */

const symbols = numbers(49)

const by = (markOf: (number: string) => string, marks: readonly string[]): string[][] =>
  marks
    .map((mark) => symbols.filter((number) => markOf(number) === mark))
    .filter((group) => group.length > 0)

/** Each number that is picked by itself, and all others together. */
const byOwn = (own: readonly string[]): string[][] => [
  ...own.map((number) => [number]),
  symbols.filter((number) => !own.includes(number)),
]

const sideOf = (number: string, word: 'odd' | 'big') =>
  number === '49' ? 'out' : fits(word, number) ? 'in' : 'not'

/** A draw with this special number. */
const withSpecial = (special: string): Draw => [
  ...symbols.filter((number) => number !== special).slice(0, 6),
  special,
]

function* specials(): Generator<Class> {
  for (const number of symbols) yield { draw: withSpecial(number), weight: 1n }
}

function* sevens(): Generator<Class> {
  // Each of the seven may be the special one.
  for (const { draw, sets } of sumsOfSets(7)) yield { draw, weight: sets * 7n }
}

function* sixes(): Generator<Class> {
  for (const { draw, sets } of sumsOfSets(6)) {
    const special = symbols.find((number) => !draw.includes(number)) ?? ''
    yield { draw: [...draw, special], weight: sets * 43n }
  }
}

const allDraws = 13_983_816n * 43n

/** Numbers that the words of a parlay cannot tell apart, on the places of its legs. */
function parlaySpace(words: readonly string[], places: readonly number[]): Space {
  const signature = (number: string) =>
    number === '49' ? '49' : words.map((word) => (fits(word, number) ? '1' : '0')).join('')
  const groups = by(signature, [...new Set(symbols.map(signature))])
  function* walk(taken: readonly string[], weight: bigint): Generator<Class> {
    if (taken.length === places.length) {
      const rest = symbols.filter((number) => !taken.includes(number))
      const draw = range(1, 7).map((place) => {
        const at = places.indexOf(place)
        return (at >= 0 ? taken[at] : rest.shift()) ?? ''
      })
      yield { draw, weight }
      return
    }
    for (const group of groups) {
      const free = group.filter((number) => !taken.includes(number))
      const [next] = free
      if (next !== undefined) yield* walk([...taken, next], weight * BigInt(free.length))
    }
  }
  const total = places.reduce((all, _, index) => all * BigInt(49 - index), 1n)
  return { classes: walk([], 1n), total }
}

export function spaceOf49(play: Play, ticket: string, day: string): Space {
  const id = play.id.slice(4)
  const words = ticket
    .replaceAll(/[#=;]/gu, ' ')
    .split(' ')
    .filter((word) => word !== '')
  if (id.startsWith('parlay')) {
    const legs = words.map((leg) => leg.split(':'))
    return parlaySpace(
      [...new Set(legs.map(([, word = '']) => word))],
      legs.map(([place]) => Number(place)),
    )
  }
  if (id === 'dragon-tiger') return numberSpace(play, [1, 6])
  if (id.startsWith('place-')) {
    return numberSpace(play, [...new Set(words.map((word) => Number(word.split(':')[0])))])
  }
  if (/^special-(?!string)|wave$|^zodiac-set|^six-zodiac/.test(id)) {
    return { classes: specials(), total: 49n }
  }
  if (id.startsWith('total-')) return { classes: sevens(), total: allDraws }
  if (id === 'regular-total-tail') return { classes: sixes(), total: allDraws }
  if (id.startsWith('seven-colour')) return groupSpace(by(colourOf, colours))
  const counted = /^seven-(parity|size)/.exec(id)
  if (counted !== null) {
    const word = counted[1] === 'parity' ? 'odd' : 'big'
    return groupSpace(by((number) => sideOf(number, word), ['in', 'not', 'out']))
  }
  if (id.includes('zodiac')) return groupSpace(by((number) => animalOf(number, day), animals))
  if (id.includes('tail')) return groupSpace(by((number) => number[1] ?? '', digits))
  return groupSpace(byOwn(words))
}
