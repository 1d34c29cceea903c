import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { calls } from 'virtual:contract'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Button } from '@baize/ui/button'
import { FormPasswordField } from '@baize/ui/forms/form-password-field'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useToast } from '@baize/ui/overlays/toast'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { call } from '../../shared/api.ts'
import { defaultPasswordQuery } from '../../shared/forms/default-password.ts'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { FormDialog } from '../../shared/forms/form-dialog.tsx'
import { useOperator } from '../../shared/operator.ts'
import { ReasonField } from '../../shared/forms/reason-field.tsx'
import { checkReason } from '../../shared/forms/reason.ts'
import { checkFilled, useForm } from '../../shared/forms/use-form.ts'

/** Whether there is a default password, since when and by whom. The password itself is shown to nobody. */
export function DefaultPasswordCard() {
  const t = useText()
  const { can } = useOperator()
  const { data, error } = useQuery(defaultPasswordQuery)
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const { hash } = useAddress()
  useEffect(() => {
    if (hash === 'default-password') box.current?.scrollIntoView({ block: 'center' })
  }, [hash])
  return (
    <div
      ref={box}
      id="default-password"
      className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-4"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="flex flex-wrap items-center gap-2 font-sans text-body-s font-medium tracking-normal">
          {t('identity-desk.defaultPassword')}
          {data &&
            (data.set ? (
              <StatusChip tone="ok">{t('identity-desk.set')}</StatusChip>
            ) : (
              <StatusChip tone="pending">{t('identity-desk.notSet')}</StatusChip>
            ))}
        </h3>
        <p className="mt-1.5 text-meta text-text-3">{t('identity-desk.defaultPasswordHelp')}</p>
        {data?.set && data.at !== null && (
          <p className="mt-1 text-meta text-text-2">
            {t('identity-desk.setBy', { by: data.by })} <DeskMoment at={data.at} />
          </p>
        )}
        <FailureNote error={error} />
      </div>
      {can('admin') && (
        <Button onClick={() => setOpen(true)}>
          {data?.set ? t('identity-desk.changeDefault') : t('identity-desk.setDefault')}
        </Button>
      )}
      {isOpen && <DefaultPasswordDialog onClose={() => setOpen(false)} />}
    </div>
  )
}

function DefaultPasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const show = useToast()
  const client = useQueryClient()
  const form = useForm({
    draft: useRef({ password: '', reason: '' }),
    check: (entries) => ({ ...checkFilled(entries, ['password']), ...checkReason(entries) }),
    fieldOf: { weak_password: 'password' },
    send: async (entries) => {
      await call(calls.setDefaultPassword, entries)
      await client.invalidateQueries({ queryKey: defaultPasswordQuery.queryKey })
      show(t('ops.askedAdmin'), 'ok')
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('identity-desk.defaultPassword')}
      text={t('identity-desk.defaultText')}
      action={t('identity-desk.setDefault')}
      form={form}
      onClose={onClose}
    >
      <FormPasswordField
        form={form}
        name="password"
        required
        data-autofocus
        label={t('identity-desk.defaultPassword')}
        autoComplete="off"
      />
      <ReasonField form={form} />
    </FormDialog>
  )
}
