import type { OfferDocument } from '@baize/contract/promotions/offer'
import type { Currency } from '@baize/kernel/money'
import type { ProblemAt } from './problems.ts'

/** What every part of the editor is given. */
export type PartProps = {
  readonly document: OfferDocument
  readonly disabled: boolean
  readonly problem: ProblemAt
  readonly onDocument: (next: OfferDocument) => void
}

/** And those with sums in them: of one currency at a time. */
export type SumPartProps = PartProps & { readonly code: Currency }

/** Fields stand beside each other as far as there is room, and their lines agree. */
export const fieldGrid = 'grid items-start gap-4 @md:grid-cols-2 @2xl:grid-cols-3 [&>*]:min-w-0'
