import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { calls } from 'virtual:contract'
import { languageEntry } from '@baize/kernel/language'
import type { Downline } from '@baize/contract/agents/team-reports'
import { Button } from '@baize/ui/button'
import { decimalMark } from '@baize/ui/forms/decimal-mark.ts'
import { FormNote } from '@baize/ui/forms/form-note'
import { Dialog } from '@baize/ui/overlays/dialog'
import { useLanguage, useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { Loading } from '../../../shared/loading.tsx'
import { notify } from '../../../shared/notices.ts'
import { askTeamAgain, centreQuery } from './api.ts'
import { RateField } from './rate-field.tsx'
import { readRate, writeRate } from './rate-text.ts'

type Props = { readonly member: Downline; readonly onClose: () => void }

/** The rate of somebody directly below, within the own and above those further below. */
export function SetRate({ member, onClose }: Props) {
  const t = useText()
  const { data, error, refetch } = useQuery(centreQuery)
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t('agents-accounts.setRateOf', { account: member.account })}
    >
      {data ? (
        <RateForm member={member} own={data.rate} onClose={onClose} />
      ) : (
        <Loading error={error} onRetry={refetch} />
      )}
    </Dialog>
  )
}

function RateForm({ member, own, onClose }: Props & { readonly own: number }) {
  const t = useText()
  const mark = decimalMark(languageEntry(useLanguage()).tag)
  const draft = useRef({ rate: member.rate === null ? '' : writeRate(member.rate, mark) })
  const form = useForm<'rate'>({
    draft,
    check: ({ rate }) => {
      const read = readRate(rate)
      if (read === undefined) return { rate: { key: 'agents-accounts.rateWrong' } }
      return read > own ? { rate: { key: 'errors.rate_too_high' } } : {}
    },
    fieldOf: { rate_step: 'rate', rate_too_high: 'rate', rate_too_low: 'rate' },
    send: async ({ rate }, signal) => {
      await call(calls.setDownlineRate, { id: member.id, rate: readRate(rate) ?? 0 }, { signal })
      await askTeamAgain()
      notify(t('agents-accounts.rateSet', { account: member.account }), 'ok')
      onClose()
    },
  })
  return (
    <form {...form.frame} className="grid gap-5">
      <FormNote form={form} />
      <RateField
        name="rate"
        own={own}
        value={form.entries.rate}
        onValue={(value) => form.set('rate', value)}
        onBlur={() => void form.leave('rate')}
        error={form.errorOf('rate')}
      />
      <p className="text-meta text-text-3">{t('agents-accounts.rateFrom')}</p>
      <Button type="submit" variant="primary" block busy={form.busy}>
        {t('agents-accounts.setRate')}
      </Button>
    </form>
  )
}
