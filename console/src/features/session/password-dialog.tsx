import { useId, useState, type FormEvent } from 'react'
import { CallFailed } from '@baize/contract/client'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/dialog'
import { Note } from '@baize/ui/note'
import { PasswordField } from '@baize/ui/password-field'
import { useToast } from '@baize/ui/toast'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'
import { useChangePassword } from './api.ts'

type PasswordDialogProps = { readonly open: boolean; readonly onClose: () => void }

export function PasswordDialog({ open, onClose }: PasswordDialogProps) {
  const t = useText()
  return (
    <Dialog open={open} onClose={onClose} title={t('ops.changePassword')} size="sm">
      <PasswordForm onDone={onClose} />
    </Dialog>
  )
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const t = useText()
  const toast = useToast()
  const id = useId()
  const [oldPassword, setOld] = useState('')
  const [newPassword, setNew] = useState('')
  const change = useChangePassword()
  const code = change.error instanceof CallFailed ? change.error.code : undefined
  const failure = change.error ? failureText(change.error) : undefined
  const send = (event: FormEvent) => {
    event.preventDefault()
    change.mutate(
      { oldPassword, newPassword },
      {
        onSuccess: () => {
          toast(t('ops.passwordChanged'), 'ok')
          onDone()
        },
        onError: () => document.getElementById(id)?.querySelector('input')?.focus(),
      },
    )
  }
  return (
    <form id={id} onSubmit={send} className="flex flex-col gap-4">
      <p className="text-text-2">{t('ops.changePasswordText')}</p>
      {failure && code !== 'wrong_credentials' && code !== 'weak_password' && (
        <Note tone="bad" role="alert">
          {failure}
        </Note>
      )}
      <PasswordField
        required
        data-autofocus
        label={t('ops.oldPassword')}
        autoComplete="current-password"
        maxLength={200}
        value={oldPassword}
        error={code === 'wrong_credentials' ? t('ops.oldPasswordWrong') : undefined}
        onChange={(event) => setOld(event.target.value)}
      />
      <PasswordField
        required
        label={t('ops.newPassword')}
        autoComplete="new-password"
        maxLength={200}
        value={newPassword}
        error={code === 'weak_password' ? failure : undefined}
        onChange={(event) => setNew(event.target.value)}
      />
      <Button block type="submit" variant="primary" busy={change.isPending}>
        {t('ops.changePassword')}
      </Button>
    </form>
  )
}
