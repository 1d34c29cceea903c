import { useRef } from 'react'
import { calls } from 'virtual:contract'
import { CallFailed } from '@baize/contract/client/client'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { FormNote } from '@baize/ui/forms/form-note'
import { FormPasswordField } from '@baize/ui/forms/form-password-field'
import { useToast } from '@baize/ui/overlays/toast'
import { FieldRefused } from '@baize/ui/forms/use-form.ts'
import type { Problem } from '@baize/texts/problem'
import { useText } from '@baize/texts/use-text'
import { call } from '../../shared/api.ts'
import { checkFilled, useForm } from '../../shared/forms/use-form.ts'

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
  const form = useForm({
    draft: useRef({ oldPassword: '', newPassword: '' }),
    check: (entries) => checkFilled(entries, ['oldPassword', 'newPassword']),
    fieldOf: { weak_password: 'newPassword' },
    send: async (entries) => {
      await call(calls.changeOperatorPassword, entries).catch(tellOldWrong)
      toast(t('ops.passwordChanged'), 'ok')
      onDone()
    },
  })
  return (
    <form {...form.frame} className="flex flex-col gap-4">
      <p className="text-text-2">{t('ops.changePasswordText')}</p>
      <FormNote form={form} />
      <FormPasswordField
        form={form}
        name="oldPassword"
        required
        data-autofocus
        label={t('ops.oldPassword')}
        autoComplete="current-password"
        maxLength={200}
      />
      <FormPasswordField
        form={form}
        name="newPassword"
        required
        label={t('ops.newPassword')}
        autoComplete="new-password"
        maxLength={200}
      />
      <Button block type="submit" variant="primary" busy={form.busy}>
        {t('ops.changePassword')}
      </Button>
    </form>
  )
}

/** What a login says of wrong credentials would be about the wrong field here. */
function tellOldWrong(error: unknown): never {
  const isOld = error instanceof CallFailed && error.code === 'wrong_credentials'
  throw isOld ? new FieldRefused<Problem>('oldPassword', { key: 'ops.oldPasswordWrong' }) : error
}
