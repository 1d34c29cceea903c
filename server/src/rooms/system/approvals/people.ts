import type { OperatorRole } from '@baize/contract/roles'
import { refuse, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Doer } from '../audit/audit.ts'

/** Who asked, with the roles held then. */
export type Asker = { readonly id: string; readonly roles: readonly string[] }

/** What is known of people, asked inside the transaction that asks or decides. */
export type People = {
  /** Whether a person may be anybody's second person now. */
  mayAgree(
    tx: Transaction,
    operator: Doer,
  ): Promise<Result<undefined, 'not_allowed' | 'too_new_to_decide'>>
  /** Whether who asked is still here, with every role held then. */
  mayStillAsk(tx: Transaction, asker: Asker): Promise<boolean>
  /** Whether anybody who holds one of these roles may agree now, those apart. */
  isAnybodyReady(
    tx: Transaction,
    roles: readonly OperatorRole[],
    except: readonly string[],
  ): Promise<boolean>
}

/** Somebody who may no longer ask, and who saw to that. */
export type Departure = {
  readonly askerId: string
  /** A request that is being carried out and stays. */
  readonly except?: string
  readonly reason: string
  readonly operator: Doer
}

/** Until somebody says who may. */
export const nobody: People = {
  mayAgree: async () => refuse('not_allowed'),
  mayStillAsk: async () => false,
  isAnybodyReady: async () => false,
}
