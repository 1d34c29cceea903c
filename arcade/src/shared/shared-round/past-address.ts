import type { PastRound, SharedState } from '@baize/contract/arcade/shared-table'
import { sharedAddress } from '../fair/verify-address.ts'

type Known = Pick<SharedState, 'history' | 'chains'>

/**
 * Where a round of the past is verified: with the chain that it was on, since from the second chain on neither its number
 * nor the present salt would do.
 */
export function pastAddress(model: string, past: PastRound, { history, chains }: Known): string {
  const { chain: id, place } = past
  const chain = chains.find((one) => one.id === id)
  if (!chain) return `/arcade/verify#model=${model}`
  const before = history.find((one) => one.chain === id && one.place === place - 1)
  return sharedAddress({ ...past, model, chain, predecessor: before?.link ?? '' })
}
