import { useRef } from 'react'
import { calls } from 'virtual:contract'
import type { Branch } from '@baize/contract/agents/tree-desk'
import { languageEntry } from '@baize/kernel/language'
import { decimalMark } from '@baize/ui/forms/decimal-mark.ts'
import { NumberField } from '@baize/ui/forms/number-field'
import { useToast } from '@baize/ui/overlays/toast'
import { useLanguage, useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { ReasonField } from '../../../shared/forms/reason-field.tsx'
import { checkReason } from '../../../shared/forms/reason.ts'
import { useForm } from '../../../shared/forms/use-form.ts'
import { useWrite } from '../../../shared/forms/use-write.ts'
import { root } from '../api.ts'
import { isRateStep, readRate } from '../read-rate.ts'
import { useRateText } from '../words.ts'

type RateDialogProps = { readonly branch: Branch; readonly onClose: () => void }

/** Sets what an account has of the valid bets below. */
export function RateDialog({ branch, onClose }: RateDialogProps) {
  const t = useText()
  const show = useToast()
  const write = useWrite(root)
  const rateText = useRateText()
  const mark = decimalMark(languageEntry(useLanguage()).tag)
  const form = useForm({
    draft: useRef({
      rate: String(Math.floor(branch.rate / 10) / 10).replace('.', mark),
      reason: '',
    }),
    check: (entries) => {
      const rate = readRate(entries.rate, mark)
      const isRate = rate !== undefined && isRateStep(rate)
      return {
        ...(!isRate && { rate: { key: 'agents-desk.rateWrong' as const } }),
        ...checkReason(entries),
      }
    },
    fieldOf: {
      rate_above_upline: 'rate',
      rate_step: 'rate',
      rate_too_high: 'rate',
      rate_too_low: 'rate',
    },
    send: async ({ rate, reason }) => {
      const wanted = readRate(rate, mark) ?? 0
      const { account } = branch
      await write(() => call(calls.setAgentRate, { account, rate: wanted, reason: reason.trim() }))
      show(t('agents-desk.rateSet', { account, rate: rateText(wanted) }), 'ok')
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('agents-desk.setRateOf', { account: branch.account })}
      text={t('agents-desk.rateText', { rate: rateText(branch.rate) })}
      action={t('agents-desk.setRate')}
      form={form}
      onClose={onClose}
    >
      <NumberField
        name="rate"
        value={form.entries.rate}
        error={form.errorOf('rate')}
        onValue={(rate) => form.set('rate', rate)}
        onBlur={() => void form.leave('rate')}
        required
        data-autofocus=""
        label={t('agents-desk.ratePercent')}
        hint={t('agents-desk.rateSteps')}
        decimals={1}
        decimalMark={mark}
        maxLength={6}
      />
      <ReasonField form={form} />
    </FormDialog>
  )
}
