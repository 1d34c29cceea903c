import { RefreshCw } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { calls } from 'virtual:contract'
import { Field } from '@baize/ui/forms/field'
import { IconButton } from '@baize/ui/icon-button'
import { bareInputClass, shellClass } from '@baize/ui/forms/input-shell'
import { cx } from '@baize/ui/look/cx.ts'
import { formField } from '@baize/ui/forms/form-field.ts'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import type { Form } from '../../../shared/form/use-form.ts'
import { useThrottled } from '../../../shared/use-throttled.ts'

/** The picture that is asked about: its id goes with the answer. */
export type CaptchaPicture = { readonly id: string; readonly renew: () => void }

/** A picture is used up by each answer, so whoever sends one asks for the next. */
export function usePicture(): CaptchaPicture {
  const [id, setId] = useState(newId)
  return { id, renew: () => setId(newId()) }
}

function newId(): string {
  return crypto.randomUUID()
}

type Props = {
  readonly form: Form<'captcha'>
  readonly picture: CaptchaPicture
  /** For those who cannot see the picture; absent where there is no other way. */
  readonly onOtherWay?: () => void
}

/** Characters to copy from a picture, with a way around it for whoever cannot. */
export function CaptchaField({ form, picture, onOtherWay }: Props) {
  const t = useText()
  const { error, ...bound } = formField(form, 'captcha')
  const input = useRef<HTMLInputElement>(null)
  const otherWay = onOtherWay && (
    <button type="button" onClick={onOtherWay} className="min-h-6 font-medium text-link">
      {t('identity.longerCheck')}
    </button>
  )
  const renew = useThrottled(() => {
    picture.renew()
    form.set('captcha', '')
    input.current?.focus()
  })
  return (
    <Field label={t('identity.captcha')} hint={otherWay} error={error}>
      {(control) => (
        <div className="flex gap-2">
          <div className={cx(shellClass, 'h-11 px-3')}>
            <input
              {...bound}
              {...control}
              ref={input}
              type="text"
              maxLength={20}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className={bareInputClass}
            />
          </div>
          <CaptchaImage id={picture.id} />
          <IconButton
            variant="outline"
            label={t('identity.newPicture')}
            icon={<RefreshCw size={20} />}
            onClick={renew}
            className="size-11"
          />
        </div>
      )}
    </Field>
  )
}

function CaptchaImage({ id }: { id: string }) {
  const t = useText()
  const { data, isError } = useQuery({
    queryKey: ['captcha', id],
    queryFn: ({ signal }) => call(calls.getCaptcha, { captchaId: id }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    <span className="grid h-11 w-30 flex-none place-items-center overflow-clip rounded-ctl bg-paper text-caption text-ink-2">
      {data && (
        <img
          src={`data:image/png;base64,${data}`}
          alt={t('identity.captchaPicture')}
          className="size-full object-cover"
        />
      )}
      {isError && t('identity.noPicture')}
    </span>
  )
}
