import { useState, type KeyboardEvent } from 'react'
import { PasswordField, type PasswordFieldProps } from '@baize/ui/password-field'
import { useText } from '@baize/texts/use-text'
import { useBound } from './text-input.tsx'
import type { Form } from './use-form.ts'

type Props<Name extends string> = Omit<
  PasswordFieldProps,
  'form' | 'name' | 'value' | 'error' | 'onChange' | 'onBlur'
> & { readonly form: Form<Name>; readonly name: Name }

/** A secret, kept exactly as it is typed. Says so when Caps Lock is on, which a hidden text would not show. */
export function PasswordInput<Name extends string>({ form, name, ...rest }: Props<Name>) {
  const t = useText()
  const [caps, setCaps] = useState(false)
  const { onBlur, ...bound } = useBound(form, name)
  const look = (event: KeyboardEvent) => setCaps(event.getModifierState?.('CapsLock') ?? false)
  return (
    <PasswordField
      maxLength={256}
      {...rest}
      {...bound}
      hint={
        caps ? (
          <span role="status" className="font-medium text-warn">
            {t('ui.capsLock')}
          </span>
        ) : (
          rest.hint
        )
      }
      onKeyDown={look}
      onKeyUp={look}
      onBlur={() => {
        setCaps(false)
        onBlur()
      }}
    />
  )
}
