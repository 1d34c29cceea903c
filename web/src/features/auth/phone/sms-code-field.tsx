import { useRef, useState, type RefObject } from 'react'
import { CallFailed } from '@baize/contract/client/client'
import { Button } from '@baize/ui/button'
import { Field } from '@baize/ui/forms/field'
import { bareInputClass, shellClass } from '@baize/ui/forms/input-shell'
import { cx } from '@baize/ui/look/cx.ts'
import { useAnnounce } from '@baize/ui/overlays/live-region'
import { formField } from '@baize/ui/forms/form-field.ts'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../../shared/api.ts'
import type { Form } from '../../../shared/form/use-form.ts'
import { minutesText, useSecondsLeft } from '../../../shared/use-seconds-left.ts'
import { useThrottled } from '../../../shared/use-throttled.ts'
import { WarningDialog } from '../warning-dialog.tsx'

/** The product's wait after a code, when the server does not say how long one holds. */
const usualMinutes = 1
/** And after too many requests. */
const tooManyMinutes = 5

type Props<Name extends string> = {
  readonly form: Form<Name>
  readonly name: Name
  /** Whether there is a number to send to; it complains under the number's own field when there is not. */
  readonly ready: () => Promise<boolean>
  /** Asks for a code, and says for how many minutes it holds. */
  readonly request: () => Promise<number | undefined>
  /** When the next code may be asked for; kept by whoever outlives this field. */
  readonly wait: RefObject<number>
}

/** A code from a message: the field for it, and the button that has one sent. */
export function SmsCodeField<Name extends string>(props: Props<Name>) {
  const { form, name, ready, request, wait } = props
  const t = useText()
  const announce = useAnnounce()
  const { left, start } = useSecondsLeft(wait)
  const [asking, setAsking] = useState(false)
  const [warning, setWarning] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const { error, ...bound } = formField(form, name)

  const ask = async () => {
    if (!(await ready())) return
    setAsking(true)
    try {
      const minutes = (await request()) ?? usualMinutes
      start(Math.max(1, minutes) * 60)
      announce(t('identity.codeSent'))
      input.current?.focus()
    } catch (failure) {
      if (isTooMany(failure)) start(minutesOf(failure) * 60)
      setWarning(failureText(failure))
    } finally {
      setAsking(false)
    }
  }
  const press = useThrottled(() => void ask())

  return (
    <Field label={t('identity.smsCode')} error={error}>
      {(control) => (
        <div className="flex gap-2">
          <div className={cx(shellClass, 'h-11 px-3')}>
            <input
              {...bound}
              {...control}
              ref={input}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={255}
              className={bareInputClass}
            />
          </div>
          <Button
            variant="secondary"
            disabled={left > 0}
            busy={asking}
            onClick={press}
            className="min-h-11 min-w-30 flex-none"
          >
            {left > 0 ? waitText(t, left) : t('identity.getCode')}
          </Button>
          <WarningDialog text={warning} onClose={() => setWarning(undefined)} />
        </div>
      )}
    </Field>
  )
}

/** As long as the server says in its sentence. */
function minutesOf({ value }: CallFailed): number {
  return (value as { minutes?: number } | null)?.minutes ?? tooManyMinutes
}

function isTooMany(failure: unknown): failure is CallFailed {
  return failure instanceof CallFailed && failure.code === 'too-many-requests'
}

/** Seconds as the product shows them; minutes once they would be hard to read. */
function waitText(t: ReturnType<typeof useText>, left: number): string {
  return left > 120
    ? t('identity.againInMinutes', { time: minutesText(left) })
    : t('identity.againIn', { seconds: left })
}
