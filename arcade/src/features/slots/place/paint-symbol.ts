import type { DressedSymbol } from '@baize/ui/art/families/cast'
import type { Dress } from '@baize/ui/art/families/dress'
import type { Family } from '@baize/ui/art/families/family'
import { clamp } from '@baize/ui/art/stage/shapes'
import { tint } from '@baize/ui/art/stage/tint'
import type { Context } from '@baize/ui/art/stage/types'

/** Symbols are drawn for a cell of this size. */
const drawnCell = 148

/** In a small cell a symbol takes what is kept free around it in a large one. */
const largeCell = 74
const growth = 0.24

type Dressed = { readonly family: Family; readonly dress: Dress }

/** One symbol on its material, about its middle. */
export function paintSymbol(
  context: Context,
  { family: { symbols }, dress }: Dressed,
  { symbol, pictured }: DressedSymbol,
  width: number,
  height: number,
  lit = false,
): void {
  context.save()
  tint(context, dress.cells)
  symbols.tile(context, width, height, symbol, lit)
  tint(context, undefined)
  context.restore()
  context.save()
  const cell = Math.min(width, height)
  const scale = (cell / drawnCell) * (1 + growth * clamp((largeCell - cell) / (largeCell / 2)))
  context.scale(scale, scale)
  symbol.draw(context, { lit, pictured })
  context.restore()
}
