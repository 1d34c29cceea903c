import type { ProgrammesDocument } from '@baize/contract/promotions/programmes-settings'
import type { Currency } from '@baize/kernel/money'
import { useText } from '@baize/texts/use-text'
import type { Change } from '../../../shared/documents/changes.ts'
import { NumberRow } from '../../../shared/settings/number-row.tsx'
import { SettingMarks } from '../../../shared/settings/setting-marks.tsx'
import { SumsRow } from '../../../shared/settings/sums-row.tsx'
import { loosens } from './change-words.ts'

export const numberRules = [
  {
    id: 'keepDays',
    name: 'vip-desk.setKeepDays',
    help: 'programmes-desk.keepDaysHelp',
    unit: 'programmes-desk.days',
    min: 7,
    max: 90,
  },
  {
    id: 'warnDays',
    name: 'vip-desk.setWarnDays',
    help: 'programmes-desk.warnDaysHelp',
    unit: 'programmes-desk.days',
    min: 1,
    max: 30,
  },
  {
    id: 'claimDays',
    name: 'vip-desk.setClaimDays',
    help: 'programmes-desk.claimDaysHelp',
    unit: 'programmes-desk.days',
    min: 1,
    max: 90,
  },
  {
    id: 'rebateWaitMinutes',
    name: 'vip-desk.setWait',
    help: 'programmes-desk.waitHelp',
    unit: 'programmes-desk.minutes',
    min: 0,
    max: 1_440,
  },
] as const

const sumRules = [
  {
    id: 'rebateMinBet',
    name: 'vip-desk.setMinBet',
    help: 'programmes-desk.minBetHelp',
    none: 'cashier-desk.noBound',
  },
  {
    id: 'rebateMin',
    name: 'vip-desk.setMin',
    help: 'programmes-desk.minHelp',
    none: 'cashier-desk.noBound',
  },
  {
    id: 'cashbackMinLoss',
    name: 'vip-desk.setMinLoss',
    help: 'programmes-desk.minLossHelp',
    none: 'cashier-desk.noBound',
  },
  {
    id: 'cashbackCap',
    name: 'vip-desk.setCap',
    help: 'programmes-desk.capHelp',
    none: 'cashier-desk.noBound',
  },
  {
    id: 'runLimit',
    name: 'vip-desk.setRunLimit',
    help: 'programmes-desk.runLimitHelp',
    none: 'vip-desk.always',
  },
] as const

type RulesPartProps = {
  readonly content: ProgrammesDocument
  readonly changes: readonly Change[]
  readonly brand: Currency
  readonly disabled: boolean
  readonly onContent: (content: ProgrammesDocument) => void
}

/** What holds for all levels: days, least sums, most sums. */
export function RulesPart({ content, changes, brand, disabled, onContent }: RulesPartProps) {
  const t = useText()
  const marksOf = (id: string) => {
    const own = changes.filter(({ path }) => path[0] === id)
    return <SettingMarks isChanged={own.length > 0} isLoosened={own.some(loosens)} />
  }
  return (
    <ul className="divide-y divide-line px-4 md:px-5">
      {numberRules.map(({ id, name, help, unit, min, max }) => (
        <NumberRow
          key={id}
          label={t(name)}
          help={t(help)}
          unit={t(unit)}
          min={min}
          max={max}
          value={content[id]}
          problem={
            content[id] < min || content[id] > max
              ? t('system-desk.bounds', { min, max })
              : undefined
          }
          marks={marksOf(id)}
          disabled={disabled}
          onValue={(value) => onContent({ ...content, [id]: value })}
        />
      ))}
      {sumRules.map(({ id, name, help, none }) => (
        <SumsRow
          key={id}
          label={t(name)}
          help={t(help)}
          none={t(none)}
          sums={content[id]}
          problem={undefined}
          marks={marksOf(id)}
          disabled={disabled}
          brandCurrency={brand}
          onSums={(sums) => onContent({ ...content, [id]: sums })}
        />
      ))}
    </ul>
  )
}
