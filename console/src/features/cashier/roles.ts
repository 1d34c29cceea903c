import type { OperatorRole } from '@baize/contract/roles'

/** Who may pay, credit and set. The server decides; the pages only show what it would refuse. */
export const deciders: readonly OperatorRole[] = ['admin', 'finance']
/** Who may agree to a withdrawal or refuse it. */
export const reviewers: readonly OperatorRole[] = [...deciders, 'risk']
