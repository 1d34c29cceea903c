import type { OperatorRole } from '@baize/contract/roles'
import { languageEntry } from '@baize/kernel/language'
import { textsStore, type translate } from '@baize/texts/browser'

const keys = {
  admin: 'ops.roleAdmin',
  finance: 'ops.roleFinance',
  risk: 'ops.roleRisk',
  support: 'ops.roleSupport',
  content: 'ops.roleContent',
  auditor: 'ops.roleAuditor',
} as const satisfies Record<OperatorRole, Parameters<typeof translate>[0]>

export const roleOrder = Object.keys(keys) as readonly OperatorRole[]

export function roleName(t: typeof translate, role: OperatorRole): string {
  return t(keys[role])
}

/** "Admin, Finance and Risk" in the words and commas of the language. */
export function roleNames(t: typeof translate, roles: readonly OperatorRole[]): string {
  const { tag } = languageEntry(textsStore.language())
  const names = roleOrder.filter((role) => roles.includes(role)).map((role) => roleName(t, role))
  return new Intl.ListFormat(tag, { style: 'short', type: 'unit' }).format(names)
}

/** The log keeps roles as one text, such as `admin, risk`; a word that is no role stays as it is. */
export function storedRoleNames(t: typeof translate, stored: string): string {
  return stored
    .split(', ')
    .map((word) => (word in keys ? roleName(t, word as OperatorRole) : word))
    .join(', ')
}
