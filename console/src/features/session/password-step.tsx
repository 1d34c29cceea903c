import { useRef, useState, type FormEvent } from 'react'
import { CallFailed } from '@baize/contract/client/client'
import type { DemoOperator } from '@baize/contract/system/operators'
import { Button } from '@baize/ui/button'
import { PasswordField } from '@baize/ui/forms/password-field'
import { TextField } from '@baize/ui/forms/text-field'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'
import { useBeginSignIn, type Credentials, type SignInTicket } from './api.ts'

type PasswordStepProps = {
  /** A demo login that was chosen; its name and password stand in the form already. */
  readonly demo: DemoOperator | undefined
  readonly onTicket: (ticket: SignInTicket) => void
  /** The password is a one-time one, with which only an own one can be chosen. */
  readonly onOneTime: (credentials: Credentials) => void
}

export function PasswordStep({ demo, onTicket, onOneTime }: PasswordStepProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const [username, setUsername] = useState(demo?.username ?? '')
  const [password, setPassword] = useState(demo?.password ?? '')
  const begin = useBeginSignIn()
  const isWrong = begin.error instanceof CallFailed && begin.error.code === 'wrong_credentials'
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (begin.isPending) return
    const credentials = { username: username.trim().toLowerCase(), password }
    begin.mutate(credentials, {
      onSuccess: onTicket,
      onError: (error) => {
        if (error instanceof CallFailed && error.code === 'own_password_needed') {
          onOneTime(credentials)
        }
        form.current?.querySelector<HTMLElement>('[name=password]')?.focus()
      },
    })
  }
  return (
    <form ref={form} onSubmit={send} className="flex flex-col gap-4">
      {begin.error && !isWrong && <FailureNote error={begin.error} />}
      <TextField
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is this form and nothing else
        autoFocus={demo === undefined}
        label={t('ops.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <PasswordField
        required
        label={t('ops.password')}
        name="password"
        autoComplete="current-password"
        maxLength={200}
        value={password}
        error={isWrong ? failureText(begin.error) : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button
        block
        type="submit"
        size="lg"
        variant="primary"
        busy={begin.isPending}
        busyLabel={t('ops.checking')}
      >
        {t('ops.continue')}
      </Button>
    </form>
  )
}
