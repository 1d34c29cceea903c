import type { TextKey } from '@baize/texts/keys'
import type { DressedSymbol } from '@baize/ui/art/families/dress'
import type { Family } from '@baize/ui/art/families/family'
import type { ReelSymbol, ReelTheme } from '@baize/ui/art/reel-theme'
import { symbolName } from './symbol-names.ts'

/** A symbol as it is pictured outside of the reels: printed on a label, or as its family draws it. */
export type PicturedSymbol =
  | { readonly kind: 'printed'; readonly name: TextKey; readonly symbol: ReelSymbol }
  | {
      readonly kind: 'drawn'
      readonly name: TextKey
      readonly symbol: DressedSymbol
      readonly family: Family
    }

/** What the symbols of a title are called and look like, wherever they are spoken of. */
export type SlotLook = { readonly symbols: readonly PicturedSymbol[] }

export const printedLook = ({ symbols }: ReelTheme): SlotLook => ({
  symbols: symbols.map((symbol) => ({
    kind: 'printed',
    name: symbolName(symbol.kind === 'low' ? symbol.mark : symbol.emblem),
    symbol,
  })),
})

export const drawnLook = (family: Family, symbols: readonly DressedSymbol[]): SlotLook => ({
  symbols: symbols.map((symbol) => ({ kind: 'drawn', name: nameOf(symbol), symbol, family })),
})

/** Families name what is no emblem by its key in the texts of the places. */
const nameOf = ({ emblem, symbol }: DressedSymbol): TextKey =>
  emblem ? symbolName(emblem) : (symbol.name as TextKey)
