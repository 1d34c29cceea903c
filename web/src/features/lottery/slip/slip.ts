import type { TicketOrder } from '@baize/contract/lottery/lottery-parts'
import type { BetUnit } from '@baize/games/lottery/pricing/stake'
import type { Draft } from './draft.ts'

/** A ticket that is not bought yet. Its id is made here, and is the same with every try. */
export type SlipLine = {
  readonly id: `ltk_${string}`
  readonly play: string
  readonly picked: string
  readonly order: TicketOrder
}

export type SlipSettings = {
  readonly unit: BetUnit
  readonly multiple: number
  /** The prize group; 0 is the highest there is. */
  readonly group: number
  /** The stake on each bet at odds, in smallest units. */
  readonly sum: string
}

export type Slip = {
  readonly lines: readonly SlipLine[]
  readonly draft: Draft | undefined
  readonly settings: SlipSettings
  /** The prices that its lines were made under; others have to be accepted. 0 while it is empty. */
  readonly version: number
  /** What was bought last, to have it again. */
  readonly last: readonly Omit<SlipLine, 'id'>[]
}

export type SlipAction =
  | { readonly kind: 'draft'; readonly draft: Draft }
  | { readonly kind: 'settings'; readonly change: Partial<SlipSettings> }
  | { readonly kind: 'add'; readonly lines: readonly SlipLine[]; readonly version: number }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'clear' }
  | { readonly kind: 'accept'; readonly version: number }
  /** These are bought; what is left stays on the slip. */
  | { readonly kind: 'bought'; readonly ids: readonly string[] }

/** As many as one call takes. */
export const mostSlipLines = 50

export const emptySlip: Slip = {
  lines: [],
  draft: undefined,
  settings: { unit: '1', multiple: 1, group: 0, sum: '' },
  version: 0,
  last: [],
}

export function changeSlip(slip: Slip, action: SlipAction): Slip {
  switch (action.kind) {
    case 'draft':
      return { ...slip, draft: action.draft }
    case 'settings':
      return { ...slip, settings: { ...slip.settings, ...action.change } }
    case 'add': {
      const lines = [...slip.lines, ...action.lines].slice(0, mostSlipLines)
      // Lines that wait for a yes to new prices go on waiting.
      return { ...slip, lines, version: slip.lines.length === 0 ? action.version : slip.version }
    }
    case 'remove':
      return withLines(
        slip,
        slip.lines.filter(({ id }) => id !== action.id),
      )
    case 'clear':
      return withLines(slip, [])
    case 'accept':
      return { ...slip, version: action.version }
    case 'bought': {
      const bought = slip.lines.filter(({ id }) => action.ids.includes(id))
      const left = slip.lines.filter(({ id }) => !action.ids.includes(id))
      if (bought.length === 0) return slip
      return { ...withLines(slip, left), last: bought.map(withoutId) }
    }
  }
}

function withLines(slip: Slip, lines: readonly SlipLine[]): Slip {
  return { ...slip, lines, version: lines.length === 0 ? 0 : slip.version }
}

/** Whether its lines were made under other prices than those that are sold now. */
export const hasOldPrices = (slip: Slip, version: number): boolean =>
  slip.lines.length > 0 && slip.version !== version

const withoutId = ({ play, picked, order }: SlipLine) => ({ play, picked, order })
