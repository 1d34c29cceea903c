import { Minus, Plus } from 'lucide-react'
import { languageEntry } from '@baize/kernel/language'
import { NumberField } from '@baize/ui/forms/number-field'
import { decimalMark } from '@baize/ui/forms/decimal-mark.ts'
import { IconButton } from '@baize/ui/icon-button'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useRateText } from '../terms/rate.ts'
import { readRate, writeRate } from './rate-text.ts'

type RateFieldProps = {
  /** As typed: per cent, with one decimal. */
  readonly value: string
  readonly onValue: (value: string) => void
  /** The own, which is the most. */
  readonly own: number
  readonly name?: string
  readonly error?: string | undefined
  readonly onBlur?: () => void
}

const step = 10

/** A rate in per cent, typed or stepped by a tenth, with what is left of the own. */
export function RateField({ value, onValue, own, name, error, onBlur }: RateFieldProps) {
  const t = useText()
  const mark = decimalMark(languageEntry(useLanguage()).tag)
  const write = useRateText()
  const rate = readRate(value)
  const move = (by: number) =>
    onValue(writeRate(Math.min(own, Math.max(0, (rate ?? 0) + by)), mark))
  const isWithin = rate !== undefined && rate <= own
  return (
    <NumberField
      {...(name !== undefined && { name })}
      label={t('agents-accounts.rate')}
      hint={t('agents-accounts.rateStep')}
      decimals={1}
      decimalMark={mark}
      maxLength={5}
      value={value}
      onValue={onValue}
      {...(onBlur && { onBlur })}
      error={error}
      help={
        isWithin
          ? t('agents-accounts.rateKept', { own: write(own), kept: write(own - rate) })
          : t('agents-accounts.rateOwn', { own: write(own) })
      }
      after={
        <span className="flex items-center gap-1">
          <span className="text-text-3">%</span>
          <IconButton
            size="sm"
            label={t('agents-accounts.less')}
            icon={<Minus size={16} />}
            aria-disabled={(rate ?? 0) <= 0}
            onClick={() => move(-step)}
          />
          <IconButton
            size="sm"
            label={t('agents-accounts.more')}
            icon={<Plus size={16} />}
            aria-disabled={(rate ?? 0) >= own}
            onClick={() => move(step)}
          />
        </span>
      }
    />
  )
}
