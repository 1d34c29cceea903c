import type { MethodContent } from '@baize/contract/cashier/methods-desk'
import type { Id } from '@baize/kernel/ids'
import type { Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Doer } from '../../system/system.ts'

export type MethodId = Id<'mth'>

/** A way to pay in, as operators set it. */
export type Method = {
  readonly id: MethodId
  readonly version: number
  readonly content: MethodContent
  readonly changedAt: Date
  readonly changedBy: string
}

/** Why a way to pay cannot be used now, and when it can again, where that is known. */
export type MethodStanding = {
  readonly stop: 'closed' | 'outside_hours' | 'gateway_down' | null
  readonly opensAt: Date | null
}

export type MethodChange = {
  readonly content: MethodContent
  readonly operator: Doer
  readonly reason: string
}

/** The ways to pay in. */
export type Methods = {
  /** In their order, from memory. Every node has them within a second of a change. */
  list(): readonly Method[]
  find(id: string): Method | undefined
  /** Whether it can be used now. */
  standingOf(method: Pick<Method, 'content'>): MethodStanding
  /** What a method was at a version: orders keep to it. */
  getContent(id: string, version: number): Promise<MethodContent>
  check(content: MethodContent): Result<undefined, 'invalid_setting'>
  /** Refused before anything is written. What is written is shown once it is committed. */
  create(
    tx: Transaction,
    id: MethodId,
    change: MethodChange,
  ): Promise<Result<undefined, 'invalid_setting' | 'list_full'>>
  /** Refused when somebody changed it after the version that this change was made on. */
  change(
    tx: Transaction,
    id: MethodId,
    version: number,
    change: MethodChange,
  ): Promise<Result<undefined, 'not_found' | 'changed_meanwhile' | 'invalid_setting'>>
  /** Refused unless exactly the methods that there are, are named. */
  order(
    ids: readonly string[],
    by: Omit<MethodChange, 'content'>,
  ): Promise<Result<undefined, 'changed_meanwhile'>>
  /** Reads what the tables say. */
  refresh(): Promise<void>
  /** Begins to hear of other nodes' changes, and looks for them every ten seconds besides. */
  start(): Promise<void>
  stop(): Promise<void>
}
