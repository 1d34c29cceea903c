import { useState, type RefObject } from 'react'
import { calls } from 'virtual:contract'
import { CallFailed } from '@baize/contract/client/client'
import type { LoginReply } from '@baize/contract/identity/session'
import { Button } from '@baize/ui/button'
import { FormNote } from '@baize/ui/forms/form-note'
import { FormPasswordField } from '@baize/ui/forms/form-password-field'
import { FormTextField } from '@baize/ui/forms/form-text-field'
import type { Entries } from '@baize/ui/forms/use-form.ts'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { ruleOf } from '../../../shared/form/field-rule.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { useSystem } from '../../../shared/system.ts'
import { Checking } from '../challenge/checking.tsx'
import { PersonCheck } from '../challenge/person-check.tsx'
import { captchaFields, usePersonCheck } from '../challenge/use-person-check.ts'
import {
  checkConsent,
  consentFields,
  ConsentTicks,
  type ConsentName,
} from '../recover/consent-ticks.tsx'
import {
  checkNewPassword,
  NewPasswordFields,
  newPasswordFields,
  type NewPasswordName,
} from '../recover/new-password-fields.tsx'

export type AgentPasswordName =
  | NewPasswordName
  | ConsentName
  | 'username'
  | 'oldPassword'
  | 'captcha'

type Props = {
  readonly draft: RefObject<Entries<AgentPasswordName>>
  /** Logs in only if it has to. */
  readonly send: (logIn: () => Promise<LoginReply>) => Promise<void>
}

/** Who one is, the password until now, and the new one twice. */
export function AgentPasswordForm({ draft, send }: Props) {
  const t = useText()
  const rule = ruleOf(useSystem().info.register, 'password')
  const personCheck = usePersonCheck('login')
  const [refusal, setRefusal] = useState<string>()
  // Whether somebody else opened the account is known once it is logged in.
  const [isFirst, setFirst] = useState(false)

  const logIn = async (entries: Entries<AgentPasswordName>, signal: AbortSignal) => {
    const proof = await personCheck.prove(entries, signal)
    const { username, oldPassword: password } = entries
    const who = { username: username.trim(), password, type: 'username', area: 'agent' } as const
    try {
      return await call(calls.login, { ...who, ...proof, remember: false }, { signal })
    } catch (error) {
      if (error instanceof CallFailed) {
        setRefusal(error.code)
        personCheck.meet(error)
        form.set('captcha', '')
      }
      throw error
    }
  }

  const form = useForm<AgentPasswordName>({
    draft,
    againFrom: 'oldPassword',
    fieldOf: { ...newPasswordFields, ...captchaFields, ...consentFields },
    check: (entries) => ({
      ...(entries.username.trim() === '' && { username: { key: 'ui.fillIn' } }),
      ...(entries.oldPassword === '' && { oldPassword: { key: 'ui.fillIn' } }),
      ...personCheck.problems(entries),
      ...checkNewPassword(rule, entries),
      ...(isFirst && checkConsent(entries)),
    }),
    send: async (entries, signal) => {
      setRefusal(undefined)
      await send(() => logIn(entries, signal)).catch((error: unknown) => {
        if (error instanceof CallFailed && error.code in consentFields) setFirst(true)
        throw error
      })
    },
  })

  return (
    <form {...form.frame} className="grid grid-cols-1 gap-3.5">
      <p className="text-text-2">{t('identity.changeAgentText')}</p>
      <FormNote form={form} titled={refusal === 'non_agent'}>
        {refusal === 'non_agent' && <p>{t('identity.nonAgentText')}</p>}
      </FormNote>
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
        name="oldPassword"
        label={t('identity.oldPassword')}
        autoComplete="current-password"
      />
      <PersonCheck check={personCheck} form={form} />
      <NewPasswordFields form={form} rule={rule} />
      {isFirst && <ConsentTicks form={form} />}
      <div>
        <Button type="submit" variant="primary" size="lg" block busy={form.busy}>
          {t('identity.changeAndSignIn')}
        </Button>
        <Checking
          active={personCheck.proving}
          long={personCheck.asks === 'longCheck'}
          onCancel={() => form.cancel({ key: 'errors.verification_required' })}
        />
      </div>
    </form>
  )
}
