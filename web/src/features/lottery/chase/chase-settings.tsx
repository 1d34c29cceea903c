import { NumberField } from '@baize/ui/forms/number-field'
import { Segmented } from '@baize/ui/forms/segmented'
import { Switch } from '@baize/ui/forms/switch'
import { useText } from '@baize/texts/use-text'
import type { Sums } from '../../../shared/sums.ts'
import { chaseKinds, type ChaseForm } from './chase-form.ts'

type Props = {
  readonly form: ChaseForm
  readonly onChange: (change: Partial<ChaseForm>) => void
  readonly sums: Sums
  /** So many draws can be played ahead. */
  readonly most: number
}

const kinds = {
  same: 'lottery.chaseSame',
  doubling: 'lottery.chaseDoubling',
  target: 'lottery.chaseTarget',
  margin: 'lottery.chaseMargin',
} as const

/** How many draws, by what the multiples go on, and whether a win ends it. What is set here undoes changes by hand. */
export function ChaseSettings({ form, onChange, sums, most }: Props) {
  const t = useText()
  const { kind } = form
  const set = (change: Partial<ChaseForm>) => onChange({ ...change, byHand: {} })
  const whole = (name: 'draws' | 'multiple' | 'every' | 'times' | 'percent', label: string) => (
    <WholeNumber
      key={name}
      label={label}
      value={form[name]}
      bounds={name === 'draws' ? [1, most] : bounds[name]}
      onValue={(value) => set({ [name]: value })}
    />
  )
  return (
    <div className="grid gap-3">
      <Segmented
        label={t('lottery.chaseKind')}
        size="sm"
        segments={chaseKinds.map((value) => ({ value, label: t(kinds[value]) }))}
        value={kind}
        onValue={(value) => set({ kind: value })}
      />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {whole('draws', t('lottery.chaseDraws'))}
        {whole('multiple', t('lottery.chaseFirst'))}
        {kind === 'doubling' && whole('times', t('lottery.chaseTimes'))}
        {kind === 'doubling' && whole('every', t('lottery.chaseEvery'))}
        {kind === 'margin' && whole('percent', t('lottery.chasePercent'))}
        {kind === 'target' && (
          <NumberField
            label={t('lottery.chaseProfit')}
            decimals={sums.decimals}
            decimalMark={sums.mark}
            currency={sums.currency}
            value={sums.typed(form.profit)}
            onValue={(text) => {
              const read = sums.read(text)
              if (read.ok && read.value.amount >= 0n) set({ profit: String(read.value.amount) })
            }}
          />
        )}
      </div>
      <Switch
        label={t('lottery.chaseStop')}
        help={t('lottery.chaseStopHelp')}
        checked={form.stopOnWin}
        onChecked={(stopOnWin) => onChange({ stopOnWin })}
      />
    </div>
  )
}

const bounds = {
  multiple: [1, 99_999],
  every: [1, 240],
  times: [2, 100],
  percent: [0, 100_000],
} as const

type WholeProps = {
  readonly label: string
  readonly value: number
  readonly bounds: readonly [least: number, most: number]
  readonly onValue: (value: number) => void
}

function WholeNumber({ label, value, bounds: [least, most], onValue }: WholeProps) {
  return (
    <NumberField
      label={label}
      value={String(value)}
      onValue={(text) => {
        const typed = Number(text)
        if (text !== '' && Number.isSafeInteger(typed)) {
          onValue(Math.min(Math.max(typed, least), most))
        }
      }}
    />
  )
}
