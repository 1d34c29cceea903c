import type { ReactNode } from 'react'
import type { SaidMode } from '@baize/games/lottery/pricing/brand-tables'
import { isCurrency } from '@baize/kernel/money'
import { useText } from '@baize/texts/use-text'
import { Card } from '@baize/ui/card'
import { NumberRow } from '../../../shared/settings/number-row.tsx'
import { SumsRow } from '../../../shared/settings/sums-row.tsx'
import { settingNames } from './change-words.ts'

type Props = {
  readonly said: SaidMode
  readonly brandCurrency: string
  readonly disabled: boolean
  readonly marksOf: (path: string) => ReactNode
  readonly onSaid: (said: SaidMode) => void
}

const groups = ['least', 'most', 'step', 'rebateOf'] as const
const groupHelp = {
  least: 'lottery-tables.leastHelp',
  most: 'lottery-tables.mostHelp',
  step: 'lottery-tables.stepHelp',
  rebateOf: 'lottery-tables.rebateOfHelp',
} as const
const counts = ['mostBets', 'mostMultiple'] as const
const units = ['leastStake', 'mostStake', 'mostPrize'] as const
const kinds = ['issue', 'play', 'number', 'member'] as const
const kindHelp = {
  issue: 'lottery-tables.ofIssueHelp',
  play: 'lottery-tables.ofPlayHelp',
  number: 'lottery-tables.ofNumberHelp',
  member: 'lottery-tables.ofMemberHelp',
} as const
const largest = 999_999_999_999_999

/** What holds for all plays of a prize mode. */
export function ModeSettings({ said, brandCurrency, disabled, marksOf, onSaid }: Props) {
  const t = useText()
  const row = { disabled, problem: undefined }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
      <Card title={t('lottery-tables.prices')}>
        <ul className="divide-y divide-line">
          {groups.map((id) => (
            <NumberRow
              key={id}
              {...row}
              label={t(settingNames[id])}
              help={t(groupHelp[id])}
              unit=""
              min={1}
              max={id === 'rebateOf' ? 100_000 : 2_000}
              value={said.groups[id]}
              marks={marksOf(`groups.${id}`)}
              onValue={(value) => onSaid({ ...said, groups: { ...said.groups, [id]: value } })}
            />
          ))}
          <NumberRow
            {...row}
            label={t('lottery-tables.back')}
            help={t('lottery-tables.backHelp')}
            unit="%"
            min={1}
            max={10_000}
            decimals={2}
            value={said.backBps}
            marks={marksOf('backBps')}
            onValue={(backBps) => onSaid({ ...said, backBps })}
          />
          {counts.map((id) => (
            <NumberRow
              key={id}
              {...row}
              label={t(settingNames[id])}
              unit=""
              min={1}
              max={id === 'mostBets' ? 1_000_000 : 99_999}
              value={said.limits[id]}
              marks={marksOf(`limits.${id}`)}
              onValue={(value) => onSaid({ ...said, limits: { ...said.limits, [id]: value } })}
            />
          ))}
          {units.map((id) => (
            <NumberRow
              key={id}
              {...row}
              label={t(settingNames[id])}
              help={t('lottery-tables.unitsHelp')}
              unit=""
              min={id === 'leastStake' ? 0 : 1}
              max={largest}
              value={Number(said.limits[id])}
              marks={marksOf(`limits.${id}`)}
              onValue={(value) =>
                onSaid({ ...said, limits: { ...said.limits, [id]: String(value) } })
              }
            />
          ))}
        </ul>
      </Card>
      <Card title={t('lottery-tables.issueLimits')}>
        <ul className="divide-y divide-line">
          {kinds.map((id) => (
            <SumsRow
              key={id}
              {...row}
              label={t(settingNames[id])}
              help={t(kindHelp[id])}
              none={t('lottery-tables.noLimit')}
              sums={said.ofIssue[id]}
              marks={marksOf(`ofIssue.${id}`)}
              brandCurrency={isCurrency(brandCurrency) ? brandCurrency : 'PHP'}
              onSums={(sums) => onSaid({ ...said, ofIssue: { ...said.ofIssue, [id]: sums } })}
            />
          ))}
        </ul>
      </Card>
    </div>
  )
}
