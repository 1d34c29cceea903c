import { range, sumOf } from '../counting.ts'
import { definePlay, type Draw, type Play, type Rule } from '../play.ts'
import { numbers, wholes } from '../ticket-shapes.ts'
import { byPlacedWords, byWords, isSide, shared, sidePairs, sides } from '../words.ts'
import { among, amongDrawn, bySets, byValue, inOrder, ladderInOrder, positions } from './rules.ts'

/** The order of ten. */

const symbols = numbers(10)
const chinese = '零一二三四五'

const play = (id: string, name: string, rule: Rule) => definePlay('pk10', `pk10-${id}`, name, rule)

const tops = range(1, 5).flatMap((size) => {
  const name = size === 1 ? '猜冠军' : `猜前${chinese[size]}`
  const direct = play(`top${size}-direct`, name, inOrder(symbols, size))
  if (size === 1) return [direct]
  const ladder = ladderInOrder(symbols, size)
  return [direct, play(`top${size}-ladder`, `定位阶梯前${chinese[size]}`, ladder)]
})

const places = wholes(1, 10)
const at = (draw: Draw, place: string) => draw[Number(place) - 1] ?? ''
const firstSum = (draw: Draw, size: number) => sumOf(draw.slice(0, size).map(Number))

/** Chances of a list of words, in so many of all. */
const outOf = (whole: number, ...pairs: readonly (readonly [string, number])[]) =>
  shared(...pairs.map(([words, count]) => [words, `${count}/${whole}`] as const))

export const tenPlays: readonly Play[] = [
  ...tops,
  play(
    'top2-group',
    '冠亚组合',
    bySets({ symbols, take: 2, chance: '2/90', wins: amongDrawn(2, 2) }),
  ),
  play(
    'top3-group',
    '前三组选',
    bySets({ symbols, take: 3, chance: '6/720', wins: amongDrawn(3, 3) }),
  ),
  play('position-first5', '前五定位胆', positions(symbols, 5)),
  play('position-last5', '后五定位胆', positions(symbols, 5, 5)),
  play(
    'place-number',
    '第1-10名',
    byPlacedWords({
      places,
      words: symbols,
      chances: '1/10',
      holds: (word, place, draw) => at(draw, place) === word,
    }),
  ),
  play(
    'place-sides',
    '两面',
    byPlacedWords({
      places,
      words: sides,
      chances: '5/10',
      holds: (word, place, draw) => isSide(word, Number(at(draw, place)), 6),
    }),
  ),
  play(
    'place-pair',
    '组合',
    byPlacedWords({
      places,
      words: sidePairs,
      chances: outOf(10, ['big-odd,small-even', 2], ['big-even,small-odd', 3]),
      holds: (word, place, draw) => isSide(word, Number(at(draw, place)), 6),
    }),
  ),
  play(
    'dragon-tiger',
    '龙虎',
    byPlacedWords({
      places: ['1v10', '2v9', '3v8', '4v7', '5v6'],
      words: ['dragon', 'tiger'],
      chances: '45/90',
      holds(word, pair, draw) {
        const [left = '', right = ''] = pair.split('v')
        return (word === 'dragon') === at(draw, left) > at(draw, right)
      },
    }),
  ),
  play(
    'top2-sum',
    '冠亚和值',
    byValue(
      wholes(3, 19),
      outOf(
        90,
        ['3,4,18,19', 2],
        ['5,6,16,17', 4],
        ['7,8,14,15', 6],
        ['9,10,12,13', 8],
        ['11', 10],
      ),
      (draw) => firstSum(draw, 2),
    ),
  ),
  play(
    'top2-sum-sides',
    '冠亚和两面',
    byWords({
      words: sides,
      chances: outOf(90, ['big,even', 40], ['small,odd', 50]),
      holds: (word, draw) => isSide(word, firstSum(draw, 2), 12),
    }),
  ),
  play(
    'top2-sum-sides-eleven-refund',
    '冠亚和两面(11退)',
    byWords({
      words: sides,
      chances: '40/90',
      holds: (word, draw) => isSide(word, firstSum(draw, 2), 12),
      refund: { chance: '10/90', when: (draw) => firstSum(draw, 2) === 11 },
    }),
  ),
  play(
    'top2-sum-pair',
    '冠亚和组合',
    byWords({
      words: sidePairs,
      chances: outOf(90, ['big-odd,big-even,small-even', 20], ['small-odd', 30]),
      holds: (word, draw) => isSide(word, firstSum(draw, 2), 12),
    }),
  ),
  play(
    'top2-sum-zone',
    '冠亚和区段',
    byWords({
      words: ['low', 'mid', 'high'],
      chances: outOf(90, ['low,high', 18], ['mid', 54]),
      holds(word, draw) {
        const sum = firstSum(draw, 2)
        return word === (sum <= 7 ? 'low' : sum <= 14 ? 'mid' : 'high')
      },
    }),
  ),
  play(
    'top3-sum',
    '前三和值',
    byValue(
      wholes(6, 27),
      outOf(
        720,
        ['6,7,26,27', 6],
        ['8,25', 12],
        ['9,24', 18],
        ['10,23', 24],
        ['11,22', 30],
        ['12,21', 42],
        ['13,20', 48],
        ['14,19', 54],
        ['15,16,17,18', 60],
      ),
      (draw) => firstSum(draw, 3),
    ),
  ),
  play(
    'top3-unplaced',
    '前三不定位',
    among(symbols, '216/720', (number, draw) => draw.slice(0, 3).includes(number)),
  ),
  play(
    'top5-unplaced',
    '前五不定位',
    among(symbols, '15120/30240', (number, draw) => draw.slice(0, 5).includes(number)),
  ),
]
