import { useState, type RefObject } from 'react'
import { calls } from 'virtual:contract'
import type { RegistrationRule } from '@baize/contract/system/system'
import { patternKinds } from '@baize/kernel/patterns'
import { Button } from '@baize/ui/button'
import { Note } from '@baize/ui/waiting/note'
import { FormNote } from '@baize/ui/forms/form-note'
import { FormTextField } from '@baize/ui/forms/form-text-field'
import type { Problem } from '@baize/texts/problem'
import type { Entries } from '@baize/ui/forms/use-form.ts'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { checkRule, ruleOf } from '../../../shared/form/field-rule.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { useSystem } from '../../../shared/system.ts'
import type { ForgotName } from '../drafts.ts'

/** Where the operator has no rule for e-mail, an address is still an address. */
const anyEmail: RegistrationRule = {
  field: 'email',
  shown: true,
  required: true,
  patternId: 'email',
  acceptedPattern: patternKinds.email.source,
  minLength: 6,
  maxLength: 100,
}

/** Accounts of the mobile tab have their number for a name. */
const mobileName = /^\+?[0-9]{4,15}$/

function checkName(rule: RegistrationRule | undefined, username: string): Problem | undefined {
  if (username === '') return { key: 'ui.fillIn' }
  return !rule || mobileName.test(username) ? undefined : checkRule(rule, username, true)
}

/** Username and e-mail. The answer is the same whether or not they belong together. */
export function ForgotByEmail({ draft }: { draft: RefObject<Entries<ForgotName>> }) {
  const t = useText()
  const rules = useSystem().info.register
  const [sent, setSent] = useState(false)
  const form = useForm<ForgotName>({
    draft,
    check: ({ username, email }) => {
      const name = checkName(ruleOf(rules, 'username'), username.trim())
      const address = checkRule(ruleOf(rules, 'email') ?? anyEmail, email.trim(), true)
      return { ...(name && { username: name }), ...(address && { email: address }) }
    },
    fieldOf: { unknown_account_or_email: 'username', invalid_email: 'email' },
    send: async ({ username, email }, signal) => {
      const input = { username: username.trim(), email: email.trim() }
      await call(calls.forgotByEmail, input, { signal })
      setSent(true)
    },
  })
  return (
    <form {...form.frame} className="grid grid-cols-1 gap-3.5">
      <p className="text-text-2">{t('identity.forgotText')}</p>
      {sent && form.said === undefined && (
        <Note tone="ok" role="status" title={t('identity.forgotSent')}>
          {t('identity.forgotSentText')}
        </Note>
      )}
      <FormNote form={form} />
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
      <FormTextField
        form={form}
        name="email"
        type="email"
        inputMode="email"
        label={t('identity.email')}
        autoComplete="email"
        maxLength={200}
      />
      <Button type="submit" variant="primary" size="lg" block busy={form.busy}>
        {t(sent ? 'identity.sendAgain' : 'identity.sendLink')}
      </Button>
    </form>
  )
}
