import { Select } from '@baize/ui/forms/select'
import { useText } from '@baize/texts/use-text'
import { baseNames } from '../words.ts'
import { OfferNumber } from './fields.tsx'
import type { PartProps } from './part-props.ts'
import { controlOf } from './problems.ts'
import { RulePart } from './rule-part.tsx'
import { useOptions } from './use-options.ts'
import { WeightList } from './weight-list.tsx'

/** What has to be bet before it can be withdrawn, on what, and in which time. */
export function AsksPart(props: PartProps) {
  const { document, disabled, problem, onDocument } = props
  const t = useText()
  const options = useOptions()
  const { asks, kind } = document
  const set = (part: Partial<typeof asks>) =>
    onDocument({ ...document, asks: { ...asks, ...part } })
  const asksSomething = asks.times > 0
  return (
    <>
      <RulePart title={t('offers-desk.asks')}>
        <OfferNumber
          field="asks.times"
          label={t('offers-desk.times')}
          help={t('offers-desk.timesHelp')}
          disabled={disabled}
          decimals={2}
          min={0}
          max={10_000}
          unit="×"
          value={asks.times}
          error={problem('asks.times')}
          onValue={(times) => set({ times })}
        />
        {(kind === 'deposit' || asks.base !== 'bonus') && (
          <Select
            dense
            id={controlOf('asks.base')}
            label={t('offers-desk.base')}
            disabled={disabled}
            value={asks.base}
            error={problem('asks.base')}
            options={options(baseNames)}
            onValue={(base) => set({ base })}
          />
        )}
        {(['days', 'claimDays'] as const).map((part) => (
          <OfferNumber
            key={part}
            field={part}
            label={t(part === 'days' ? 'offers-desk.days' : 'offers-desk.claimDays')}
            disabled={disabled}
            min={1}
            max={part === 'days' ? 365 : 90}
            value={document[part]}
            error={problem(part)}
            onValue={(days) => onDocument({ ...document, [part]: days })}
          />
        ))}
      </RulePart>
      {asksSomething && <WeightList {...props} />}
    </>
  )
}
