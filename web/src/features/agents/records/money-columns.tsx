import type { ReplyOf } from '@baize/contract/endpoint'
import type { listTeamMoney, TeamMoney } from '@baize/contract/agents/team-records'
import type { TextKey } from '@baize/texts/keys'
import { sumCell } from '../../../shared/report/csv-cells.ts'
import type { ReportColumn } from '../../../shared/report/report-column.ts'
import { RecordSum } from '../../../shared/report/sum.tsx'

const sumTexts = {
  deposits: 'reports.kindDeposit',
  withdrawals: 'reports.kindWithdrawal',
  got: 'agents-money.got',
  given: 'agents-money.given',
  earned: 'agents-money.earned',
  paid: 'agents-money.paid',
  bonus: 'reports.kindBonus',
  rebate: 'reports.kindRebate',
} as const satisfies Record<string, TextKey>

type SumName = keyof typeof sumTexts
const sumNames = Object.keys(sumTexts) as SumName[]

type Given = {
  readonly t: (key: TextKey, values?: Record<string, string | number>) => string
  readonly dayText: (day: string) => string
  /** With the totals of the whole span. */
  readonly last: ReplyOf<typeof listTeamMoney> | undefined
}

export function moneyColumns({ t, dayText, last }: Given): readonly ReportColumn<TeamMoney>[] {
  const currency = last?.currency ?? 'PHP'
  return [
    {
      id: 'account',
      name: t('agents.account'),
      head: t('agents.account'),
      isFixed: true,
      priority: 1,
      cell: ({ member }) => <span className="font-medium break-all">{member.account}</span>,
      file: ({ member }) => member.account,
      total: t('agents-accounts.wholePeriod'),
    },
    {
      id: 'day',
      name: t('agents-accounts.day'),
      head: t('agents-accounts.day'),
      priority: 1,
      cell: ({ day }) => dayText(day),
      file: ({ day }) => day,
    },
    ...sumNames.map((name) => ({
      id: name,
      name: t(sumTexts[name]),
      head: t(sumTexts[name]),
      align: 'end' as const,
      cell: (row: TeamMoney) => <RecordSum of={row[name]} currency={currency} />,
      file: (row: TeamMoney) => sumCell(row[name], currency),
      total: last && <RecordSum of={last.totals[name]} currency={currency} />,
    })),
  ]
}
