import type { Box, Context } from '../stage/types.ts'

/** A context that draws nothing and tells all that it was asked, and canvases made of such contexts. */
export type Told = { readonly context: Context; readonly lines: string[] }

class ToldGradient {
  readonly lines: string[]
  readonly name: string
  constructor(lines: string[], name: string) {
    this.lines = lines
    this.name = name
  }
  addColorStop(at: number, colour: string): void {
    this.lines.push(`stop ${write(at)} ${colour}`)
  }
}

/** Rounded, so that another machine's sine tells the same. */
function write(value: unknown): string {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Error(`drawn with ${value}`)
    return String(Math.round(value * 100) / 100 + 0)
  }
  if (typeof value === 'string' || typeof value === 'boolean') return String(value)
  if (value instanceof ToldGradient) return value.name
  if (Array.isArray(value)) return `[${value.map(write).join(' ')}]`
  if (value instanceof ToldPath) return value.data
  return typeof value
}

class ToldPath {
  readonly data: string
  constructor(data = '') {
    this.data = data
  }
}

export function toldContext(): Told {
  const lines: string[] = []
  const values: Record<string, unknown> = { globalAlpha: 1, font: '10px sans-serif' }
  const context = new Proxy(values, {
    get(target, name) {
      if (typeof name !== 'string') return undefined
      if (name in target) return target[name]
      return (...given: unknown[]) => {
        lines.push(`${name} ${given.map(write).join(' ')}`)
        if (name.startsWith('create')) return new ToldGradient(lines, name)
        if (name === 'getImageData') return { data: [] }
        if (name === 'measureText') return { width: measure(String(given[0]), values['font']) }
        return undefined
      }
    },
    set(target, name, value) {
      target[String(name)] = value
      lines.push(`${String(name)} = ${write(value)}`)
      return true
    },
  })
  return { context: context as unknown as Context, lines }
}

const measure = (text: string, font: unknown) =>
  [...text].length * 0.55 * (Number(/([\d.]+)px/.exec(String(font))?.[1]) || 10)

/** What drawings need of a browser; gives all that is told by canvases that they make themselves. */
export function stubBrowser(): string[][] {
  const made: string[][] = []
  const document = {
    createElement: () => {
      const { context, lines } = toldContext()
      made.push(lines)
      return { width: 0, height: 0, getContext: () => context }
    },
  }
  Object.assign(globalThis, { Path2D: ToldPath, document })
  return made
}

/** A stage with five reels of three, or what is asked for. */
export function exampleBox(
  { reels = 5, rows = 3, phone = false, title = 'Queen of Tides' } = {},
  aspect = 1,
): Box {
  const [stageWidth, stageHeight] = phone ? [390, 640] : [1440, 752]
  const gap = phone ? 4 : 8
  const cellHeight = phone ? 70 : Math.min(150, 440 / rows)
  const cellWidth = phone ? (350 - gap * (reels - 1)) / reels : cellHeight / aspect
  const top = 170
  const reelsWidth = reels * (cellWidth + gap) - gap
  const reelsHeight = rows * (cellHeight + gap) - gap
  const left = (stageWidth - reelsWidth) / 2
  return {
    title,
    phone,
    stageWidth,
    stageHeight,
    reels,
    rows,
    cellWidth,
    cellHeight,
    gap,
    left,
    top,
    reelsWidth,
    reelsHeight,
    middleX: stageWidth / 2,
    middleY: top + reelsHeight / 2,
    scale: reelsHeight / 3 / 140,
    x: (reel) => left + reel * (cellWidth + gap),
    y: (row) => top + row * (cellHeight + gap),
  }
}
