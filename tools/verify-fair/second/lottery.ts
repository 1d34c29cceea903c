import type { Below } from './numbers.ts'

/** The chapter on lotteries. */

const digits = (below: Below, count: number) =>
  Array.from({ length: count }, () => String(below(10)))

/** `01` to the last lie in a list; place by place, one of those that are left comes there. */
function balls(below: Below, count: number, last: number): string[] {
  const list = Array.from({ length: last }, (_, index) => String(index + 1).padStart(2, '0'))
  for (let i = 0; i < count; i += 1) {
    const j = i + below(last - i)
    const [here, there] = [list[i] as string, list[j] as string]
    list[i] = there
    list[j] = here
  }
  return list.slice(0, count)
}

const prizes = (...groups: readonly (readonly [count: number, length: number])[]) =>
  groups.flatMap(([count, length]) => Array.from({ length: count }, () => length))

const sheets: Readonly<Record<string, readonly number[]>> = {
  vnn: prizes([10, 5], [10, 4], [3, 3], [4, 2]),
  vns: prizes([1, 6], [11, 5], [4, 4], [1, 3], [1, 2]),
  thai: prizes([1, 6], [4, 3], [1, 2]),
  lao: prizes([1, 4]),
  hanoi: prizes([2, 5]),
  '4d': prizes([23, 4]),
  '4d-5d': prizes([3, 5]),
  '4d-6d': prizes([1, 6]),
}

function drawOf(drawing: string, below: Below): string[] | undefined {
  const counts: Readonly<Record<string, number>> = { ssc: 5, lf5: 5, lf3: 3 }
  const count = counts[drawing]
  if (count !== undefined) return digits(below, count)
  if (drawing === 'k3') return Array.from({ length: 3 }, () => String(below(6) + 1))
  if (drawing === '11x5') return balls(below, 5, 11)
  if (drawing === 'pk10') return balls(below, 10, 10)
  if (drawing === 'lhc') return balls(below, 7, 49)
  return sheets[drawing]?.map((length) => digits(below, length).join(''))
}

/** The draw of an issue again; nothing where the table is none of a lottery. */
export function drawLottery(table: string, below: Below): readonly string[] | undefined {
  const [word, drawing = ''] = table.split(':')
  return word === 'lottery' ? drawOf(drawing, below) : undefined
}
