import { useRef } from 'react'
import { calls } from 'virtual:contract'
import { CallFailed } from '@baize/contract/client/client'
import type { LoginReply } from '@baize/contract/identity/session'
import { Button } from '@baize/ui/button'
import { FormPasswordField } from '@baize/ui/forms/form-password-field'
import { FormTextField } from '@baize/ui/forms/form-text-field'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import type { SocialChoiceMade } from './social-choice.tsx'
import { LoginNote } from '../login-note.tsx'

type Props = {
  readonly choice: SocialChoiceMade
  readonly onReply: (reply: LoginReply) => void
  readonly onBack: () => void
  /** The time for the choice is over: it begins anew at the provider. */
  readonly onExpired: () => void
}

/** The password of an account here proves that it is the person's own; then the two are one for good. */
export function SocialLinkForm({ choice, onReply, onBack, onExpired }: Props) {
  const t = useText()
  const draft = useRef({ username: '', password: '' })
  const form = useForm<'username' | 'password'>({
    draft,
    againFrom: 'password',
    check: ({ username, password }) => ({
      ...(username.trim() === '' && { username: { key: 'ui.fillIn' } }),
      ...(password === '' && { password: { key: 'ui.fillIn' } }),
    }),
    summary: () => ({ key: 'identity.enterBoth' }),
    send: async ({ username, password }, signal) => {
      const who = { username: username.trim(), password }
      const input = { ticket: choice.ticket, ...who, permanent: true as const }
      try {
        onReply(await call(calls.linkSocial, input, { signal }))
      } catch (error) {
        if (error instanceof CallFailed && error.code === 'ticket_expired') return onExpired()
        throw error
      }
    },
  })
  return (
    <form {...form.frame} className="grid grid-cols-1 gap-3.5">
      <p className="text-text-2">{t('identity.socialLinkAbout', { provider: choice.provider })}</p>
      <LoginNote form={form} />
      <FormTextField
        form={form}
        name="username"
        label={t('identity.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        data-autofocus=""
      />
      <FormPasswordField
        form={form}
        name="password"
        label={t('identity.password')}
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary" size="lg" block busy={form.busy}>
        {t('identity.socialLinkSubmit')}
      </Button>
      <Button block className="min-h-11" onClick={onBack}>
        {t('identity.socialBack')}
      </Button>
    </form>
  )
}
