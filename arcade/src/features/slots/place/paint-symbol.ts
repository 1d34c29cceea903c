import type { DressedSymbol } from '@baize/ui/art/families/dress'
import type { Family } from '@baize/ui/art/families/family'
import type { Context } from '@baize/ui/art/stage/types'

/** Symbols are drawn for a cell of this size. */
const drawnCell = 148

/** One symbol on its material, about its middle. */
export function paintSymbol(
  context: Context,
  { symbols }: Family,
  { symbol, pictured }: DressedSymbol,
  width: number,
  height: number,
  lit = false,
): void {
  context.save()
  symbols.tile(context, width, height, symbol, lit)
  context.restore()
  context.save()
  const scale = Math.min(width, height) / drawnCell
  context.scale(scale, scale)
  symbol.draw(context, { lit, pictured })
  context.restore()
}
