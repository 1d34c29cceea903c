import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { calls } from 'virtual:contract'
import { CallFailed } from '@baize/contract/client/client'
import { Button } from '@baize/ui/button'
import { Segmented } from '@baize/ui/forms/segmented'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { call, failureText } from '../../shared/api.ts'
import { useMomentText } from '../../shared/brand-moment.tsx'
import { useSecondsLeft } from '../../shared/use-seconds-left.ts'
import type { Security } from './api.ts'

export type ContactKind = 'mobile' | 'email'

type Props = {
  readonly kind: ContactKind
  readonly onKind: (kind: ContactKind) => void
  readonly security: Security
}

/** Where a code for a new payment password goes, and the button that sends it. */
export function PaymentCode({ kind, onKind, security }: Props) {
  const t = useText()
  const wait = useRef(0)
  const { left, start } = useSecondsLeft(wait)
  const sending = useMutation({
    mutationFn: () => call(calls.sendPaymentCode, { kind }),
    onSuccess: ({ expiredMinutes }) => start(Math.max(1, expiredMinutes) * 60),
  })
  const target = kind === 'mobile' ? security.mobile : security.email
  return (
    <div className="grid gap-3">
      {security.mobileVerified && security.emailVerified && (
        <Segmented
          label={t('identity-account.codeTo')}
          segments={[
            { value: 'mobile', label: t('identity-account.mobile') },
            { value: 'email', label: t('identity-account.email') },
          ]}
          value={kind}
          onValue={(next) => {
            sending.reset()
            onKind(next)
          }}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="wrap-anywhere text-text-2">{target}</p>
        <Button
          busy={sending.isPending}
          disabled={left > 0}
          onClick={() => sending.mutate()}
          data-autofocus=""
        >
          {left > 0
            ? t('identity-account.againIn', { seconds: left })
            : t('identity-account.sendCode')}
        </Button>
      </div>
      {sending.isSuccess && (
        <p role="status" className="text-meta text-text-2">
          {t('identity-account.codeWentTo', { target })}
        </p>
      )}
      <SendProblem error={sending.error} />
    </div>
  )
}

/** Why no code went out; of a contact that is too new, from when it counts. */
function SendProblem({ error }: { readonly error: unknown }) {
  const t = useText()
  const at = useMomentText()
  if (error === null) return null
  const { until } = (error instanceof CallFailed ? (error.value ?? {}) : {}) as { until?: string }
  return (
    <Note tone="bad" role="alert">
      <p>{failureText(error)}</p>
      {until !== undefined && <p>{t('identity-account.contactFrom', { time: at(until) })}</p>}
    </Note>
  )
}
