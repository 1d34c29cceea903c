import { range, subsets, sumOf } from '../counting.ts'
import { spanOf } from '../digits/straight.ts'
import { bullOf, bullWords } from '../digits/words.ts'
import { definePlay, type Draw, type Play, type Rule } from '../play.ts'
import { numbers, wholes } from '../ticket-shapes.ts'
import { byPlacedWords, byWords, isSide, shared, sides } from '../words.ts'
import { among, amongDrawn, bySets, byValue, inOrder, positions } from './rules.ts'

/** Five of eleven numbers, in order. */

const symbols = numbers(11)
const values = (draw: Draw) => draw.map(Number)
const chinese = '零一二三四五六七八'

const setsOfAny = ['210', '84', '28', '7', '1', '6', '21', '56']

const any = range(1, 8).flatMap((take): Play[] => {
  const chance = `${setsOfAny[take - 1]}/462`
  const rule = { symbols, take, chance, wins: amongDrawn(take, 5) }
  const name = `任选${chinese[take]}中${take <= 5 ? chinese[take] : '五'}`
  const plain = play(`any${take}`, name, bySets(rule))
  if (take === 1) return [plain]
  return [
    plain,
    play(`any${take}-dantuo`, `任${chinese[take]}胆拖`, bySets({ ...rule, dan: 'dan' })),
  ]
})

function play(id: string, name: string, rule: Rule): Play {
  return definePlay('11x5', `11x5-${id}`, name, rule)
}

const windows = [
  ['front3', '前三', [0, 1, 2]],
  ['mid3', '中三', [1, 2, 3]],
  ['last3', '后三', [2, 3, 4]],
  ['front2', '前二', [0, 1]],
  ['last2', '后二', [3, 4]],
] as const

const onWindows = windows.flatMap(([id, name, places]) => {
  const size = places.length
  const on = (rule: Rule): Rule => ({
    ...rule,
    judge: (picked, draw, day) =>
      rule.judge(
        picked,
        places.map((place) => draw[place] ?? ''),
        day,
      ),
  })
  const group = {
    symbols,
    take: size,
    chance: size === 3 ? '6/990' : '2/110',
    wins: amongDrawn(size, size),
  }
  const both = [
    play(`${id}-direct`, `${name}直选`, on(inOrder(symbols, size))),
    play(`${id}-group`, `${name}组选`, on(bySets(group))),
    play(`${id}-group-dantuo`, `${name}组选胆拖`, on(bySets({ ...group, dan: 'dan' }))),
  ]
  if (size === 2) return both
  const unplaced = among(symbols, '270/990', (number, draw) => draw.includes(number))
  return [...both, play(`${id}-unplaced`, `${name}不定位`, on(unplaced))]
})

const places = ['1', '2', '3', '4', '5']
const at = (draw: Draw, place: string) => draw[Number(place) - 1] ?? ''

const oddCount = (draw: Draw) => values(draw).filter((value) => value % 2 === 1).length
const middleOf = (draw: Draw) => draw.toSorted()[2] ?? ''
const odds = { '5odd': '6', '4odd': '75', '3odd': '200', '2odd': '150', '1odd': '30', '0odd': '1' }

export const elevenPlays: readonly Play[] = [
  ...any,
  ...onWindows,
  play('position', '定位胆', positions(symbols, 5)),
  play(
    'odd-even-count',
    '定单双',
    byValue(
      Object.keys(odds),
      Object.fromEntries(Object.entries(odds).map(([word, count]) => [word, `${count}/462`])),
      (draw) => `${oddCount(draw)}odd`,
    ),
  ),
  play(
    'middle',
    '猜中位',
    byValue(
      symbols.slice(2, 9),
      shared(['03,09', '28/462'], ['04,08', '63/462'], ['05,07', '90/462'], ['06', '100/462']),
      middleOf,
    ),
  ),
  play(
    'ball-number',
    '第1-5球',
    byPlacedWords({
      places,
      words: symbols,
      chances: '1/11',
      holds: (word, place, draw) => at(draw, place) === word,
    }),
  ),
  play(
    'ball-sides',
    '两面',
    byPlacedWords({
      places,
      words: sides,
      chances: '5/11',
      holds: (word, place, draw) => isSide(word, Number(at(draw, place)), 6),
      refund: { chance: '1/11', when: (draw, place) => at(draw, place) === '11' },
    }),
  ),
  play(
    'total-size',
    '总和大小',
    byWords({
      words: ['big', 'small'],
      chances: '215/462',
      holds: (word, draw) => isSide(word, sumOf(values(draw)), 31),
      refund: { chance: '32/462', when: (draw) => sumOf(values(draw)) === 30 },
    }),
  ),
  play(
    'total-parity',
    '总和单双',
    byWords({
      words: ['odd', 'even'],
      chances: { odd: '236/462', even: '226/462' },
      holds: (word, draw) => isSide(word, sumOf(values(draw)), 31),
    }),
  ),
  play(
    'total-tail',
    '总和尾大小',
    byWords({
      words: ['tail-big', 'tail-small'],
      chances: { 'tail-big': '232/462', 'tail-small': '230/462' },
      holds: (word, draw) => isSide(word.slice(5), sumOf(values(draw)) % 10, 5),
    }),
  ),
  play(
    'dragon-tiger',
    '龙虎',
    byPlacedWords({
      places: subsets(places, 2).map(([a, b]) => `${a}v${b}`),
      words: ['dragon', 'tiger'],
      chances: '55/110',
      holds(word, pair, draw) {
        const [left = '', right = ''] = pair.split('v')
        return (word === 'dragon') === at(draw, left) > at(draw, right)
      },
    }),
  ),
  play(
    'bull',
    '趣味牛牛',
    byWords({
      words: bullWords,
      chances: shared(
        ['none', '96/462'],
        ['bull1', '39/462'],
        ['bull2', '36/462'],
        ['bull3,bull5,bull7', '40/462'],
        ['bull4,bull6,bull8', '34/462'],
        ['bull9', '37/462'],
        ['bullbull', '32/462'],
      ),
      names: (draw) => bullOf(values(draw)),
    }),
  ),
  play(
    'miss',
    '不中',
    among(symbols, '252/462', (number, draw) => !draw.includes(number)),
  ),
  play(
    'front3-sum-sides',
    '前三和值两面',
    byWords({
      words: sides,
      chances: { big: '456/990', small: '534/990', odd: '480/990', even: '510/990' },
      holds: (word, draw) => isSide(word, sumOf(values(draw.slice(0, 3))), 19),
    }),
  ),
  play(
    'span',
    '跨度',
    byValue(
      wholes(4, 10),
      {
        4: '7/462',
        5: '24/462',
        6: '50/462',
        7: '80/462',
        8: '105/462',
        9: '112/462',
        10: '84/462',
      },
      (draw) => spanOf(values(draw)),
    ),
  ),
]
