import { Lock, UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { calls } from 'virtual:contract'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { FormNote } from '@baize/ui/forms/form-note'
import { FormTextField } from '@baize/ui/forms/form-text-field'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { useForm, type Problems } from '../../../shared/form/use-form.ts'
import { askTeamAgain, type Centre } from './api.ts'
import { CreatedAccount, type Created } from './created-account.tsx'
import { RateField } from './rate-field.tsx'
import { readRate } from './rate-text.ts'
import { TypeChoice } from './type-choice.tsx'

type Names = 'username' | 'nickname' | 'rate' | 'agent'

const emptyDraft: Record<Names, string> = { username: '', nickname: '', rate: '0', agent: '' }

/** Opens an account right below. Its password is the platform's and is said once. */
export function NewAccount({ centre }: { readonly centre: Centre }) {
  const t = useText()
  const draft = useRef(emptyDraft)
  const [created, setCreated] = useState<Created>()
  const form = useForm<Names>({
    draft,
    check: ({ username, rate }) => {
      const problems: { -readonly [Name in Names]?: Problems<Names>[Name] } = {}
      if (username.trim() === '') problems.username = { key: 'agents-accounts.nameMissing' }
      const read = readRate(rate)
      if (read === undefined) problems.rate = { key: 'agents-accounts.rateWrong' }
      else if (read > centre.rate) problems.rate = { key: 'errors.rate_too_high' }
      return problems
    },
    fieldOf: { name_taken: 'username', rate_step: 'rate', rate_too_high: 'rate' },
    send: async ({ username, nickname, rate, agent }, signal) => {
      const asked = {
        account: username.trim(),
        nickname: nickname.trim(),
        isAgent: agent === 'yes',
        rate: readRate(rate) ?? 0,
      }
      const made = await call(calls.createDownline, asked, { signal })
      setCreated(made)
      for (const [name, value] of Object.entries(emptyDraft)) {
        form.set(name as Names, value)
      }
      await askTeamAgain()
    },
  })
  const { accountsLeftToday: left, accountsPerDay: of, rate: own } = centre
  return (
    <Card
      title={t('agents-accounts.newDownline')}
      footer={<span>{t('agents-accounts.leftToday', { left, of })}</span>}
    >
      <form {...form.frame} className="grid gap-5">
        <FormNote form={form} />
        <TypeChoice
          isAgent={form.entries.agent === 'yes'}
          onAgent={(isAgent) => form.set('agent', isAgent ? 'yes' : '')}
        />
        <FormTextField
          form={form}
          name="username"
          label={t('agents-accounts.userName')}
          help={t('agents-accounts.userNameHelp')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
        />
        <FormTextField
          form={form}
          name="nickname"
          label={t('agents-accounts.nickname')}
          hint={t('agents-accounts.optional')}
          autoComplete="off"
          maxLength={60}
        />
        <RateField
          name="rate"
          own={own}
          value={form.entries.rate}
          onValue={(value) => form.set('rate', value)}
          onBlur={() => void form.leave('rate')}
          error={form.errorOf('rate')}
        />
        <div className="grid gap-1.5">
          <span className="text-body-s font-semibold">{t('agents-accounts.firstPassword')}</span>
          <p className="flex min-h-11 items-center justify-between gap-3 rounded-ctl border border-dashed border-line-strong px-3 py-2 text-text-2">
            {t('agents-accounts.passwordByUs')}
            <Lock size={16} aria-hidden="true" className="flex-none text-text-3" />
          </p>
          <p className="text-meta text-text-3">{t('agents-accounts.passwordNote')}</p>
        </div>
        <Button
          type="submit"
          variant="primary"
          block
          icon={<UserPlus size={18} />}
          busy={form.busy}
          disabled={left === 0}
        >
          {t('agents-accounts.create')}
        </Button>
      </form>
      {created && <CreatedAccount created={created} onClose={() => setCreated(undefined)} />}
    </Card>
  )
}
