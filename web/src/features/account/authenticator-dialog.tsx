import { useQuery } from '@tanstack/react-query'
import { useOnce } from '../../shared/use-once.ts'
import { useRef } from 'react'
import { calls } from 'virtual:contract'
import { Button } from '@baize/ui/button'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { Note } from '@baize/ui/waiting/note'
import { Qr } from '@baize/ui/figures/qr'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { FormNote } from '@baize/ui/forms/form-note'
import { FormTextField } from '@baize/ui/forms/form-text-field'
import { useText } from '@baize/texts/use-text'
import { call, failureText } from '../../shared/api.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { notify } from '../../shared/notices.ts'
import { askAccountAgain, type Security } from './api.ts'
import { isProven } from './is-proven.ts'
import { Reauthenticate } from './reauthenticate.tsx'

type Props = { readonly on: boolean; readonly security: Security; readonly onClose: () => void }

/** Sets up an authenticator app, or does without it. */
export function AuthenticatorDialog({ on, security, onClose }: Props) {
  const t = useText()
  const step = on ? <Remove onDone={onClose} /> : <SetUp onDone={onClose} />
  return (
    <Dialog open onClose={onClose} size="sm" title={t('identity-account.authenticator')}>
      {isProven(security) ? step : <Reauthenticate security={security} />}
    </Dialog>
  )
}

function SetUp({ onDone }: { onDone: () => void }) {
  const t = useText()
  const { data, error } = useQuery({
    queryKey: ['authenticator-offer'],
    queryFn: ({ signal }) => call(calls.beginAuthenticator, {}, { signal }),
    // Each asking makes a new secret, so it is asked for once and kept no longer than the dialog.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const draft = useRef({ code: '' })
  const form = useForm<'code'>({
    draft,
    check: ({ code }) =>
      /^\d{6}$/.test(code.trim()) ? {} : { code: { key: 'identity-account.sixDigits' } },
    fieldOf: { wrong_code: 'code' },
    send: async ({ code }, signal) => {
      await call(calls.confirmAuthenticator, { code: code.trim() }, { signal })
      await askAccountAgain()
      notify(t('identity-account.authenticatorOn'), 'ok')
      onDone()
    },
  })
  if (error) return <Note tone="bad">{failureText(error)}</Note>
  return (
    <form {...form.frame} className="grid gap-4">
      <p className="text-text-2">{t('identity-account.scanThis')}</p>
      <div className="grid min-h-52 place-items-center">
        {data && <Qr text={data.uri} label={t('identity-account.scanThis')} />}
      </div>
      {data && (
        <p className="flex items-center justify-between gap-2 rounded-ctl bg-s2 px-3">
          <code className="figures break-all py-2 text-meta">{data.secret}</code>
          <CopyButton text={data.secret} label={t('identity-account.copySecret')} />
        </p>
      )}
      <FormNote form={form} />
      <FormTextField
        form={form}
        name="code"
        label={t('identity-account.authenticatorCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
      />
      <Button type="submit" variant="primary" block busy={form.busy}>
        {t('identity-account.confirm')}
      </Button>
    </form>
  )
}

function Remove({ onDone }: { onDone: () => void }) {
  const t = useText()
  const remove = useOnce({
    mutationFn: () => call(calls.removeAuthenticator, {}),
    onSuccess: async () => {
      await askAccountAgain()
      notify(t('identity-account.authenticatorOff'), 'ok')
      onDone()
    },
  })
  return (
    <div className="grid gap-4">
      <p className="text-text-2">{t('identity-account.removeAuthenticator')}</p>
      <FailureNote error={remove.error} />
      <Button variant="danger" block busy={remove.isPending} onClick={() => remove.mutate()}>
        {t('identity-account.remove')}
      </Button>
    </div>
  )
}
