import { CallFailed } from '@baize/contract/client/client'
import type { boundErrors } from '@baize/contract/agents/contract-errors'
import type { TextKey } from '@baize/texts/keys'

type BoundCode = (typeof boundErrors)[number]

const aboveGiver = 'agents-contracts.aboveGiver'
const giverChanged = 'agents-contracts.giverChanged'

/** What the giver cannot give any more, for who reads the offer; undefined where the usual words speak of nobody. */
const wordsOf: Readonly<Record<BoundCode, TextKey | undefined>> = {
  rate_above_own: aboveGiver,
  no_own_contract: giverChanged,
  bound_basis: giverChanged,
  bound_period: giverChanged,
  bound_products: giverChanged,
  bound_active_from: giverChanged,
  bound_cap: giverChanged,
  bound_carry: giverChanged,
  not_own_downline: 'agents-contracts.giverMoved',
  rate_above_house: undefined,
}

/** The giver's own contract has changed since; the words for givers would speak of the reader's. */
export function aboutGiver(error: unknown): TextKey | undefined {
  return error instanceof CallFailed ? wordsOf[error.code as BoundCode] : undefined
}
