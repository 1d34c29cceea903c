import type { TextKey } from '@baize/texts/keys'
import type { DressedSymbol } from '@baize/ui/art/families/cast'
import type { Dress } from '@baize/ui/art/families/dress'
import type { Family } from '@baize/ui/art/families/family'
import { symbolName } from './symbol-names.ts'

/** A symbol as its family draws it, and what it is called. */
export type PicturedSymbol = {
  readonly name: TextKey
  readonly symbol: DressedSymbol
  readonly family: Family
  readonly dress: Dress
}

/** What the symbols of a title are called and look like, wherever they are spoken of. */
export type SlotLook = { readonly symbols: readonly PicturedSymbol[] }

export const drawnLook = (
  family: Family,
  dress: Dress,
  symbols: readonly DressedSymbol[],
): SlotLook => ({
  symbols: symbols.map((symbol) => ({ name: nameOf(symbol), symbol, family, dress })),
})

/** Families name what is no emblem by its key in the texts of the places. */
const nameOf = ({ emblem, symbol }: DressedSymbol): TextKey =>
  emblem ? symbolName(emblem) : (symbol.name as TextKey)
