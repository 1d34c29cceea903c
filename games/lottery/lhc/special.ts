import { ratio } from '../fraction.ts'
import { among } from '../numbers/rules.ts'
import { fair, type Draw, type Rule } from '../play.ts'
import { numbers } from '../ticket-shapes.ts'
import { byPlacedWords, byWords, isSide, sidePairs } from '../words.ts'
import { colourOf, colours, elementOf, elements } from './map.ts'

/** Plays on one number: the special one, or that of a place. */

export const symbols = numbers(49)
export const specialOf = (draw: Draw) => draw[6] ?? ''
export const regularOf = (draw: Draw) => draw.slice(0, 6)

const digitSum = (number: string) => Number(number[0]) + Number(number[1])

/** Whether a word fits a number: its size, parity, digit sum, tail or colour; `red-big-odd` is all of them. */
export function fits(word: string, number: string): boolean {
  if (word.startsWith('sum-')) return isSide(word.slice(4), digitSum(number), 7)
  if (word.startsWith('tail-')) return isSide(word.slice(5), Number(number) % 10, 5)
  return word.split('-').every((part) => {
    const isColour = colours.some((colour) => colour === part)
    return isColour ? colourOf(number) === part : isSide(part, Number(number), 25)
  })
}

const tie = { chance: '1/49', when: (draw: Draw) => specialOf(draw) === '49' }

const specialWords = (words: readonly string[], chances: string | Record<string, string>) =>
  byWords({
    words,
    chances,
    holds: (word, draw) => fits(word, specialOf(draw)),
    refund: tie,
  })

/** Chances of words by counting the numbers that fit, 49 left out. */
const counted = (words: readonly string[], of: readonly string[]) =>
  Object.fromEntries(
    words.map((word) => [word, `${of.filter((number) => fits(word, number)).length}/49`]),
  )

const below49 = symbols.slice(0, 48)
const halfWave = colours.flatMap((colour) =>
  ['big', 'small', 'odd', 'even'].map((side) => `${colour}-${side}`),
)
const halfHalfWave = colours.flatMap((colour) => sidePairs.map((side) => `${colour}-${side}`))

export const sideWords = [
  'big',
  'small',
  'odd',
  'even',
  'sum-odd',
  'sum-even',
  'sum-big',
  'sum-small',
  'tail-big',
  'tail-small',
]

const ranges = ['01-10', '11-20', '21-30', '31-40', '41-49']

const element: Rule = {
  ...byWords({
    words: elements,
    chances: { metal: '10/49', wood: '10/49', water: '9/49', fire: '12/49', earth: '8/49' },
    holds: (word, draw, day) => elementOf(specialOf(draw), day) === word,
  }),
  tiersFor: (_, day) =>
    Object.fromEntries(
      elements.map((word) => {
        const own = symbols.filter((number) => elementOf(number, day) === word).length
        return [word, fair(ratio(own, 49))]
      }),
    ),
}

export type Named = readonly [id: string, name: string, rule: Rule]

const places = ['1', '2', '3', '4', '5', '6']
const at = (draw: Draw, place: string) => draw[Number(place) - 1] ?? ''
const byColour = { red: '17/49', blue: '16/49', green: '16/49' }

export const specialPlays: readonly Named[] = [
  [
    'special-number',
    '特码 (A/B盘)',
    { ...among(symbols, '1/49', (number, draw) => specialOf(draw) === number), mode: 'credit' },
  ],
  ['special-size', '特码大小', specialWords(['big', 'small'], '24/49')],
  ['special-parity', '特码单双', specialWords(['odd', 'even'], '24/49')],
  ['special-digit-sum-parity', '特码合单双', specialWords(['sum-odd', 'sum-even'], '24/49')],
  ['special-digit-sum-size', '特码合大小', specialWords(['sum-big', 'sum-small'], '24/49')],
  ['special-tail-size', '特尾大小', specialWords(['tail-big', 'tail-small'], '24/49')],
  ['special-pair', '特码半特', specialWords(sidePairs, '12/49')],
  [
    'special-colour',
    '特码色波',
    byWords({
      words: colours,
      chances: byColour,
      holds: (word, draw) => colourOf(specialOf(draw)) === word,
    }),
  ],
  ['half-wave', '半波', specialWords(halfWave, counted(halfWave, below49))],
  ['half-half-wave', '半半波', specialWords(halfHalfWave, counted(halfHalfWave, below49))],
  ['special-element', '五行', element],
  [
    'special-range',
    '特码范围',
    byWords({
      words: ranges,
      chances: Object.fromEntries(
        ranges.map((range) => [range, range === '41-49' ? '9/49' : '10/49']),
      ),
      holds(word, draw) {
        const [from = '', to = ''] = word.split('-')
        return from <= specialOf(draw) && specialOf(draw) <= to
      },
    }),
  ],
  [
    'special-head',
    '特码头数',
    byWords({
      words: ['head0', 'head1', 'head2', 'head3', 'head4'],
      chances: {
        head0: '9/49',
        head1: '10/49',
        head2: '10/49',
        head3: '10/49',
        head4: '10/49',
      },
      holds: (word, draw) => specialOf(draw)[0] === word[4],
    }),
  ],
  [
    'regular-number',
    '正码',
    {
      ...among(symbols, '6/49', (number, draw) => regularOf(draw).includes(number)),
      mode: 'credit',
    },
  ],
  [
    'place-number',
    '正码特',
    byPlacedWords({
      places,
      words: symbols,
      chances: '1/49',
      holds: (word, place, draw) => at(draw, place) === word,
    }),
  ],
  [
    'place-sides',
    '正码1-6两面',
    byPlacedWords({
      places,
      words: sideWords,
      chances: '24/49',
      holds: (word, place, draw) => fits(word, at(draw, place)),
      refund: { chance: '1/49', when: (draw, place) => at(draw, place) === '49' },
    }),
  ],
  [
    'place-colour',
    '正码1-6色波',
    byPlacedWords({
      places,
      words: colours,
      chances: byColour,
      holds: (word, place, draw) => colourOf(at(draw, place)) === word,
    }),
  ],
  [
    'dragon-tiger',
    '龙虎 (1 v 6)',
    byWords({
      words: ['dragon', 'tiger'],
      chances: '1176/2352',
      holds: (word, draw) => (word === 'dragon') === at(draw, '1') > at(draw, '6'),
    }),
  ],
]
