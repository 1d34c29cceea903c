import type { OperatorRole } from '@baize/contract/roles'
import type { Problem } from '@baize/texts/problem'

/** Nobody is an operator without a role. */
export function checkRoles({ roles }: { readonly roles: readonly OperatorRole[] }): {
  roles?: Problem
} {
  return roles.length === 0 ? { roles: { key: 'ops.roleNeeded' } } : {}
}
