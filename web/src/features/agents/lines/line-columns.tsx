import type { TeamLine } from '@baize/contract/agents/team-reports'
import type { Currency } from '@baize/kernel/money'
import type { TeamSort } from '@baize/contract/agents/team-names'
import type { TextKey } from '@baize/texts/keys'
import { Avatar } from '@baize/ui/figures/avatar'
import { sumCell } from '../../../shared/report/csv-cells.ts'
import type { ReportColumn } from '../../../shared/report/report-column.ts'
import { RecordSum } from '../../../shared/report/sum.tsx'
import type { Lines } from '../api.ts'
import { percentText, Share, shareOf } from '../share.tsx'
import { TypeName } from '../type-name.tsx'

type SumName = Exclude<TeamSort, 'bets'>
type Translate = (key: TextKey, values?: Record<string, string | number>) => string

const sumTexts: Readonly<Record<SumName, TextKey>> = {
  net: 'agents.profitAndLoss',
  deposits: 'reports.deposits',
  withdrawals: 'reports.withdrawals',
  stake: 'reports.staked',
  validBet: 'reports.validBets',
  payout: 'agents.prizes',
  rebate: 'agents.rebates',
  bonus: 'agents.bonuses',
}

const sumNames = Object.keys(sumTexts) as SumName[]

type Given = {
  readonly t: Translate
  readonly lines: Lines | undefined
  readonly currency: Currency
}

export function accountColumn({ t, lines }: Given): ReportColumn<TeamLine> {
  return {
    id: 'account',
    name: t('agents.account'),
    head: t('agents.account'),
    isFixed: true,
    priority: 1,
    cell: ({ account, type }) => (
      <span className="flex items-center gap-2.5">
        <Avatar name={account} size="sm" />
        <span className="font-medium">{account}</span>
        <span className="text-meta font-normal whitespace-nowrap text-text-3">
          <TypeName type={type} />
        </span>
      </span>
    ),
    file: ({ account }) => account,
    total: t('agents.allLines', { count: lines?.total ?? 0 }),
  }
}

export function teamSizeColumn({ t }: Given): ReportColumn<TeamLine> {
  return {
    id: 'teamSize',
    name: t('agents.teamSize'),
    head: t('agents.teamSize'),
    align: 'end',
    cell: ({ teamSize }) => teamSize,
    file: ({ teamSize }) => String(teamSize),
  }
}

/** How much of the valid bets of all lines a line has. */
export function shareColumn({ t, lines }: Given, tag: string): ReportColumn<TeamLine> {
  const all = lines?.totals.validBet ?? '0'
  const percent = ({ validBet }: TeamLine) => percentText(shareOf(validBet, all), tag)
  return {
    id: 'share',
    name: t('agents-overview.share'),
    head: t('agents-overview.share'),
    align: 'end',
    cell: (line) => <Share share={shareOf(line.validBet, all)} text={percent(line)} />,
    file: percent,
  }
}

export function betsColumn({ t, lines }: Given): ReportColumn<TeamLine> {
  return {
    id: 'bets',
    name: t('reports.bets'),
    head: t('reports.bets'),
    align: 'end',
    sortable: true,
    cell: ({ bets }) => bets,
    file: ({ bets }) => String(bets),
    total: lines?.totals.bets,
  }
}

/** One sum of a line; gains and losses with their sign. */
export function sumColumn({ t, lines, currency }: Given, id: SumName): ReportColumn<TeamLine> {
  const isNet = id === 'net'
  const sum = (of: string) => <RecordSum of={of} currency={currency} show="none" trend={isNet} />
  // At the head of a card it stands without its column's name.
  const show = (of: string) =>
    isNet ? (
      <span className="inline-grid justify-items-end">
        {sum(of)}
        <span className="text-meta font-normal text-text-3 md:hidden">{t(sumTexts.net)}</span>
      </span>
    ) : (
      sum(of)
    )
  return {
    id,
    name: `${t(sumTexts[id])} (${currency})`,
    head: t(sumTexts[id]),
    align: 'end',
    sortable: true,
    isFixed: isNet,
    ...(isNet && { priority: 1 as const }),
    cell: (line) => show(line[id]),
    file: (line) => sumCell(line[id], currency),
    total: lines && show(lines.totals[id]),
  }
}

const moneyNames: readonly TeamSort[] = ['deposits', 'withdrawals', 'rebate', 'bonus']

/** What is of no product. */
export const isMoney = (name: TeamSort) => moneyNames.includes(name)

/** All columns, or those of play alone. */
export function lossColumns(given: Given, hasMoney: boolean): readonly ReportColumn<TeamLine>[] {
  const there = sumNames.filter((name) => hasMoney || !isMoney(name))
  const [net, ...sums] = there.map((name) => sumColumn(given, name))
  return [
    accountColumn(given),
    ...(net ? [net] : []),
    teamSizeColumn(given),
    betsColumn(given),
    ...sums,
  ]
}
