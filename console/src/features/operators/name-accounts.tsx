import { useRef } from 'react'
import { calls } from 'virtual:contract'
import type { Operator } from '@baize/contract/system/operators'
import { FormTextArea } from '@baize/ui/forms/form-text-area'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { call } from '../../shared/api.ts'
import { FormDialog } from '../../shared/forms/form-dialog.tsx'
import { ReasonField } from '../../shared/forms/reason-field.tsx'
import { checkReason } from '../../shared/forms/reason.ts'
import { useForm } from '../../shared/forms/use-form.ts'
import { useOperatorWrite } from './api.ts'

type NameAccountsProps = { readonly operator: Operator; readonly onClose: () => void }

/** Which accounts of the site are the operator's own; none of them is given anything by that person. */
export function NameAccounts({ operator, onClose }: NameAccountsProps) {
  const t = useText()
  const toast = useToast()
  const write = useOperatorWrite()
  const { id, name } = operator
  const form = useForm({
    draft: useRef({ accounts: operator.accounts.join('\n'), reason: '' }),
    check: (entries) => checkReason(entries),
    fieldOf: { unknown_member: 'accounts', nothing_changed: 'accounts' },
    send: async ({ accounts, reason }) => {
      const input = { id, accounts: namesIn(accounts), reason }
      const { approvalId } = await write(() => call(calls.nameOwnAccounts, input))
      toast(approvalId ? t('ops.askedAdmin') : t('ops.accountsNamed', { name }), 'ok')
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('ops.accountsOf', { name })}
      text={t('ops.accountsText')}
      action={t('ops.save')}
      form={form}
      onClose={onClose}
    >
      <FormTextArea
        form={form}
        name="accounts"
        data-autofocus
        label={t('ops.accountsField')}
        rows={4}
        maxLength={1300}
        spellCheck={false}
      />
      <ReasonField form={form} />
    </FormDialog>
  )
}

function namesIn(typed: string): string[] {
  const names = typed.split(/[\n,]/).map((name) => name.trim())
  return [...new Set(names.filter((name) => name !== ''))]
}
