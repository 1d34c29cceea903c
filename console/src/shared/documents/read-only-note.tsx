import type { OperatorRole } from '@baize/contract/roles'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { roleNames } from '../words/role-names.ts'

/** Says to those who may only look who may change it. */
export function ReadOnlyNote({ writers }: { readonly writers: readonly OperatorRole[] }) {
  const t = useText()
  return <Note tone="info">{t('system-desk.readOnly', { roles: roleNames(t, writers) })}</Note>
}
