import type { AuditActions, AuditTrail } from '../../system/system.ts'

/** What operators do here, as the audit trail has it, each with its sentence. */
export const lotteryActions = {
  'lottery.result_entered': 'lottery-desk.actionResultEntered',
  'lottery.result_agreed': 'lottery-desk.actionResultAgreed',
  'lottery.result_differs': 'lottery-desk.actionResultDiffers',
  'lottery.issue_voided': 'lottery-desk.actionIssueVoided',
  'lottery.opened': 'lottery-desk.actionOpened',
  'lottery.closed': 'lottery-desk.actionClosed',
} as const satisfies AuditActions

export type LotteryAudit = AuditTrail<keyof typeof lotteryActions>
