import type { ProgrammesDocument } from '@baize/contract/promotions/programmes-settings'
import type { Currency } from '@baize/kernel/money'
import type { Day } from '@baize/kernel/time'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { GrantWhy } from '../grants/grants.ts'

export const runKinds = ['rebate', 'cashback', 'vip_week', 'vip_month'] as const
export type RunKind = (typeof runKinds)[number]

/** Days of the brand's calendar, without the last. */
export type RunDays = { readonly from: Day; readonly until: Day }

/** Why somebody gets nothing. */
export type RunReason = 'too_little' | 'no_loss' | 'no_rate' | 'below_play' | 'carried'

/** What a member gets by a run; nothing only with a reason. */
export type RunDue = {
  readonly member: MemberId
  readonly currency: Currency
  readonly amount: bigint
  readonly why: GrantWhy
  readonly reason: RunReason | null
}

/** What is given when a window is over. How it is given once is the business of the runs. */
export type Programme = {
  readonly kind: RunKind
  /** From whose budget. */
  readonly offer: string
  /** Cash at once; else it waits to be taken. */
  readonly isPaidAtOnce: boolean
  /** The last window that was over when this day began. */
  windowBefore(today: Day): RunDays
  sourceOf(window: RunDays): string
  /** Who may have something coming, by id. */
  listMembers(
    source: Pick<Database, 'sql'>,
    window: RunDays,
    after: string,
    limit: number,
  ): Promise<MemberId[]>
  /** In the transaction that keeps it: what it takes, nobody else can take. */
  compute(
    tx: Transaction,
    window: RunDays,
    members: readonly MemberId[],
    content: ProgrammesDocument,
  ): Promise<readonly RunDue[]>
  /** The same, with nothing written. */
  preview(
    source: Pick<Database, 'sql'>,
    window: RunDays,
    members: readonly MemberId[],
    content: ProgrammesDocument,
  ): Promise<readonly RunDue[]>
}
