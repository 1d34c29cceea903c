import { EmptyState } from '@baize/ui/waiting/empty-state'
import { BlockedPicture } from '@baize/ui/figures/pictures'
import { useText } from '@baize/texts/use-text'
import { roleNames } from '../../shared/words/role-names.ts'
import type { OperatorRole } from '@baize/contract/roles'

/** For an operator who follows a link to a place of other roles. */
export function NotAllowedPage({ roles }: { roles: readonly OperatorRole[] }) {
  const t = useText()
  return (
    <EmptyState
      page
      picture={<BlockedPicture />}
      title={t('ops.notAllowedTitle')}
      text={t('ops.notAllowedText', { roles: roleNames(t, roles) })}
    />
  )
}
