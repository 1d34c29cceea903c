/** What the records of both queues have. */
export type QueueRow = {
  readonly id: string
  readonly member: { readonly account: string }
  readonly amount: string
  readonly currency: string
  /** Who has it in hand; empty for nobody. */
  readonly assignee: string
  /** The request that waits for a second person, if one does. */
  readonly approval: string | null
}
