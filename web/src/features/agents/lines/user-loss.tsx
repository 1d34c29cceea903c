import { Sigma } from 'lucide-react'
import { useText } from '@baize/texts/use-text'
import { DaysField } from '../../../shared/report/days-field.tsx'
import { useTeamFilter } from '../use-team-filter.ts'
import { lossColumns } from './line-columns.tsx'
import { LinesTable } from './lines-table.tsx'

/** User loss: profit and loss of each line from the players' side, and the way down through the teams. */
export function UserLoss() {
  const t = useText()
  const { filter, change, now, zone } = useTeamFilter()
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <p className="-mt-2 text-text-3">{t('agents.userLossAbout')}</p>
      <DaysField
        range={filter.range}
        onRange={(range) => change({ range })}
        now={now}
        zone={zone}
        note={t('agents.daySettles', { zone })}
      />
      <LinesTable
        name="user-loss"
        label={t('agents.userLoss')}
        columns={(lines, currency) => lossColumns({ t, lines, currency })}
        note={
          <span className="flex items-center gap-1.5">
            <Sigma size={16} aria-hidden="true" />
            {t('agents.lossFormula')}
          </span>
        }
      />
    </div>
  )
}
