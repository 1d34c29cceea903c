import type { Chance } from '@baize/kernel/chance'
import type { Reel, Reels } from '../model.ts'
import type { Layout } from './layout.ts'

/** Fills the cells by chance, whole or where something fell away. */
export type Drawer = {
  draw(chance: Chance): void
  /** Takes marked cells away, lets what is above fall, fills from above, and clears the marks. */
  tumble(chance: Chance): void
}

/** The numbers of the symbols that the letters of a reel stand for. */
export function readReel(reel: Reel): number[] {
  return [...reel].map((letter) => letter.charCodeAt(0) - 97)
}

export function createDrawer(
  draws: Reels['draws'],
  reels: readonly Reel[],
  layout: Layout,
  cells: Uint8Array,
  marks: Uint8Array,
): Drawer {
  const lengths = Int32Array.from(reels, (reel) => reel.length)
  const rows = Uint8Array.from(layout.rows)
  const starts = Uint8Array.from(layout.starts)
  // A window may pass the end of its strip: the beginning stands there once more.
  const strips = reels.map((reel) => Uint8Array.from([...readReel(reel), ...readReel(reel)]))

  function turn(chance: Chance): void {
    for (let reel = 0; reel < strips.length; reel += 1) {
      const strip = strips[reel] as Uint8Array
      const stop = chance.below(lengths[reel] as number)
      const start = starts[reel] as number
      const height = rows[reel] as number
      for (let row = 0; row < height; row += 1) cells[start + row] = strip[stop + row] as number
    }
  }

  function pick(chance: Chance): void {
    // The longest chain ends with wins that did not fall: their marks must not reach into the next spin.
    marks.fill(0)
    for (let reel = 0; reel < strips.length; reel += 1) {
      const end = (starts[reel] as number) + (rows[reel] as number)
      for (let place = starts[reel] as number; place < end; place += 1) {
        cells[place] = pickOne(chance, reel)
      }
    }
  }

  function pickOne(chance: Chance, reel: number): number {
    return (strips[reel] as Uint8Array)[chance.below(lengths[reel] as number)] as number
  }

  function tumble(chance: Chance): void {
    for (let reel = 0; reel < strips.length; reel += 1) {
      const top = starts[reel] as number
      let to = top + (rows[reel] as number) - 1
      for (let from = to; from >= top; from -= 1) {
        if (marks[from] === 1) continue
        cells[to] = cells[from] as number
        to -= 1
      }
      for (; to >= top; to -= 1) cells[to] = pickOne(chance, reel)
    }
    marks.fill(0)
  }

  return { draw: draws === 'strip' ? turn : pick, tumble }
}
