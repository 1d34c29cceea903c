/**
 * A public value at fixed moments, which nobody can know before and nobody can choose: what the house promised before
 * such a moment, it cannot have chosen to suit the value.
 */
export type Beacon = {
  /** As it stands in what is published: `demo` for one that the house draws itself. */
  readonly name: string
  /** How long before its moment no bet is taken any more, for clocks that are not as right as its own. */
  readonly aheadMs: number
  /** The first round whose value nobody can know yet. */
  roundAfter(at: Date): number
  /** The first round that comes at this moment or later. */
  roundFrom(at: Date): number
  timeOf(round: number): Date
  /** The value of a round, in hexadecimal digits; nothing while it is not out, at this moment of the caller's clock. */
  valueOf(round: number, at: Date): Promise<string | undefined>
}
