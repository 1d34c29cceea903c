import type { RecountLine } from '@baize/contract/agents/settlement-desk'

export type Bar = {
  readonly id: string
  readonly name: string
  readonly change: bigint
  /** Of the largest, in percent. */
  readonly share: number
}

/** More than these are not taken in by one look. */
const most = 12

type Differing = Pick<RecountLine, 'contract' | 'from' | 'payee' | 'amount' | 'amountNow'>

/** The lines that come to something else, the largest first, as the call has them; each beside the largest. */
export function barsOf(lines: readonly Differing[]): Bar[] {
  const changed = lines
    .map((line) => ({ line, change: BigInt(line.amountNow) - BigInt(line.amount) }))
    .filter(({ change }) => change !== 0n)
    .slice(0, most)
  const size = (value: bigint) => (value < 0n ? -value : value)
  const largest = changed.reduce((so, { change }) => (size(change) > so ? size(change) : so), 1n)
  return changed.map(({ line: { contract, from, payee }, change }) => ({
    id: `${contract} ${from}`,
    name: payee,
    change,
    // Only how wide to draw is a float.
    share: Number((size(change) * 10_000n) / largest) / 100,
  }))
}
