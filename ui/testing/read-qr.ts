/**
 * Reads a drawn code back, as a phone does, but without repairing anything: versions 1 to 6 at level M, bytes only.
 * What it cannot read it throws at.
 */
export function readQr(svg: Element): string {
  const grid = gridOf(svg.querySelector('path')?.getAttribute('d') ?? '')
  const version = (grid.length - 17) / 4
  const block = blocks[version - 1]
  if (!block) throw new Error(`Version ${version} is not read here`)
  return textOf(dataOf(codewordsOf(grid), block))
}

type Grid = readonly (readonly boolean[])[]

/** Blocks and repair codewords of each, at level M. */
const blocks: readonly { readonly count: number; readonly repair: number }[] = [
  { count: 1, repair: 10 },
  { count: 1, repair: 16 },
  { count: 1, repair: 26 },
  { count: 2, repair: 18 },
  { count: 2, repair: 24 },
  { count: 4, repair: 16 },
]

/** The path has one piece for each run of dark modules in a row. */
function gridOf(path: string): Grid {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)].map(([, x, y, width]) => ({
    x: Number(x),
    y: Number(y),
    width: Number(width),
  }))
  const size = Math.max(...runs.map(({ x, width }) => x + width))
  const grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const { x, y, width } of runs) grid[y]?.fill(true, x, x + width)
  return grid
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** The bits of the format stand beside the finder at the top left; three of them name the mask. */
function maskOf(grid: Grid): (x: number, y: number) => boolean {
  const bit = (index: number) => Number(grid[8]?.[14 - index] ?? false)
  const written = (bit(12) << 2) | (bit(11) << 1) | bit(10)
  const mask = masks[written ^ 0b101]
  if (!mask) throw new Error('No such mask')
  return mask
}

/** Whether a module carries data: not a finder, a timing line or the alignment mark. */
function isData(x: number, y: number, size: number): boolean {
  if (x === 6 || y === 6) return false
  if ((x < 9 && y < 9) || (x > size - 9 && y < 9) || (x < 9 && y > size - 9)) return false
  const middle = size - 7
  return size < 25 || Math.abs(x - middle) > 2 || Math.abs(y - middle) > 2
}

/** Two columns at a time, from the right, up and down in turn. */
function codewordsOf(grid: Grid): number[] {
  const size = grid.length
  const masked = maskOf(grid)
  const bits: number[] = []
  let isUp = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1
    for (let step = 0; step < size; step += 1) {
      const y = isUp ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (isData(x, y, size)) bits.push(Number((grid[y]?.[x] ?? false) !== masked(x, y)))
      }
    }
    isUp = !isUp
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  )
}

/** Blocks are dealt out codeword by codeword; in these versions all of them are equally long. */
function dataOf(codewords: readonly number[], block: { count: number; repair: number }): number[] {
  const total = codewords.length / block.count
  const own = Math.floor(total) - block.repair
  return Array.from({ length: block.count }, (_, index) =>
    Array.from({ length: own }, (_none, at) => codewords[at * block.count + index] ?? 0),
  ).flat()
}

function textOf(data: readonly number[]): string {
  const bits = data.map((byte) => byte.toString(2).padStart(8, '0')).join('')
  if (!bits.startsWith('0100')) throw new Error('The code holds no bytes')
  const length = Number.parseInt(bits.slice(4, 12), 2)
  const bytes = Array.from({ length }, (_, index) =>
    Number.parseInt(bits.slice(12 + index * 8, 20 + index * 8), 2),
  )
  return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes))
}
