import type { ReactNode } from 'react'
import type { AgentFlag } from '@baize/contract/agents/flags-desk'
import { Button } from '@baize/ui/button'
import { Link } from '@baize/ui/navigation/link'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { useOperator } from '../../../shared/operator.ts'
import { flagDeciders } from '../roles.ts'
import { reasonTexts, wordsOf } from './words.ts'

export type FlagAct = {
  readonly flag: AgentFlag
  readonly state: 'confirmed' | 'dismissed'
}

type FlagTableProps = {
  readonly flags: readonly AgentFlag[]
  readonly skeletonRows: number
  readonly empty: ReactNode
  readonly onAct: (act: FlagAct) => void
  /** The rounds of bets against each other. */
  readonly onOpen: (flag: AgentFlag) => void
}

export function FlagTable({ flags, skeletonRows, empty, onAct, onOpen }: FlagTableProps) {
  const t = useText()
  return (
    <Table
      label={t('ops.placeAgentFlags')}
      className="max-md:px-3 max-md:pb-3"
      columns={useColumns({ onAct, onOpen })}
      rows={flags}
      rowId={({ id }) => id}
      skeletonRows={skeletonRows}
      empty={empty}
    />
  )
}

function useColumns({
  onAct,
  onOpen,
}: Pick<FlagTableProps, 'onAct' | 'onOpen'>): readonly Column<AgentFlag>[] {
  const t = useText()
  const { can } = useOperator()
  const columns: Column<AgentFlag>[] = [
    {
      id: 'member',
      head: t('agents-flags.member'),
      priority: 1,
      cell: ({ member, isLeftOut }) => (
        <span className="block min-w-0">
          <Person person={member} />
          <span className="block text-caption text-text-3">
            {t(isLeftOut ? 'agents-flags.isLeftOut' : 'agents-flags.counts')}
          </span>
        </span>
      ),
    },
    {
      id: 'other',
      head: t('agents-desk.beside'),
      cell: ({ other }) => <Person person={other} />,
    },
    {
      id: 'reason',
      head: t('agents-desk.flagReason'),
      cell: ({ reason }) => t(reasonTexts[reason]),
    },
    {
      id: 'evidence',
      head: t('agents-flags.evidence'),
      cell: (flag) => <Evidence flag={flag} onOpen={() => onOpen(flag)} />,
    },
    {
      id: 'found',
      head: t('agents-desk.found'),
      cell: ({ foundAt }) => <DeskMoment at={foundAt} className="figures whitespace-nowrap" />,
    },
    { id: 'decided', head: t('agents-desk.decided'), cell: (flag) => <Decided flag={flag} /> },
  ]
  if (!can(...flagDeciders)) return columns
  return [
    ...columns,
    {
      id: 'acts',
      head: <span className="sr-only">{t('agents-desk.acts')}</span>,
      align: 'end',
      cell: (flag) => (
        <span className="inline-flex flex-wrap justify-end gap-1">
          {flag.state !== 'confirmed' && (
            <Button size="sm" onClick={() => onAct({ flag, state: 'confirmed' })}>
              {t(wordsOf(flag).confirm)}
            </Button>
          )}
          {flag.state !== 'dismissed' && (
            <Button size="sm" onClick={() => onAct({ flag, state: 'dismissed' })}>
              {t(wordsOf(flag).dismiss)}
            </Button>
          )}
        </span>
      ),
    },
  ]
}

type EvidenceProps = { readonly flag: AgentFlag; readonly onOpen: () => void }

/** What both left behind, or how often they stood against each other. */
function Evidence({ flag: { device, bank, bets }, onOpen }: EvidenceProps) {
  const t = useText()
  if (bets !== null)
    return (
      <span className="block min-w-0 max-w-72 max-md:text-end">
        {t('agents-flags.oppositeOf', { opposite: bets.opposite, common: bets.common })}
        <span className="mt-1 block">
          <Button size="sm" variant="ghost" onClick={onOpen}>
            {t('agents-flags.showRounds')}
          </Button>
        </span>
      </span>
    )
  if (bank !== null)
    return (
      <span className="block min-w-0 max-md:text-end">
        {bank.bank}
        <span className="figures block text-caption text-text-3">{bank.number}</span>
      </span>
    )
  return (
    <span className="block min-w-0 max-md:text-end">
      <span className="figures break-all">{device?.ip}</span>
      <span className="block max-w-72 text-caption break-words text-text-3">
        {device?.userAgent}
      </span>
    </span>
  )
}

function Person({ person: { id, account } }: { readonly person: AgentFlag['member'] }) {
  return (
    <Link
      to={{ path: '/member', search: { id } }}
      className="font-semibold break-all text-link underline-offset-4 hover:underline"
    >
      {account}
    </Link>
  )
}

function Decided({ flag: { decidedBy, decidedReason } }: { readonly flag: AgentFlag }) {
  if (decidedBy === null) return <span className="text-text-3">–</span>
  return (
    <span className="block min-w-0 max-md:text-end">
      {decidedBy}
      <span className="block text-caption break-words text-text-3">{decidedReason}</span>
    </span>
  )
}
