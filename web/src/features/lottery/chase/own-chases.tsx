import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Chase } from '@baize/contract/lottery/lottery-chases'
import { findPlay } from '@baize/games/lottery/lottery'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Amount } from '@baize/ui/figures/amount'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useLanguage, useText } from '@baize/texts/use-text'
import { BrandMoment } from '../../../shared/brand-moment.tsx'
import { chasesQuery } from '../api.ts'
import { fullNameOfPlay } from '@baize/texts/lottery-names/play-name'
import { pickedText } from '@baize/texts/lottery-names/picked-text'
import { chaseLooks } from './chase-states.ts'
import { ChaseView } from './chase-view.tsx'

/** Own chases of a lottery, the latest; one opens with all its draws. */
export function OwnChases({ lottery }: { readonly lottery: string }) {
  const t = useText()
  const [open, setOpen] = useState('')
  const { data, error, refetch } = useQuery(chasesQuery(lottery))
  return (
    <>
      <FailureNote error={error} onRetry={refetch} />
      <Table
        label={t('lottery.chases')}
        columns={useColumns()}
        rows={data?.items ?? []}
        rowId={({ id }) => id}
        onOpen={({ id }) => setOpen(id)}
        skeletonRows={data === undefined && !error ? 2 : 0}
        empty={<p className="p-3 text-meta text-text-2">{t('lottery.noChases')}</p>}
      />
      {open !== '' && <ChaseView id={open} onClose={() => setOpen('')} />}
    </>
  )
}

function useColumns(): Column<Chase>[] {
  const t = useText()
  const language = useLanguage()
  const sum = (amount: string, { currency }: Chase) => (
    <Amount amount={BigInt(amount)} currency={currency} language={language} show="none" />
  )
  return [
    { id: 'at', head: t('lottery.chaseAt'), cell: ({ at }) => <BrandMoment at={at} /> },
    { id: 'play', head: t('lottery.play'), priority: 1, cell: (row) => <Picked chase={row} /> },
    {
      id: 'done',
      head: t('lottery.chaseDraws'),
      align: 'end',
      cell: ({ done, issues }) => <span className="figures">{`${done} / ${issues}`}</span>,
    },
    { id: 'staked', head: t('lottery.staked'), align: 'end', cell: (row) => sum(row.staked, row) },
    {
      id: 'refunded',
      head: t('lottery.chaseRefunded'),
      align: 'end',
      priority: 3,
      cell: (row) => sum(row.refunded, row),
    },
    {
      id: 'payout',
      head: t('lottery.returned'),
      align: 'end',
      cell: (row) => sum(row.payout, row),
    },
    {
      id: 'state',
      head: t('lottery.state'),
      cell: ({ state }) => (
        <StatusChip tone={chaseLooks[state].tone}>{t(chaseLooks[state].text)}</StatusChip>
      ),
    },
  ]
}

function Picked({ chase }: { readonly chase: Chase }) {
  const t = useText()
  const play = findPlay(chase.play)
  return (
    <span className="grid min-w-0">
      <span>{play === undefined ? chase.playName : fullNameOfPlay(t, play)}</span>
      <span className="max-w-64 truncate text-meta text-text-2">
        {play === undefined ? chase.picked : pickedText(t, play, chase.picked, '')}
      </span>
    </span>
  )
}
