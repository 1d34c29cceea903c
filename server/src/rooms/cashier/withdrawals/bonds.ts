import type { Requirement } from '@baize/contract/cashier/requirements'
import type { Language } from '@baize/kernel/language'
import { ok, type Result } from '@baize/kernel/result'
import type { Transaction } from '../../../platform/database/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'

/** What a member was shown of a bonus, and agreed to lose. */
export type Agreed = {
  readonly grant: string
  readonly pocket: bigint
  readonly atStake: bigint
}

export type BondRefusal = 'bonus_consent_needed' | 'bonus_changed'

/** What those who give bonuses say of them to who takes money out; the cashier itself knows none. */
export type Bonds = {
  /** What is still to be played, each by itself. The lock of one that holds cash has its id. */
  list(member: MemberId, language: Language): Promise<readonly Requirement[]>
  /** Nothing else happens to the bonuses of a member until the transaction ends; before any money is held. */
  hold(tx: Transaction, member: MemberId): Promise<void>
  /** Whether exactly that is lost with a withdrawal which was agreed to; kept with it. Answers how much that is. */
  agree(
    tx: Transaction,
    asked: {
      readonly withdrawal: string
      readonly member: MemberId
      readonly agreed: readonly Agreed[]
    },
  ): Promise<Result<bigint, BondRefusal>>
}

/** Until somebody says otherwise there are none. */
export const noBonds: Bonds = {
  list: async () => [],
  hold: async () => {},
  agree: async () => ok(0n),
}
