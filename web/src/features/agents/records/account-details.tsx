import { useText } from '@baize/texts/use-text'
import { DaysField } from '../../../shared/report/days-field.tsx'
import { MemberFilter } from '../member-filter.tsx'
import { useTeamFilter } from '../use-team-filter.ts'
import { MemberEntries } from './member-entries.tsx'
import { TeamMoneyTable } from './team-money.tsx'

/** Account details: what moved the money of the team by member and day, and every movement of one member. */
export function AccountDetails() {
  const t = useText()
  const { filter, change, now, zone } = useTeamFilter()
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <p className="-mt-2 text-text-3">{t('agents-accounts.detailsAbout')}</p>
      <DaysField
        range={filter.range}
        onRange={(range) => change({ range })}
        now={now}
        zone={zone}
        note={t('reports.zoneNote', { zone })}
      />
      <MemberFilter label={t('agents-accounts.member')} hint={t('agents-accounts.memberHint')} />
      {filter.search === '' ? <TeamMoneyTable /> : <MemberEntries />}
    </div>
  )
}
