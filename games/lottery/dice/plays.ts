import { choose, sumOf } from '../counting.ts'
import { spanOf } from '../digits/straight.ts'
import { bySets, byValue, among } from '../numbers/rules.ts'
import {
  definePlay,
  fair,
  firstRow,
  rowsOf,
  won,
  type Draw,
  type Play,
  type Rule,
} from '../play.ts'
import { oneRow, row, wholes } from '../ticket-shapes.ts'
import { byWords, isSide, shared, sidePairs, sides } from '../words.ts'

/** Three dice. */

const faces = wholes(1, 6)
const values = (draw: Draw) => draw.map(Number)
const total = (draw: Draw) => sumOf(values(draw))
const different = (draw: Draw) => new Set(draw).size
const often = (face: string, draw: Draw) => draw.filter((each) => each === face).length
const sortedText = (draw: Draw) => draw.toSorted().join('')
const runs = ['123', '234', '345', '456']

const play = (id: string, name: string, rule: Rule) => definePlay('k3', `k3-${id}`, name, rule)

/** Numbers that stand for draws in any order. */
const named = (symbols: readonly string[], chance: string): Rule => ({
  shape: oneRow(symbols),
  tiers: { win: fair(chance) },
  count: (picked) => firstRow(picked).length,
  judge: (picked, draw) => won(firstRow(picked).filter((one) => one === sortedText(draw)).length),
})

/** Faces that all appear: sets of so many are a bet; of three, no other face does. */
const appear = (take: 2 | 3, chance: string, dan?: 'dan') =>
  bySets({
    symbols: faces,
    take,
    chance,
    ...(dan && { dan }),
    wins(own, draw, always) {
      if (take === 3 && different(draw) < 3) return 0
      if (!always.every((face) => draw.includes(face))) return 0
      return choose(own.filter((face) => draw.includes(face)).length, take - always.length)
    },
  })

const pairSingle: Rule = {
  shape: { rows: [row(faces.map((face) => face + face)), row(faces)] },
  tiers: { win: fair('3/216') },
  count(picked) {
    const [pairs = [], singles = []] = rowsOf(picked)
    // A face stands in one row only.
    if (pairs.some((pair) => singles.includes(pair[0] ?? ''))) return 0
    return pairs.length * singles.length
  },
  judge(picked, draw) {
    const [pairs = [], singles = []] = rowsOf(picked)
    if (different(draw) !== 2) return won(0)
    const isPair = pairs.some((pair) => often(pair[0] ?? '', draw) === 2)
    return won(isPair && singles.some((face) => often(face, draw) === 1) ? 1 : 0)
  },
}

const outOf = (...pairs: readonly (readonly [string, number])[]) =>
  shared(...pairs.map(([words, count]) => [words, `${count}/216`] as const))

const patternOf = (draw: Draw) => {
  if (different(draw) === 1) return 'triple'
  if (different(draw) === 2) return 'pair'
  return runs.includes(sortedText(draw)) ? 'straight' : 'different'
}

const faceMulti: Rule = {
  mode: 'credit',
  shape: oneRow(faces),
  tiers: { win: { ...fair('1/2'), prize: { above: 2n, below: 1n } } },
  count: (picked) => firstRow(picked).length,
  judge: (picked, draw) => won(sumOf(firstRow(picked).map((face) => often(face, draw)))),
}

export const dicePlays: readonly Play[] = [
  play(
    'sum',
    '和值',
    byValue(
      wholes(3, 18),
      outOf(
        ['3,18', 1],
        ['4,17', 3],
        ['5,16', 6],
        ['6,15', 10],
        ['7,14', 15],
        ['8,13', 21],
        ['9,12', 25],
        ['10,11', 27],
      ),
      total,
    ),
  ),
  play(
    'sum-sides',
    '和值两面',
    byWords({
      words: sides,
      chances: '108/216',
      holds: (word, draw) => isSide(word, total(draw), 11),
    }),
  ),
  play(
    'sum-sides-triple-loses',
    '两面(围骰通杀)',
    byWords({
      words: sides,
      chances: '105/216',
      holds: (word, draw) => different(draw) > 1 && isSide(word, total(draw), 11),
    }),
  ),
  play(
    'sum-pair',
    '和值组合',
    byWords({
      words: sidePairs,
      chances: outOf(['big-odd,small-even', 61], ['big-even,small-odd', 47]),
      holds: (word, draw) => isSide(word, total(draw), 11),
    }),
  ),
  play(
    'triple-single',
    '三同号单选',
    named(
      faces.map((face) => face.repeat(3)),
      '1/216',
    ),
  ),
  play(
    'triple-any',
    '三同号通选',
    byWords({ words: ['any'], chances: '6/216', holds: (_, draw) => different(draw) === 1 }),
  ),
  play('straight-single', '三连号单选', named(runs, '6/216')),
  play(
    'straight-any',
    '三连号通选',
    byWords({
      words: ['any'],
      chances: '24/216',
      holds: (_, draw) => runs.includes(sortedText(draw)),
    }),
  ),
  play('three-different', '三不同号', appear(3, '6/216')),
  play('three-different-dantuo', '三不同号胆拖', appear(3, '6/216', 'dan')),
  play('pair-single', '二同号单选', pairSingle),
  play(
    'pair-any',
    '二同号复选',
    among(
      faces.map((face) => face + face),
      '16/216',
      (pair, draw) => often(pair[0] ?? '', draw) >= 2,
    ),
  ),
  play('two-different', '二不同号', appear(2, '30/216')),
  play('two-different-dantuo', '二不同号胆拖', appear(2, '30/216', 'dan')),
  play(
    'face',
    '单挑一骰',
    among(faces, '91/216', (face, draw) => draw.includes(face)),
  ),
  play('face-multi', '三军', faceMulti),
  play(
    'span',
    '跨度',
    byValue(wholes(0, 5), outOf(['0', 6], ['1,5', 30], ['2,4', 48], ['3', 54]), (draw) =>
      spanOf(values(draw)),
    ),
  ),
  play(
    'pattern',
    '形态',
    byWords({
      words: ['triple', 'pair', 'straight', 'different'],
      chances: outOf(['triple', 6], ['pair', 90], ['straight', 24], ['different', 96]),
      names: patternOf,
    }),
  ),
  play(
    'odd-count',
    '单双个数',
    byWords({
      words: ['odd0', 'odd1', 'odd2', 'odd3'],
      chances: outOf(['odd0,odd3', 27], ['odd1,odd2', 81]),
      holds: (word, draw) =>
        word === `odd${values(draw).filter((value) => value % 2 === 1).length}`,
    }),
  ),
  play(
    'colour',
    '红黑',
    byWords({
      words: ['all-red', 'all-black', 'mixed'],
      chances: outOf(['all-red', 8], ['all-black', 64], ['mixed', 144]),
      holds(word, draw) {
        const red = draw.filter((face) => face === '1' || face === '4').length
        return word === (red === 3 ? 'all-red' : red === 0 ? 'all-black' : 'mixed')
      },
    }),
  ),
  play(
    'missing',
    '不出号',
    among(faces, '125/216', (face, draw) => !draw.includes(face)),
  ),
]
