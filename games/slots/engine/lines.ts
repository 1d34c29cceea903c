import type { Cell, SlotFace, Win } from '../shown.ts'
import { findRole, flagRole, type Layout, tabulatePays } from './layout.ts'
import { plantLines } from './line-tree.ts'
import type { Payer } from './payer.ts'

const width = 8

/** Pays rows of one symbol along lines, from the first reel on; wilds stand for every symbol that pays by lines. */
export function createLinesPayer(face: SlotFace, layout: Layout, cells: Uint8Array): Payer {
  const tree = plantLines(face, layout)
  const pays = tabulatePays(face, width)
  const isWild = flagRole(face, 'wild')
  const wild = findRole(face, 'wild')
  // Scatters and coins end a line.
  const isMute = Uint8Array.from(face.symbols, ({ role }) =>
    role === 'scatter' || role === 'coin' ? 1 : 0,
  )
  const times = Int32Array.from(face.symbols, ({ multiplier }) => multiplier ?? 1)
  const least = Math.min(
    ...face.symbols.filter((_, at) => isMute[at] === 0).flatMap(({ pays }) => pays.map(([n]) => n)),
  )
  const size = tree.length
  const last = face.reels - 1
  // How the way from the first reel to a node stands, by reel: its symbol, leading wilds, multiplier.
  const leads = new Uint8Array(width)
  const wilds = new Uint8Array(width)
  const products = new Int32Array(width)

  /** What `count` in a row pay; a row that begins with wilds may be worth more as wilds. */
  function payRow(reel: number, count: number): number {
    const lead = leads[reel] as number
    const asSymbol = (pays[lead * width + count] as number) * (products[reel] as number)
    const leading = wilds[reel] as number
    if (leading === 0) return asSymbol
    const asWilds = pays[wild * width + leading] as number
    return asWilds > asSymbol ? asWilds : asSymbol
  }

  function pay(): number {
    let total = 0
    let at = 0
    while (at < size) {
      // Unpacked by hand: calls to do it would cost more than all else in this loop.
      const node = tree[at] as number
      const reel = node & 7
      const symbol = cells[(node >> 3) & 63] as number
      let goesOn = true
      if (reel === 0) {
        leads[0] = symbol
        wilds[0] = isWild[symbol] as number
        products[0] = times[symbol] as number
        goesOn = isMute[symbol] === 0
      } else {
        const before = reel - 1
        const lead = leads[before] as number
        const leading = wilds[before] as number
        if (symbol === lead || isWild[symbol] === 1) {
          leads[reel] = lead
          wilds[reel] = leading === reel ? reel + 1 : leading
          products[reel] = (products[before] as number) * (times[symbol] as number)
        } else if (leading === reel && isMute[symbol] === 0) {
          // Only wilds so far: the row becomes one of this symbol.
          leads[reel] = symbol
          wilds[reel] = reel
          products[reel] = products[before] as number
        } else goesOn = false
      }
      if (goesOn && reel < last) {
        at += 1
        continue
      }
      if (goesOn) total += payRow(reel, reel + 1) * ((node >> 9) & 127)
      else if (reel >= least) total += payRow(reel - 1, reel) * ((node >> 9) & 127)
      at = node >> 16
    }
    return total
  }

  /** One line after the other, as the rules say it. */
  function list(multiplier: number): Win[] {
    return face.lines.flatMap((line, of) => {
      const places = line.map((row, reel) => (layout.starts[reel] ?? 0) + row)
      const shown = places.map((place) => cells[place] ?? 0)
      const best = findBest(shown)
      if (best === undefined) return []
      const cellsWon = places.slice(0, best.count).map((place) => layout.cellAt[place] as Cell)
      const by = best.times * multiplier
      return [
        {
          kind: 'line',
          symbol: best.symbol,
          count: best.count,
          of,
          pays: best.units * by,
          multiplier: by,
          cells: cellsWon,
        },
      ]
    })
  }

  function findBest(shown: readonly number[]) {
    const symbol = shown.find((each) => isWild[each] === 0)
    const rows = [rowOf(shown, wild, false)]
    if (symbol !== undefined) rows.unshift(rowOf(shown, symbol, true))
    const [best] = rows.sort((one, other) => other.units * other.times - one.units * one.times)
    return best === undefined || best.units === 0 ? undefined : best
  }

  function rowOf(shown: readonly number[], symbol: number, withWilds: boolean) {
    const fits = (each: number) => each === symbol || (withWilds && isWild[each] === 1)
    const end = shown.findIndex((each) => !fits(each))
    const count = symbol === -1 || isMute[symbol] === 1 ? 0 : end === -1 ? shown.length : end
    const product = shown.slice(0, count).reduce((by, each) => by * (times[each] ?? 1), 1)
    const units = count === 0 ? 0 : (pays[symbol * width + count] ?? 0)
    return { symbol, count, units, times: product }
  }

  return { pay, list }
}
