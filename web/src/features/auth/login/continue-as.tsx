import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { LoginReply } from '@baize/contract/identity/session'
import { Avatar } from '@baize/ui/figures/avatar'
import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { call, failureText } from '../../../shared/api.ts'
import { BarredHelp, isBarred } from '../barred-help.tsx'
import { forget, type Remembered } from '../remembered.ts'

type Props = {
  readonly known: Remembered
  /** The agents have a login page of their own. */
  readonly area?: 'site' | 'agent'
  readonly onReply: (reply: LoginReply) => void
  /** Nobody is remembered any more. */
  readonly onForget: () => void
}

/** One press for whoever was here within the last day; a cookie that no script can read proves it. */
export function ContinueAs({ known, area = 'site', onReply, onForget }: Props) {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const name = known.sms
    ? `+${known.sms.countryDialingCode} ${known.sms.mobileNum}`
    : known.username

  const goOn = async () => {
    setBusy(true)
    try {
      onReply(await call(calls.loginRemembered, { area }))
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const leave = () => {
    forget()
    onForget()
    void call(calls.forgetRemembered, {}).catch(() => undefined)
  }

  return (
    <section aria-label={t('identity.remembered')} className="grid gap-3">
      {failure === undefined ? (
        <Button
          size="lg"
          variant="outline"
          data-autofocus=""
          block
          busy={busy}
          icon={<Avatar size="sm" name={known.username} />}
          onClick={() => void goOn()}
          className="min-w-0"
        >
          <span className="truncate">{t('identity.continueAs', { name })}</span>
        </Button>
      ) : (
        <Note
          tone="pending"
          role="alert"
          title={isBarred(failure) ? failureText(failure) : t('identity.rememberedOver')}
        >
          {isBarred(failure) ? <BarredHelp error={failure} /> : failureText(failure)}
        </Note>
      )}
      <p className="flex items-center gap-3 text-meta text-text-3 before:flex-1 before:border-t before:border-line after:flex-1 after:border-t after:border-line">
        <button type="button" onClick={leave} className="min-h-6 font-medium text-link">
          {t('identity.notYou')}
        </button>
      </p>
    </section>
  )
}
