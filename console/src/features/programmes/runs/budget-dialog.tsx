import { useRef, useState } from 'react'
import { calls } from 'virtual:contract'
import type { ProgrammeBudget } from '@baize/contract/promotions/runs-desk'
import { languageEntry } from '@baize/kernel/language'
import { currencies, type Currency } from '@baize/kernel/money'
import { decimalMark } from '@baize/ui/forms/decimal-mark.ts'
import { Segmented } from '@baize/ui/forms/segmented'
import { Select } from '@baize/ui/forms/select'
import { TextField } from '@baize/ui/forms/text-field'
import { useToast } from '@baize/ui/overlays/toast'
import { useLanguage, useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { readSum } from '../../../shared/figures/sum-text.ts'
import { useBrandCurrency } from '../../../shared/figures/use-brand-currency.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { useWrite } from '../../../shared/forms/use-write.ts'
import { makeId, root } from '../api.ts'
import { programmes, programmeTexts } from '../words.ts'

type BudgetDialogProps = { readonly onClose: () => void }

export function BudgetDialog({ onClose }: BudgetDialogProps) {
  const brand = useBrandCurrency()
  return brand && <BudgetForm brand={brand} onClose={onClose} />
}

/** Gives a programme money, or takes back what it has not promised. The id is made before: a second press moves nothing. */
function BudgetForm({ brand, onClose }: BudgetDialogProps & { readonly brand: Currency }) {
  const t = useText()
  const show = useToast()
  const write = useWrite(root)
  const mark = decimalMark(languageEntry(useLanguage()).tag)
  const id = useRef(makeId('trf'))
  const [programme, setProgramme] = useState<ProgrammeBudget['programme']>('rebate')
  const [way, setWay] = useState<'give' | 'take'>('give')
  const [currency, setCurrency] = useState<Currency>(brand)
  const [text, setText] = useState('')
  const sum = readSum(text.trim(), currency, mark)
  const isSum = sum !== undefined && sum > 0n
  return (
    <ReasonDialog
      title={t('programmes-desk.changeBudget')}
      text={t('programmes-desk.budgetText')}
      action={t(way === 'give' ? 'programmes-desk.give' : 'programmes-desk.take')}
      blocked={isSum ? undefined : t('programmes-desk.sumNeeded')}
      onConfirm={async (reason) => {
        const amount = `${way === 'take' ? '-' : ''}${sum ?? 0n}`
        const wish = { id: id.current, programme, currency, amount, reason }
        const { approvalId } = await write(() => call(calls.changeProgrammeBudget, wish))
        show(
          t(approvalId === null ? 'programmes-desk.budgetDone' : 'programmes-desk.budgetAsked'),
          'ok',
        )
      }}
      onClose={onClose}
    >
      <Segmented
        label={t('programmes-desk.programme')}
        value={programme}
        onValue={setProgramme}
        segments={programmes.map((value) => ({ value, label: t(programmeTexts[value]) }))}
      />
      <Segmented
        label={t('programmes-desk.way')}
        value={way}
        onValue={setWay}
        segments={[
          { value: 'give', label: t('programmes-desk.give') },
          { value: 'take', label: t('programmes-desk.take') },
        ]}
      />
      <Select
        label={t('programmes-desk.currency')}
        value={currency}
        onValue={setCurrency}
        options={currencies.map((code) => ({ value: code, label: code }))}
      />
      <TextField
        label={t('programmes-desk.sum', { currency })}
        inputMode="decimal"
        maxLength={20}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </ReasonDialog>
  )
}
