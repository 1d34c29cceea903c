import type { AccountId } from '../account.ts'

/** What a person said about a difference: about this account, and as large as it was then. */
export type Note = {
  readonly account: AccountId
  readonly proof: bigint
  readonly balanceGap: bigint
  readonly heldGap: bigint
  readonly at: Date
  readonly by: string
  readonly reason: string
}
