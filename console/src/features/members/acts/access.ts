import type { OperatorRole } from '@baize/contract/roles'

/** Who may do what. The server decides; the page only leaves out what it would refuse. */
export const access = {
  create: ['admin', 'support'],
  state: ['admin', 'risk', 'support'],
  type: ['admin', 'risk'],
  password: ['admin', 'support'],
  lift: ['admin', 'risk', 'support'],
  sessions: ['admin', 'risk', 'support'],
  network: ['admin', 'risk', 'support'],
  authenticator: ['admin', 'support'],
  payment: ['admin', 'support'],
  note: ['admin', 'finance', 'risk', 'support'],
  tags: ['admin', 'finance', 'risk', 'support'],
  profile: ['admin', 'support'],
} as const satisfies Record<string, readonly OperatorRole[]>
