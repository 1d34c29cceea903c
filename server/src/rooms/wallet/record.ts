import type { EntryKind } from '@baize/contract/wagers/records'
import type { Language } from '@baize/kernel/language'
import type { Currency } from '@baize/kernel/money'
import type { MemberId } from './pocket.ts'

/** One thing that moved a member's money, or was meant to: what the account record shows a line for. */
export type RecordEntry = {
  readonly id: string
  readonly at: Date
  readonly kind: EntryKind
  /** Signed: what the wallet gained or lost by it, or would have. */
  readonly amount: bigint
  readonly currency: Currency
  /** In the words of its kind. */
  readonly state: string
  readonly outcome: RecordOutcome
  readonly about: (language: Language) => string
  readonly reference: string
  readonly steps: readonly { readonly state: string; readonly at: Date }[]
}

export type RecordOutcome = 'done' | 'open' | 'failed'

export type RecordSpan = { readonly from: Date; readonly until: Date }

export type RecordAsk = RecordSpan & {
  readonly outcome?: RecordOutcome
  /** Only what is older than this: by time, and by id within one time. */
  readonly before?: { readonly at: Date; readonly id: string }
  readonly limit: number
}

/** Whoever keeps such things gives them in one form, newest first, so that one list can be made of all. */
export type RecordSource = {
  readonly kind: EntryKind
  list(member: MemberId, ask: RecordAsk): Promise<RecordEntry[]>
  /** What the done ones of a span brought in and took out, both without sign. */
  sum(member: MemberId, span: RecordSpan): Promise<{ readonly in: bigint; readonly out: bigint }>
}
