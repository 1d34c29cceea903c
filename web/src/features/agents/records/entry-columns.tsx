import type { ReplyOf } from '@baize/contract/endpoint'
import type { listTeamEntries } from '@baize/contract/agents/team-records'
import type { EntryKind } from '@baize/contract/wagers/record-names'
import type { AccountEntry } from '@baize/contract/wagers/records'
import { StatusChip, type ChipTone } from '@baize/ui/figures/status-chip'
import type { TextKey } from '@baize/texts/keys'
import { BrandMoment } from '../../../shared/brand-moment.tsx'
import { sumCell, timeCell } from '../../../shared/report/csv-cells.ts'
import type { ReportColumn } from '../../../shared/report/report-column.ts'
import { RecordSum } from '../../../shared/report/sum.tsx'

const kindTexts: Readonly<Record<EntryKind, TextKey>> = {
  deposit: 'reports.kindDeposit',
  withdrawal: 'reports.kindWithdrawal',
  transfer: 'reports.kindTransfer',
  upline: 'reports.kindUplineBoth',
  adjustment: 'reports.kindAdjustment',
  contract: 'reports.kindContract',
  bonus: 'reports.kindBonus',
  rebate: 'reports.kindRebate',
  points: 'reports.kindPoints',
}

const outcomes: Readonly<
  Record<AccountEntry['outcome'], { readonly tone: ChipTone; readonly text: TextKey }>
> = {
  done: { tone: 'ok', text: 'reports.outcomeDone' },
  open: { tone: 'pending', text: 'reports.outcomeOpen' },
  failed: { tone: 'bad', text: 'reports.outcomeFailed' },
}

type Reply = ReplyOf<typeof listTeamEntries>
type Last = Pick<Reply, 'totals' | 'currency'> & { readonly member: { readonly account: string } }

type Given = {
  readonly t: (key: TextKey, values?: Record<string, string | number>) => string
  readonly zone: string
  /** With whose they are, and the totals of the whole span. */
  readonly last: Last | undefined
}

export function entryColumns({ t, zone, last }: Given): readonly ReportColumn<AccountEntry>[] {
  const named = (id: string, key: TextKey) => ({ id, name: t(key), head: t(key) })
  return [
    {
      ...named('kind', 'reports.kind'),
      isFixed: true,
      priority: 1,
      cell: ({ kind, about }) => (
        <span className="grid min-w-0">
          <span className="font-medium">{t(kindTexts[kind])}</span>
          <span className="text-meta break-words text-text-3">{about}</span>
        </span>
      ),
      file: ({ kind }) => t(kindTexts[kind]),
      total: last?.member.account,
    },
    {
      ...named('amount', 'agents-accounts.amount'),
      align: 'end',
      priority: 1,
      cell: ({ amount, currency }) => (
        <RecordSum of={amount} currency={currency} trend className="font-semibold" />
      ),
      file: ({ amount, currency }) => sumCell(amount, currency),
      total: last && (
        <span className="grid justify-items-end">
          <span>
            {t('agents-accounts.in')} <RecordSum of={last.totals.in} currency={last.currency} />
          </span>
          <span>
            {t('agents-accounts.out')} <RecordSum of={last.totals.out} currency={last.currency} />
          </span>
        </span>
      ),
    },
    {
      ...named('time', 'reports.time'),
      cell: ({ at }) => <BrandMoment at={at} />,
      file: ({ at }) => timeCell(at, zone),
    },
    {
      ...named('outcome', 'reports.outcome'),
      cell: ({ outcome }) => (
        <StatusChip tone={outcomes[outcome].tone}>{t(outcomes[outcome].text)}</StatusChip>
      ),
      file: ({ outcome }) => t(outcomes[outcome].text),
    },
    {
      ...named('reference', 'agents-accounts.transferNumber'),
      cell: ({ reference }) => <code className="figures text-meta break-all">{reference}</code>,
      file: ({ reference }) => reference,
    },
  ]
}
