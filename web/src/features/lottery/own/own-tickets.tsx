import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Table } from '@baize/ui/tables/table'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { useOnce } from '../../../shared/use-once.ts'
import { askAgain, cancelTicket, ownTicketsQuery } from '../api.ts'
import { useTicketColumns } from './own-ticket-columns.tsx'
import { TicketView } from './ticket-view.tsx'

type Props = { readonly lottery: string; readonly onVerify: (issue: string) => void }

/** Own tickets of a lottery, the latest; one whose draw is on sale can be given back, and each opens with why it won. */
export function OwnTickets({ lottery, onVerify }: Props) {
  const t = useText()
  const { data, error, refetch } = useQuery(ownTicketsQuery(lottery))
  const [open, setOpen] = useState('')
  const [sure, setSure] = useState('')
  const cancel = useOnce({
    mutationFn: cancelTicket,
    onSettled: () => {
      setSure('')
      void askAgain('tickets')
    },
  })
  const columns = useTicketColumns({
    sure,
    isBusy: cancel.isPending,
    onGiveBack: (id) => (sure === id ? cancel.mutate(id) : setSure(id)),
  })
  return (
    <>
      <FailureNote error={cancel.error} />
      <FailureNote error={error} onRetry={refetch} />
      <Table
        label={t('lottery.yourLast')}
        columns={columns}
        rows={data?.items ?? []}
        rowId={({ id }) => id}
        onOpen={({ id }) => setOpen(id)}
        skeletonRows={data === undefined && !error ? 2 : 0}
        empty={<p className="p-3 text-meta text-text-2">{t('lottery.noTickets')}</p>}
      />
      {open !== '' && <TicketView id={open} onVerify={onVerify} onClose={() => setOpen('')} />}
    </>
  )
}
