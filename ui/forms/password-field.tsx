import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'
import { useUiTexts } from '../texts.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'after' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password' | 'one-time-code' | 'off'
}

/** A secret that can be read back. Paste is never blocked. */
export function PasswordField(props: PasswordFieldProps) {
  const texts = useUiTexts()
  const [shown, setShown] = useState(false)
  const toggle = (
    <IconButton
      size="sm"
      className="-me-1.5"
      label={shown ? texts.hidePassword : texts.showPassword}
      icon={shown ? <Eye size={20} /> : <EyeOff size={20} />}
      onClick={() => setShown(!shown)}
    />
  )
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      after={toggle}
    />
  )
}
