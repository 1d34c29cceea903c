import type { HandOver } from '@baize/contract/system/approvals'
import type { ErrorCode } from '@baize/contract/errors'
import type { OperatorRole } from '@baize/contract/roles'
import type { Id } from '@baize/kernel/ids'
import type { Money } from '@baize/kernel/money'
import type { Result } from '@baize/kernel/result'
import type { TextKey } from '@baize/texts/keys'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Doer } from '../audit/audit.ts'
import type { SaidValue } from '../said/said.ts'
import type { StoredApproval } from './store.ts'

/** What a room says of what it lets wait for a second person, and how it asks. */

/** What somebody asks for. */
export type Request<Content> = {
  readonly object: string
  /** What will happen, as JSON; whoever carries it out gets it back. */
  readonly content: Content
  readonly operator: Doer
  readonly reason: string
}

/** A request as it is carried out, with what was asked for. */
export type AskedFor<Content> = Omit<StoredApproval, 'content'> & { readonly content: Content }

/** A request that came to its end without being carried out. */
export type EndedApproval = Pick<StoredApproval, 'id' | 'action' | 'object'>

/** One thing that a yes changes, before and after. */
export type AskedChange = {
  readonly name: SaidValue
  readonly before: SaidValue
  readonly after: SaidValue
  /** It loosens what holds somebody back who works here. */
  readonly isLoosened: boolean
}

/** A member by the id, and a sum. */
export type AboutMoney = { readonly member: string; readonly sum: Money }

/** A change that was made before. */
export type PastChange = Omit<AskedChange, 'isLoosened'> & {
  readonly at: Date
  readonly by: string
}

/** What is done when the second person says yes. It refuses before it writes, or not at all. */
export type ApprovalHandler<Content, Refusal extends ErrorCode> = {
  /** What somebody wants to do, as a sentence. */
  readonly says: TextKey
  /** What yes and no do, where that is not plain. */
  readonly saysYes?: TextKey
  readonly saysNo?: TextKey
  /** Whoever holds one of these may decide. */
  readonly roles: readonly OperatorRole[]
  /** Whose money it moves, and how much, for requests that move some. */
  about?(content: Content): AboutMoney
  /** What a yes changes, for requests of which that can be said setting by setting. */
  changes?(content: Content): readonly AskedChange[]
  /** How the same was changed before, newest first. */
  past?(content: Content): Promise<readonly PastChange[]>
  /**
   * Its refusals say why what was agreed to cannot be done any more, or not now. A login that it made is told to who agreed,
   * once and in no record.
   */
  carryOut(
    tx: Transaction,
    approval: AskedFor<Content>,
    by: Doer,
  ): Promise<Result<HandOver | undefined, Refusal>>
  /**
   * Its refusals after which no later yes can do it: the request is over then, with this reason, instead of waiting for an
   * answer that nobody can give. Their sentences name no figures.
   */
  readonly final?: readonly Refusal[]
  /** Hears, in the same commit, that a second person said no, or that it ended undone: in time, taken back, or for good. */
  ended?(
    tx: Transaction,
    approval: EndedApproval,
    how: 'rejected' | 'expired',
    by: Doer,
  ): Promise<void>
}

/**
 * Puts a change before a second person, for thirty minutes. One that waits for the same action on the same object ends,
 * so that there is only one to decide.
 */
export type Ask<Content> = (tx: Transaction, request: Request<Content>) => Promise<Id<'apr'>>

/** Content comes back as it was given to `Ask`, which only the handler's own room has. */
export type AnyHandler = ApprovalHandler<unknown, ErrorCode>
