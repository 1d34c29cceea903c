import type { OperatorRole } from '../roles.ts'

export const exportLists = [
  'audit',
  'dashboard',
  'rtp',
  'ledger',
  'cashier',
  'settlement-runs',
  'settlement-windows',
  'settlement-recount',
  'payables',
  'agent-contracts',
  'agent-flags',
  'agent-links',
] as const
export type ExportList = (typeof exportLists)[number]

/** What operators take out of the console as a file, and who may; to read a list is not yet to take it away. */
export const exportRoles: Readonly<Record<ExportList, readonly OperatorRole[]>> = {
  audit: ['admin', 'risk', 'auditor'],
  dashboard: ['admin', 'finance', 'risk', 'auditor'],
  rtp: ['admin', 'risk', 'auditor'],
  ledger: ['admin', 'finance', 'auditor'],
  cashier: ['admin', 'finance', 'risk', 'auditor'],
  'settlement-runs': ['admin', 'finance', 'auditor'],
  'settlement-windows': ['admin', 'finance', 'auditor'],
  'settlement-recount': ['admin', 'finance', 'auditor'],
  payables: ['admin', 'finance', 'auditor'],
  'agent-contracts': ['admin', 'finance', 'auditor'],
  'agent-flags': ['admin', 'risk', 'auditor'],
  'agent-links': ['admin', 'risk', 'auditor'],
}
