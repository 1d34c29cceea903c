import type { OperatorRole } from '@baize/contract/roles'

/** Who does what with offers. The server decides; the pages only leave out what it would refuse. */
export const offerReaders: readonly OperatorRole[] = [
  'admin',
  'content',
  'finance',
  'risk',
  'support',
  'auditor',
]
export const offerWriters: readonly OperatorRole[] = ['admin', 'content']
/** Applications are about members: not for who writes what the site says. */
export const applicationReaders: readonly OperatorRole[] = [
  'admin',
  'finance',
  'risk',
  'support',
  'auditor',
]
