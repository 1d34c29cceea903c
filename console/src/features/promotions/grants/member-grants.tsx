import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Reward } from '@baize/contract/promotions/rewards'
import { Button } from '@baize/ui/button'
import { Amount } from '@baize/ui/figures/amount'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { useDayText } from '../../../shared/figures/use-day-text.ts'
import { memberGrantsQuery } from './api.ts'
import { GiveButton } from '../gifts/give-button.tsx'
import { WaitingGifts } from '../gifts/waiting-gifts.tsx'
import { givenFor } from './given-for.ts'
import { GrantDialog } from './grant-dialog.tsx'
import { GrantState } from './grant-state.tsx'
import { grantTitle } from './words.ts'

type MemberGrantsProps = { readonly member: string; readonly account: string }

/** What a member was given, and for each of it why. */
export function MemberGrants({ member, account }: MemberGrantsProps) {
  const t = useText()
  const list = useInfiniteQuery(memberGrantsQuery(member))
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  const slow = useSkeleton(list.isPending)
  const [open, setOpen] = useState<Reward>()
  return (
    <>
      <div className="flex justify-end px-4 py-3 empty:hidden md:px-5">
        <GiveButton member={member} account={account} />
      </div>
      <WaitingGifts member={member} />
      <FailureNote error={list.error} onRetry={list.refetch} />
      <Table
        label={t('grants-desk.label', { account })}
        className="max-md:px-3 max-md:pb-3"
        columns={useColumns()}
        rows={rows}
        rowId={({ id }) => id}
        skeletonRows={slow ? 4 : 0}
        onOpen={setOpen}
        empty={
          list.isSuccess && (
            <EmptyState picture={<RecordsPicture />} title={t('grants-desk.none')} />
          )
        }
      />
      {list.hasNextPage && (
        <div className="border-t border-line px-4 py-2">
          <Button
            size="sm"
            variant="ghost"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('ops.booksMore')}
          </Button>
        </div>
      )}
      {open && <GrantDialog id={open.id} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function useColumns(): readonly Column<Reward>[] {
  const t = useText()
  const language = useLanguage()
  const dayOf = useDayText()
  const sum = (amount: string, { currency }: Reward, show: 'code' | 'none' = 'code') => (
    <Amount amount={BigInt(amount)} currency={currency} language={language} show={show} />
  )
  return [
    {
      id: 'reward',
      head: t('grants-desk.reward'),
      priority: 1,
      cell: ({ from, title, source }) => (
        <span className="block min-w-0">
          <b className="font-semibold break-words">{grantTitle({ from, title }, t)}</b>
          <span className="block text-caption break-words text-text-3">
            {givenFor(source, t, dayOf)}
          </span>
        </span>
      ),
    },
    {
      id: 'state',
      head: t('grants-desk.state'),
      priority: 1,
      cell: ({ state }) => <GrantState state={state} />,
    },
    {
      id: 'amount',
      head: t('grants-desk.amount'),
      align: 'end',
      cell: (one) => sum(one.amount, one),
    },
    {
      id: 'progress',
      head: t('grants-desk.progress'),
      align: 'end',
      cell: (one) =>
        one.asks === '0' ? (
          <span className="text-text-3">{t('grants-desk.nothingAsked')}</span>
        ) : (
          <span className="figures block whitespace-nowrap">
            {sum(one.counted, one, 'none')}
            <span className="block text-caption text-text-3">/ {sum(one.asks, one, 'none')}</span>
          </span>
        ),
    },
    {
      id: 'given',
      head: t('grants-desk.given'),
      cell: ({ givenAt }) => <DeskMoment at={givenAt} className="figures whitespace-nowrap" />,
    },
  ]
}
