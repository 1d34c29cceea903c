import { useId } from 'react'
import type { OperatorRole } from '@baize/contract/roles'
import { Checkbox } from '@baize/ui/forms/checkbox'
import { FieldNote } from '@baize/ui/forms/field'
import { useText } from '@baize/texts/use-text'
import type { TextKey } from '@baize/texts/keys'
import { roleName, roleOrder } from '../../shared/words/role-names.ts'

const helps = {
  admin: 'ops.roleAdminHelp',
  finance: 'ops.roleFinanceHelp',
  risk: 'ops.roleRiskHelp',
  support: 'ops.roleSupportHelp',
  content: 'ops.roleContentHelp',
  auditor: 'ops.roleAuditorHelp',
} as const satisfies Record<OperatorRole, TextKey>

type RolesFieldProps = {
  readonly value: readonly OperatorRole[]
  readonly onValue: (roles: OperatorRole[]) => void
  readonly error?: string | undefined
}

export function RolesField({ value, onValue, error }: RolesFieldProps) {
  const t = useText()
  const id = useId()
  const toggle = (role: OperatorRole, on: boolean) =>
    onValue(roleOrder.filter((other) => (other === role ? on : value.includes(other))))
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-2 font-medium">{t('ops.columnRoles')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {roleOrder.map((role) => (
          <Checkbox
            key={role}
            label={roleName(t, role)}
            help={t(helps[role])}
            aria-invalid={error ? true : undefined}
            checked={value.includes(role)}
            onChange={(event) => toggle(role, event.target.checked)}
          />
        ))}
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  )
}
