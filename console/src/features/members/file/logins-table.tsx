import { StatusChip } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { isGood, outcomeName, outcomeTone } from '../../../shared/words/outcome-names.ts'
import type { MemberFile } from '../api.ts'
import { DeviceName } from './device.tsx'
import { wayName } from './way-names.ts'

// Two tries within one millisecond are two rows all the same, so a row is known by its place.
type Login = MemberFile['logins'][number] & { readonly place: number }

/** The last tries to come in, and what came of each. */
export function LoginsTable({ logins }: Pick<MemberFile, 'logins'>) {
  const t = useText()
  const columns = useColumns()
  return (
    <Table
      label={t('identity-desk.tabLogins')}
      className="max-md:p-4"
      columns={columns}
      rows={logins.map((login, place) => ({ ...login, place }))}
      rowId={({ at, place }) => `${at} ${place}`}
      empty={<p className="p-4 text-text-3 md:p-5">{t('identity-desk.noLogins')}</p>}
    />
  )
}

function useColumns(): readonly Column<Login>[] {
  const t = useText()
  return [
    {
      id: 'at',
      head: t('ops.columnTime'),
      priority: 1,
      cell: ({ at }) => <DeskMoment at={at} className="figures whitespace-nowrap" />,
    },
    {
      id: 'outcome',
      head: t('identity-desk.columnOutcome'),
      priority: 1,
      cell: ({ outcome }) => (
        <StatusChip tone={outcomeTone(outcome)}>
          {isGood(outcome) ? t('identity-desk.loggedIn') : outcomeName(t, outcome)}
        </StatusChip>
      ),
    },
    { id: 'how', head: t('identity-desk.columnHow'), cell: ({ how }) => wayName(t, how) },
    {
      id: 'ip',
      head: t('identity-desk.columnIp'),
      cell: ({ ip }) => <span className="break-all">{ip}</span>,
    },
    {
      id: 'device',
      head: t('identity-desk.columnDevice'),
      cell: ({ userAgent }) => <DeviceName userAgent={userAgent} />,
    },
  ]
}
