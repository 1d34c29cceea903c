import { useState, type KeyboardEvent } from 'react'
import { formField, type FormOfField } from './form-field.ts'
import { PasswordField, type PasswordFieldProps } from './password-field.tsx'
import { useUiTexts } from '../texts.tsx'

type FormPasswordFieldProps<Name extends string> = Omit<
  PasswordFieldProps,
  'form' | 'name' | 'value' | 'error' | 'onChange' | 'onBlur'
> & { readonly form: FormOfField<Name>; readonly name: Name }

/** A secret, kept exactly as it is typed. Says so when Caps Lock is on, which a hidden text would not show. */
export function FormPasswordField<Name extends string>(props: FormPasswordFieldProps<Name>) {
  const { form, name, ...rest } = props
  const { capsLock } = useUiTexts()
  const [caps, setCaps] = useState(false)
  const { onBlur, ...bound } = formField(form, name)
  const look = (event: KeyboardEvent) => setCaps(event.getModifierState?.('CapsLock') ?? false)
  return (
    <PasswordField
      maxLength={256}
      {...rest}
      {...bound}
      hint={
        caps ? (
          <span role="status" className="font-medium text-warn">
            {capsLock}
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
