import { useRef, useState } from 'react'
import { calls } from 'virtual:contract'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { FormNote } from '@baize/ui/forms/form-note'
import { FormTextField } from '@baize/ui/forms/form-text-field'
import { useText } from '@baize/texts/use-text'
import { call } from '../../shared/api.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { notify } from '../../shared/notices.ts'
import { useSecondsLeft } from '../../shared/use-seconds-left.ts'
import { askAccountAgain, type Security } from './api.ts'
import { isProven } from './is-proven.ts'
import { Reauthenticate } from './reauthenticate.tsx'

type Kind = 'mobile' | 'email'
type Props = { readonly kind: Kind; readonly security: Security; readonly onClose: () => void }

/** Verifies a phone or an e-mail address: where to, then the code that came there. */
export function ContactDialog({ kind, security, onClose }: Props) {
  const t = useText()
  const [target, setTarget] = useState('')
  const wait = useRef(0)
  const isVerified = kind === 'mobile' ? security.mobileVerified : security.emailVerified
  const title = t(kind === 'mobile' ? 'identity-account.mobile' : 'identity-account.email')
  const steps =
    target === '' ? (
      <WhereTo kind={kind} wait={wait} onSent={setTarget} />
    ) : (
      <CodeForm
        kind={kind}
        target={target}
        wait={wait}
        onBack={() => setTarget('')}
        onDone={onClose}
      />
    )
  return (
    <Dialog open onClose={onClose} size="sm" title={title}>
      {/* What a code goes to can reset a password: who has one, or a contact already, proves to be there first. */}
      {(isVerified || security.passwordSet) && !isProven(security) ? (
        <Reauthenticate security={security} />
      ) : (
        steps
      )}
    </Dialog>
  )
}

type Wait = { current: number }

async function send(kind: Kind, target: string, signal?: AbortSignal): Promise<number> {
  const options = signal ? { signal } : {}
  const { expiredMinutes } = await call(calls.sendContactCode, { kind, target }, options)
  return Math.max(1, expiredMinutes) * 60
}

type WhereToProps = { kind: Kind; wait: Wait; onSent: (target: string) => void }

function WhereTo({ kind, wait, onSent }: WhereToProps) {
  const t = useText()
  const mobile = kind === 'mobile'
  const { start } = useSecondsLeft(wait)
  const draft = useRef({ target: '' })
  const form = useForm<'target'>({
    draft,
    check: ({ target }) => (target.trim() === '' ? { target: { key: 'ui.fillIn' } } : {}),
    fieldOf: {
      'invalid-phone-number': 'target',
      'missing-phone-number': 'target',
      invalid_email: 'target',
    },
    send: async ({ target }, signal) => {
      start(await send(kind, target.trim(), signal))
      onSent(target.trim())
    },
  })
  return (
    <form {...form.frame} className="grid gap-4">
      <p className="text-text-2">
        {t(mobile ? 'identity-account.whyMobile' : 'identity-account.whyEmail')}
      </p>
      <FormNote form={form} />
      <FormTextField
        form={form}
        name="target"
        label={t(mobile ? 'identity-account.mobile' : 'identity-account.email')}
        help={mobile ? t('identity-account.withCountryCode') : undefined}
        type={mobile ? 'tel' : 'email'}
        autoComplete={mobile ? 'tel' : 'email'}
        maxLength={100}
        data-autofocus=""
      />
      <Button type="submit" variant="primary" block busy={form.busy}>
        {t('identity-account.sendCode')}
      </Button>
    </form>
  )
}

type CodeFormProps = {
  readonly kind: Kind
  readonly target: string
  readonly wait: Wait
  readonly onBack: () => void
  readonly onDone: () => void
}

function CodeForm({ kind, target, wait, onBack, onDone }: CodeFormProps) {
  const t = useText()
  const { left, start } = useSecondsLeft(wait)
  const draft = useRef({ code: '' })
  const form = useForm<'code'>({
    draft,
    check: ({ code }) => (code.trim() === '' ? { code: { key: 'ui.fillIn' } } : {}),
    fieldOf: { 'invalid-verification-code': 'code', 'code-expired': 'code' },
    send: async ({ code }, signal) => {
      await call(calls.changeContact, { kind, target, code: code.trim() }, { signal })
      await askAccountAgain()
      notify(t('identity-account.verified'), 'ok')
      onDone()
    },
  })
  const again = async () => {
    try {
      start(await send(kind, target))
    } catch {
      // The form says what is wrong when one goes back to it; a code may still be on its way.
      onBack()
    }
  }
  return (
    <form {...form.frame} className="grid gap-4">
      <p className="text-text-2">{t('identity-account.codeWentTo', { target })}</p>
      <FormNote form={form} />
      <FormTextField
        form={form}
        name="code"
        label={t('identity-account.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={255}
        data-autofocus=""
      />
      <Button type="submit" variant="primary" block busy={form.busy}>
        {t('identity-account.confirm')}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button onClick={onBack}>{t('identity-account.another')}</Button>
        <Button disabled={left > 0} onClick={() => void again()}>
          {left > 0
            ? t('identity-account.againIn', { seconds: left })
            : t('identity-account.sendAgain')}
        </Button>
      </div>
    </form>
  )
}
