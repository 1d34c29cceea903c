import { calls } from 'virtual:contract'
import type { Operator } from '@baize/contract/system/operators'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { useQuery } from '@tanstack/react-query'
import { Note } from '@baize/ui/waiting/note'
import { call } from '../../shared/api.ts'
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx'
import { operatorsQuery, useOperatorWrite } from './api.ts'

type CloseOperatorProps = { readonly operator: Operator; readonly onClose: () => void }

/** Takes away the right to sign in, or asks another admin to give it back. */
export function CloseOperator({ operator, onClose }: CloseOperatorProps) {
  const t = useText()
  const toast = useToast()
  const write = useOperatorWrite()
  const { data: operators = [] } = useQuery(operatorsQuery)
  const { id, name, roles, closed } = operator
  const isAdmin = (other: Operator) => !other.closed && other.roles.includes('admin')
  const leavesOne = isAdmin(operator) && operators.filter(isAdmin).length === 2
  return (
    <ReasonDialog
      title={closed ? t('ops.openOf', { name }) : t('ops.closeOf', { name })}
      text={closed ? t('ops.openOperatorText') : t('ops.closeOperatorText')}
      action={closed ? t('ops.openOperator') : t('ops.closeOperator')}
      tone={closed ? 'primary' : 'danger'}
      onConfirm={async (reason) => {
        const input = { id, name, roles, closed: !closed, reason }
        await write(() => call(calls.changeOperator, input))
        toast(closed ? t('ops.askedAdmin') : t('ops.operatorNowClosed', { name }), 'ok')
      }}
      onClose={onClose}
    >
      {leavesOne && <Note tone="pending">{t('ops.closeLeavesOne')}</Note>}
    </ReasonDialog>
  )
}
