import type { AuditActions, AuditTrail } from '../system/system.ts'

/** What operators do here, as the audit trail has it, each with its sentence. */
export const pointsActions = {
  'points.good_created': 'points-desk.actionGoodCreated',
  'points.good_changed': 'points-desk.actionGoodChanged',
  'points.stock_changed': 'points-desk.actionStockChanged',
  'points.codes_added': 'points-desk.actionCodesAdded',
  'points.order_approved': 'points-desk.actionOrderApproved',
  'points.order_rejected': 'points-desk.actionOrderRejected',
  'points.order_shipped': 'points-desk.actionOrderShipped',
} as const satisfies AuditActions

export type PointsAudit = AuditTrail<keyof typeof pointsActions>
