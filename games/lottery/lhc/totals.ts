import { sumOf } from '../counting.ts'
import { fair, type Draw, type Rule } from '../play.ts'
import { byWords, isSide, shared, sidePairs } from '../words.ts'
import { colourOf, colours } from './map.ts'
import { regularOf, specialOf, type Named } from './special.ts'

/** Plays on what the seven numbers come to. */

const total = (draw: Draw) => sumOf(draw.map(Number))

/** How many of the seven are so; 49 is left out. */
const countOf = (word: string, draw: Draw) =>
  draw.filter((number) => number !== '49' && isSide(word, Number(number), 25)).length

const countChances = [
  '475/84882',
  '100/2021',
  '345/2021',
  '12650/42441',
  '575/2021',
  '300/2021',
  '475/12126',
  '57/14147',
]

function counts(kinds: readonly [string, string]): Rule {
  const words = kinds.flatMap((kind) => countChances.map((_, count) => `${kind}${count}`))
  return byWords({
    words,
    chances: Object.fromEntries(
      words.map((word) => [word, countChances[Number(word.at(-1))] ?? '']),
    ),
    holds: (word, draw) => countOf(word.slice(0, -1), draw) === Number(word.at(-1)),
  })
}

/** A regular number is two points for its colour, the special one three. Two colours can only be even at six each. */
function leadingColour(draw: Draw): string {
  const points = colours.map((colour) => {
    const regular = regularOf(draw).filter((number) => colourOf(number) === colour).length
    return 2 * regular + (colourOf(specialOf(draw)) === colour ? 3 : 0)
  })
  const most = Math.max(...points)
  const leaders = colours.filter((_, place) => points[place] === most)
  return leaders.length > 1 ? 'tie' : (leaders[0] ?? '')
}

const tied = '13600/466851'

const sevenColour: Rule = {
  ...byWords({
    words: [...colours, 'tie'],
    chances: {
      red: '3787991/10737573',
      blue: '3318391/10737573',
      green: '3318391/10737573',
      tie: tied,
    },
    names: leadingColour,
    refund: { chance: tied, when: (draw, word) => word !== 'tie' && leadingColour(draw) === 'tie' },
  }),
}

export const totalPlays: readonly Named[] = [
  ['seven-colour', '七色波', { ...sevenColour, tiers: { ...sevenColour.tiers, tie: fair(tied) } }],
  [
    'total-size',
    '总和大小',
    byWords({
      words: ['big', 'small'],
      chances: { big: '21714479/42950292', small: '21235813/42950292' },
      holds: (word, draw) => isSide(word, total(draw), 175),
    }),
  ],
  [
    'total-parity',
    '总和单双',
    byWords({
      words: ['odd', 'even'],
      chances: { odd: '21220/42441', even: '21221/42441' },
      holds: (word, draw) => isSide(word, total(draw), 175),
    }),
  ],
  [
    'total-pair',
    '总和组合',
    byWords({
      words: sidePairs,
      chances: shared(
        ['big-odd', '255271/998844'],
        ['big-even,small-even', '21221/84882'],
        ['small-odd', '3499329/14316764'],
      ),
      holds: (word, draw) => isSide(word, total(draw), 175),
    }),
  ],
  [
    'regular-total-tail',
    '总尾大小',
    byWords({
      words: ['tail-big', 'tail-small'],
      chances: { 'tail-big': '3496055/6991908', 'tail-small': '3495853/6991908' },
      holds: (word, draw) => isSide(word.slice(5), sumOf(regularOf(draw).map(Number)) % 10, 5),
    }),
  ],
  ['seven-parity-count', '七码单双', counts(['odd', 'even'])],
  ['seven-size-count', '七码大小', counts(['big', 'small'])],
]
