import type { Downline } from '@baize/contract/agents/team-reports'
import type { TextKey } from '@baize/texts/keys'
import { Avatar } from '@baize/ui/figures/avatar'
import { BrandMoment } from '../../../shared/brand-moment.tsx'
import { sumCell, timeCell } from '../../../shared/report/csv-cells.ts'
import type { ReportColumn } from '../../../shared/report/report-column.ts'
import { RecordSum } from '../../../shared/report/sum.tsx'
import { kindTexts } from '../terms/words.ts'
import { GivenKinds } from './given-kinds.tsx'
import { RowActions } from './row-actions.tsx'

type Given = {
  readonly t: (key: TextKey, values?: Record<string, string | number>) => string
  readonly zone: string
  readonly members: readonly Downline[]
  readonly rateText: (rate: number) => string
  readonly typeName: (type: number) => string
}

export function memberColumns({
  t,
  zone,
  members,
  rateText,
  typeName,
}: Given): readonly ReportColumn<Downline>[] {
  const named = (id: string, key: TextKey) => ({ id, name: t(key), head: t(key) })
  const [first] = members
  const isOneCurrency = members.every(({ currency }) => currency === first?.currency)
  const balance = members.reduce((sum, one) => sum + BigInt(one.balance), 0n)
  return [
    {
      ...named('account', 'agents.account'),
      isFixed: true,
      priority: 1,
      cell: (row) => <Account member={row} online={t('agents.online')} />,
      file: ({ account }) => account,
      total: members.length > 0 && t('agents.shownAccounts', { count: members.length }),
    },
    {
      ...named('balance', 'agents.balance'),
      align: 'end',
      priority: 1,
      cell: (row) => <RecordSum of={row.balance} currency={row.currency} />,
      file: (row) => sumCell(row.balance, row.currency),
      total: first && isOneCurrency && <RecordSum of={balance} currency={first.currency} />,
    },
    {
      ...named('type', 'agents.type'),
      cell: ({ type }) => <span className="whitespace-nowrap">{typeName(type)}</span>,
      file: ({ type }) => typeName(type),
    },
    {
      ...named('level', 'agents.level'),
      align: 'end',
      cell: ({ level }) => level,
      file: ({ level }) => String(level),
    },
    {
      ...named('rate', 'agents-accounts.rate'),
      align: 'end',
      cell: ({ rate }) => rateText(rate ?? 0),
      file: ({ rate }) => rateText(rate ?? 0),
    },
    {
      ...named('teamSize', 'agents.teamSize'),
      align: 'end',
      cell: ({ teamSize }) => teamSize,
      file: ({ teamSize }) => String(teamSize),
    },
    {
      ...named('contracts', 'agents.contracts'),
      cell: ({ contracts, level }) =>
        level === 1 ? <GivenKinds contracts={contracts} none={t('agents-tree.none')} /> : '–',
      file: ({ contracts }) =>
        contracts
          .filter(({ state }) => state !== 'houseOffered')
          .map(({ kind }) => t(kindTexts[kind]))
          .join(' '),
    },
    {
      ...named('joined', 'agents.joined'),
      cell: ({ joinedAt }) => (
        <BrandMoment at={joinedAt} style="date" className="whitespace-nowrap" />
      ),
      file: ({ joinedAt }) => timeCell(joinedAt, zone),
    },
    {
      ...named('lastLogin', 'agents.lastLogin'),
      cell: ({ lastLoginAt }) =>
        lastLoginAt === null ? (
          t('agents.never')
        ) : (
          <BrandMoment at={lastLoginAt} className="whitespace-nowrap" />
        ),
      file: ({ lastLoginAt }) => timeCell(lastLoginAt, zone),
    },
    {
      ...named('actions', 'agents.actions'),
      align: 'end',
      isPinned: true,
      isFixed: true,
      cell: (row) => <RowActions member={row} />,
    },
  ]
}

function Account({ member, online }: { readonly member: Downline; readonly online: string }) {
  const { account, nickname, isOnline } = member
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={account} size="sm" />
      <span className="grid min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 font-medium">
          {account}
          {isOnline && (
            <span className="flex items-center gap-1 text-meta font-normal text-pos">
              <span aria-hidden="true" className="size-1.5 rounded-full bg-pos" />
              {online}
            </span>
          )}
        </span>
        {nickname !== account && (
          <span className="truncate text-meta font-normal text-text-3">{nickname}</span>
        )}
      </span>
    </span>
  )
}
