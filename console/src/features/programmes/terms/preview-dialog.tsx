import { useQuery } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { LevelChange } from '@baize/contract/promotions/programmes-desk'
import type { ProgrammesDocument } from '@baize/contract/promotions/programmes-settings'
import { Dialog } from '@baize/ui/overlays/dialog'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { useCountText } from '../../../shared/figures/use-count-text.ts'

type PreviewDialogProps = {
  readonly content: ProgrammesDocument
  readonly onClose: () => void
}

/** Whom these levels would lift with the next bet, and what that gives. Nothing is written. */
export function PreviewDialog({ content, onClose }: PreviewDialogProps) {
  const t = useText()
  const { data, error, refetch, isPending } = useQuery({
    queryKey: ['programmes preview', content],
    queryFn: ({ signal }) => call(calls.previewProgrammes, { content }, { signal }),
    gcTime: 0,
    retry: false,
  })
  const levelColumns = useLevelColumns()
  const rising = data?.sums.reduce((sum, { members }) => sum + members, 0) ?? 0
  return (
    <Dialog open size="lg" title={t('programmes-desk.preview')} onClose={onClose}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-text-2">{t('programmes-desk.previewText')}</p>
        <FailureNote error={error} onRetry={refetch} />
        {isPending && <p className="text-text-3">{t('programmes-desk.counting')}</p>}
        {data && (
          <>
            <p className="font-semibold">
              {t('programmes-desk.previewCount', { count: rising, members: data.members })}
            </p>
            {data.sums.map(({ currency, amount }) => (
              <p key={currency}>
                {t('programmes-desk.previewGives')}{' '}
                <BookAmount bare={false} amount={amount} currency={currency} />
              </p>
            ))}
            {data.isCut && <Note tone="info">{t('programmes-desk.previewCut')}</Note>}
            <Table
              dense
              label={t('programmes-desk.tabLevels')}
              columns={levelColumns}
              rows={data.levels}
              rowId={({ level }) => String(level)}
              empty={null}
            />
            {data.items.length > 0 && <Risers items={data.items} />}
          </>
        )}
      </div>
    </Dialog>
  )
}

function Risers({ items }: { readonly items: readonly LevelChange[] }) {
  const t = useText()
  return (
    <Table
      dense
      label={t('programmes-desk.preview')}
      columns={useRiserColumns()}
      rows={items}
      rowId={({ member }) => member}
      empty={null}
    />
  )
}

type LevelCount = { readonly level: number; readonly now: number; readonly later: number }

function useLevelColumns(): readonly Column<LevelCount>[] {
  const t = useText()
  const countText = useCountText()
  return [
    {
      id: 'level',
      head: t('programmes-desk.levelHead'),
      priority: 1,
      cell: ({ level }) => t('programmes-desk.level', { level }),
    },
    {
      id: 'now',
      head: t('programmes-desk.now'),
      align: 'end',
      cell: ({ now }) => <span className="figures">{countText(now)}</span>,
    },
    {
      id: 'later',
      head: t('programmes-desk.then'),
      align: 'end',
      cell: ({ now, later }) => (
        <span className={later === now ? 'figures text-text-3' : 'figures font-semibold'}>
          {countText(later)}
        </span>
      ),
    },
  ]
}

function useRiserColumns(): readonly Column<LevelChange>[] {
  const t = useText()
  return [
    {
      id: 'member',
      head: t('programmes-desk.member'),
      priority: 1,
      cell: ({ account }) => <span className="break-all">{account}</span>,
    },
    {
      id: 'levels',
      head: t('programmes-desk.levelHead'),
      cell: ({ from, to }) =>
        `${t('programmes-desk.level', { level: from })} \u2192 ${t('programmes-desk.level', { level: to })}`,
    },
    {
      id: 'amount',
      head: t('programmes-desk.levelUp'),
      align: 'end',
      cell: ({ amount, currency }) => (
        <BookAmount bare={false} amount={amount} currency={currency} />
      ),
    },
  ]
}
