import type { Money } from '@baize/kernel/money'
import type { TransferId } from '../../ledger/ledger.ts'
import type { MemberId } from './pocket.ts'

/** What a vendor is asked, with the id under which it answers the same whenever it is asked again. */
export type PurseMove = {
  readonly id: TransferId
  readonly member: MemberId
  readonly direction: 'to_vendor' | 'from_vendor'
  readonly amount: Money
}

/** `unknown` when the vendor could not be asked or did not say: the money stays held until it does. */
export type PurseAnswer = 'done' | 'refused' | 'unknown'

/** The money that a vendor in transfer mode keeps for members. Asking again with the same id never moves it twice. */
export type VendorPurse = { move(asked: PurseMove): Promise<PurseAnswer> }

/** That of a vendor whose games take their stakes from the pocket itself: there is nobody else to ask. */
export const bookPurse: VendorPurse = { move: () => Promise.resolve('done') }
