/**
 * Who may stand behind a session. A visitor has none. Somebody whose password must be changed first is `changing`,
 * whatever else the account is, and may do little more than that.
 */
export const memberRoles = ['member', 'trial', 'agent', 'changing'] as const
export const operatorRoles = ['admin', 'finance', 'risk', 'support', 'content', 'auditor'] as const

/** Who may look at members, their money and their play: everybody but those who write what the site says. */
export const memberReaders = ['admin', 'finance', 'risk', 'support', 'auditor'] as const

export type MemberRole = (typeof memberRoles)[number]
export type OperatorRole = (typeof operatorRoles)[number]
export type Role = MemberRole | OperatorRole

/** `everyone` includes visitors; a list admits a session that holds one of its roles. */
export type Access = 'everyone' | readonly Role[]

export function isOperatorRole(role: Role): role is OperatorRole {
  return (operatorRoles as readonly string[]).includes(role)
}
