import type { ReactNode } from 'react'
import type { DeskCampaign } from '@baize/contract/promotions/tickets-desk'
import { Button } from '@baize/ui/button'
import { Amount } from '@baize/ui/figures/amount'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { useOperator } from '../../shared/operator.ts'
import { ticketPublishers } from './roles.ts'

const kinds = { wheel: 'tickets.wheel', egg: 'tickets.egg', envelope: 'tickets.envelope' } as const
const states = {
  announced: { tone: 'pending', text: 'tickets.stateAnnounced' },
  open: { tone: 'ok', text: 'tickets.stateOpen' },
  sold_out: { tone: 'info', text: 'tickets.stateSoldOut' },
  over: { tone: 'plain', text: 'tickets.stateOver' },
} as const

type CampaignTableProps = {
  readonly campaigns: readonly DeskCampaign[]
  readonly skeletonRows: number
  readonly empty: ReactNode
  readonly onGive: (campaign: DeskCampaign) => void
  readonly onStop: (campaign: DeskCampaign) => void
}

/** Budget, paid and left of each: three figures from three tables, which have to agree. */
export function CampaignTable({ campaigns, skeletonRows, empty, ...acts }: CampaignTableProps) {
  const t = useText()
  return (
    <Table
      label={t('tickets-desk-menu.tickets')}
      className="max-md:px-3 max-md:pb-3"
      columns={useColumns(acts)}
      rows={campaigns}
      rowId={({ id }) => id}
      skeletonRows={skeletonRows}
      empty={empty}
    />
  )
}

type Acts = Pick<CampaignTableProps, 'onGive' | 'onStop'>

function useColumns({ onGive, onStop }: Acts): readonly Column<DeskCampaign>[] {
  const t = useText()
  const language = useLanguage()
  const { can } = useOperator()
  const sum = (amount: string, { currency }: DeskCampaign) => (
    <Amount amount={BigInt(amount)} currency={currency} language={language} />
  )
  const columns: Column<DeskCampaign>[] = [
    {
      id: 'campaign',
      head: t('tickets-desk.campaign'),
      priority: 1,
      cell: ({ title, kind, promise }) => (
        <span className="block min-w-0">
          <b className="font-semibold break-words">{title}</b>
          <span className="block text-caption text-text-3">
            {t(kinds[kind])}. {t('tickets-desk.promise', { position: promise.position })}
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      head: t('tickets-desk.state'),
      cell: ({ state }) => (
        <StatusChip tone={states[state].tone}>{t(states[state].text)}</StatusChip>
      ),
    },
    {
      id: 'window',
      head: t('tickets-desk.window'),
      cell: ({ opensAt, closesAt }) => (
        <span className="figures block whitespace-nowrap">
          <DeskMoment at={opensAt} />
          <span className="block text-text-3">
            <DeskMoment at={closesAt} />
          </span>
        </span>
      ),
    },
    {
      id: 'slips',
      head: t('tickets-desk.slips'),
      align: 'end',
      cell: ({ left, slips }) => (
        <span className="figures">{t('tickets.of', { left, count: slips })}</span>
      ),
    },
    {
      id: 'budget',
      head: t('tickets-desk.budget'),
      align: 'end',
      cell: (one) => sum(one.total, one),
    },
    { id: 'paid', head: t('tickets-desk.paid'), align: 'end', cell: (one) => sum(one.paid, one) },
    {
      id: 'left',
      head: t('tickets-desk.slipsLeft'),
      align: 'end',
      cell: (one) => sum(one.slipsLeft, one),
    },
    {
      id: 'ledger',
      head: t('tickets-desk.ledgerLeft'),
      align: 'end',
      cell: (one) => (
        <span className="block">
          {sum(one.budgetLeft, one)}
          <span
            className={
              agrees(one) ? 'block text-caption text-text-3' : 'block text-caption text-neg'
            }
          >
            {t(agrees(one) ? 'tickets-desk.agrees' : 'tickets-desk.differs')}
          </span>
        </span>
      ),
    },
  ]
  if (!can(...ticketPublishers)) return columns
  return [
    ...columns,
    {
      id: 'acts',
      head: <span className="sr-only">{t('tickets-desk.acts')}</span>,
      align: 'end',
      cell: (campaign) =>
        (campaign.state === 'open' || campaign.state === 'announced') && (
          <span className="inline-flex flex-wrap justify-end gap-1">
            {!campaign.isFree && (
              <Button size="sm" onClick={() => onGive(campaign)}>
                {t('tickets-desk.give')}
              </Button>
            )}
            <Button size="sm" onClick={() => onStop(campaign)}>
              {t('tickets-desk.stop')}
            </Button>
          </span>
        ),
    },
  ]
}

/** What was paid and what is left come to the budget, and the ledger has what the slips say. */
function agrees({ total, paid, slipsLeft, budgetLeft, closedAt }: DeskCampaign): boolean {
  const isWhole = closedAt !== null || BigInt(paid) + BigInt(slipsLeft) === BigInt(total)
  return isWhole && BigInt(budgetLeft) === BigInt(slipsLeft)
}
