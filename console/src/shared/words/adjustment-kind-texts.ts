import type { AdjustmentKind } from '@baize/contract/wallet/adjustment-kinds'
import type { TextKey } from '@baize/texts/keys'

export const adjustmentKindTexts: Readonly<Record<AdjustmentKind, TextKey>> = {
  goodwill: 'ops.adjKindGoodwill',
  fee_refund: 'ops.adjKindFeeRefund',
  deposit_correction: 'ops.adjKindDeposit',
  withdrawal_correction: 'ops.adjKindWithdrawal',
  game_correction: 'ops.adjKindGame',
  promotion_correction: 'ops.adjKindPromotion',
  chargeback: 'ops.adjKindChargeback',
  recovery: 'ops.adjKindRecovery',
  other: 'ops.adjKindOther',
}
