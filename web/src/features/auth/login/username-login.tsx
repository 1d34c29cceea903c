import { Lock, User } from 'lucide-react'
import { useState, type ReactNode, type RefObject } from 'react'
import { calls } from 'virtual:contract'
import { CallFailed } from '@baize/contract/client/client'
import type { LoginReply } from '@baize/contract/identity/session'
import { Button } from '@baize/ui/button'
import { FormPasswordField } from '@baize/ui/forms/form-password-field'
import { FormTextField } from '@baize/ui/forms/form-text-field'
import { FormCheckbox } from '@baize/ui/forms/form-checkbox'
import type { Entries } from '@baize/ui/forms/use-form.ts'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { useForm, type Problems } from '../../../shared/form/use-form.ts'
import { Checking } from '../challenge/checking.tsx'
import { PersonCheck } from '../challenge/person-check.tsx'
import { captchaFields, usePersonCheck } from '../challenge/use-person-check.ts'
import type { LoginName } from '../drafts.ts'
import { RememberLine } from './remember-line.tsx'
import { TermsTick } from './terms-tick.tsx'
import { LoginNote } from '../login-note.tsx'

/** After so many failures the other ways in are offered. */
const offerAfter = 2

type Props = {
  readonly draft: RefObject<Entries<LoginName>>
  /** The agents have a login page of their own. */
  readonly area?: 'site' | 'agent'
  readonly onReply: (reply: LoginReply, entries: Entries<LoginName>) => void
  /** Shown below a refusal once it was not the first. */
  readonly otherWays?: ReactNode
}

/** Username and password: checked, then proven, then sent. The picture comes when the server asks for it. */
export function UsernameLogin({ draft, area = 'site', onReply, otherWays }: Props) {
  const t = useText()
  const personCheck = usePersonCheck('login')
  const [failures, setFailures] = useState(0)
  const [refusal, setRefusal] = useState<string>()
  const isAgents = area === 'agent'

  const check = (entries: Entries<LoginName>): Problems<LoginName> => ({
    ...(entries.username.trim() === '' && { username: { key: 'ui.fillIn' } }),
    ...(entries.password === '' && { password: { key: 'ui.fillIn' } }),
    ...personCheck.problems(entries),
    ...(entries.terms === '' && { terms: { key: 'errors.terms_required' } }),
  })

  const send = async (entries: Entries<LoginName>, signal: AbortSignal) => {
    setRefusal(undefined)
    const proof = await personCheck.prove(entries, signal)
    const { username, password, remember } = entries
    try {
      const who = { username: username.trim(), password, type: 'username' as const, area }
      const input = { ...who, ...proof, remember: remember === 'yes' }
      onReply(await call(calls.login, input, { signal }), entries)
    } catch (error) {
      if (error instanceof CallFailed) meet(error)
      throw error
    }
  }

  const meet = (error: CallFailed) => {
    setRefusal(error.code)
    if (error.code === 'wrong_credentials') setFailures((count) => count + 1)
    personCheck.meet(error)
    form.set('captcha', '')
  }

  const form = useForm<LoginName>({
    draft,
    check,
    send,
    againFrom: 'password',
    fieldOf: { ...captchaFields, terms_required: 'terms' },
    summary: ({ username, password }) =>
      username || password ? { key: 'identity.enterBoth' } : undefined,
  })

  return (
    <form {...form.frame} className="grid grid-cols-1 gap-3.5">
      <LoginNote form={form} titled={refusal === 'non_agent'}>
        {refusal === 'non_agent' && <p>{t('identity.nonAgentText')}</p>}
        {personCheck.asks === 'picture' && <p>{t('identity.copyLetters')}</p>}
        {failures >= offerAfter && otherWays}
      </LoginNote>
      <FormTextField
        form={form}
        name="username"
        label={t('identity.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        before={isAgents && <User size={18} aria-hidden="true" className="text-text-3" />}
        data-autofocus={form.entries.username === '' ? '' : undefined}
      />
      <FormPasswordField
        form={form}
        name="password"
        label={t('identity.password')}
        autoComplete="current-password"
        before={isAgents && <Lock size={18} aria-hidden="true" className="text-text-3" />}
        data-autofocus={form.entries.username === '' ? undefined : ''}
      />
      <PersonCheck check={personCheck} form={form} />
      {isAgents ? (
        <FormCheckbox form={form} name="remember" label={t('identity.rememberMe')} />
      ) : (
        <RememberLine form={form} />
      )}
      <div>
        <Button type="submit" variant="primary" size="lg" block busy={form.busy}>
          {t(isAgents ? 'identity.signIn' : 'shell.logIn')}
        </Button>
        <Checking
          active={personCheck.proving}
          long={personCheck.asks === 'longCheck'}
          onCancel={() => form.cancel({ key: 'errors.verification_required' })}
        />
      </div>
      {!isAgents && <TermsTick form={form} />}
    </form>
  )
}
