import type { JackpotPool, JackpotWin } from '@baize/contract/rtp/rtp-desk'
import { Card } from '@baize/ui/card'
import { KeyValues } from '@baize/ui/figures/key-values'
import { Link } from '@baize/ui/navigation/link'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { useWords } from '../use-words.ts'

type PoolProps = { readonly pool: JackpotPool }

/** One pool: its sums by the ledger, its models and its last wins. */
export function PoolCard({ pool }: PoolProps) {
  const t = useText()
  return (
    <Card title={pool.pool} sub={t('rtp-desk.poolOf', { vendor: pool.vendorName })}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[27rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-5">
          <Sums pool={pool} />
          <Feeders pool={pool} />
        </div>
        <section>
          <h3 className="mb-2 text-body-s font-semibold">{t('rtp-desk.lastWins')}</h3>
          <LastWins pool={pool} />
        </section>
      </div>
    </Card>
  )
}

function Sums({ pool: { sums } }: PoolProps) {
  const t = useText()
  if (sums.length === 0) return <p className="text-text-3">{t('rtp-desk.neverFed')}</p>
  return sums.map(({ currency, value, fed, paid, wins, account }) => (
    <section key={currency}>
      <h3 className="text-meta text-text-3">{t('rtp-desk.inIt')}</h3>
      <p className="font-display text-h2 font-semibold">
        <BookAmount amount={value} currency={currency} bare={false} />
      </p>
      <KeyValues
        items={[
          {
            id: 'fed',
            label: t('rtp-desk.fed'),
            value: <BookAmount amount={fed} currency={currency} />,
          },
          {
            id: 'paid',
            label: t('rtp-desk.paid'),
            value: (
              <>
                <BookAmount amount={paid} currency={currency} />
                <span className="ms-2 font-normal text-text-3">
                  {t('rtp-desk.wins', { count: wins })}
                </span>
              </>
            ),
          },
          { id: 'account', label: t('rtp-desk.account'), value: account },
        ]}
      />
    </section>
  ))
}

function Feeders({ pool: { pool, feeders } }: PoolProps) {
  const t = useText()
  const countText = useCountText()
  const { percentText } = useWords()
  if (feeders.length === 0) return null
  return (
    <section>
      <h3 className="mb-1 text-body-s font-semibold">{t('rtp-desk.feeders')}</h3>
      <Table
        dense
        label={`${t('rtp-desk.feeders')}: ${pool}`}
        rows={feeders}
        rowId={({ model }) => model}
        className="-mx-4"
        columns={[
          { id: 'model', priority: 1, head: t('rtp-desk.model'), cell: ({ model }) => model },
          {
            id: 'share',
            align: 'end',
            head: t('rtp-desk.share'),
            cell: ({ contributionBps }) => percentText(contributionBps),
          },
          {
            id: 'chance',
            align: 'end',
            head: t('rtp-desk.chance'),
            cell: ({ oneIn }) => t('rtp-desk.oneIn', { number: countText(oneIn) }),
          },
        ]}
      />
    </section>
  )
}

function LastWins({ pool: { pool, lastWins } }: PoolProps) {
  const t = useText()
  const columns = useWinColumns()
  if (lastWins.length === 0) return <p className="text-text-3">{t('rtp-desk.noWins')}</p>
  return (
    <Table
      dense
      label={`${t('rtp-desk.lastWins')}: ${pool}`}
      rows={lastWins}
      rowId={({ at, round }) => `${at} ${round}`}
      columns={columns}
    />
  )
}

function useWinColumns(): readonly Column<JackpotWin>[] {
  const t = useText()
  return [
    { id: 'when', head: t('rtp-desk.when'), cell: ({ at }) => <DeskMoment at={at} /> },
    { id: 'winner', priority: 1, head: t('rtp-desk.winner'), cell: ({ member }) => member },
    {
      id: 'amount',
      align: 'end',
      priority: 1,
      head: t('rtp-desk.amount'),
      cell: ({ amount, currency }) => (
        <BookAmount amount={amount} currency={currency} bare={false} />
      ),
    },
    { id: 'round', head: t('rtp-desk.round'), cell: (win) => <RoundLink win={win} /> },
  ]
}

/** The rounds page opens a record by vendor, member and round. */
function RoundLink({ win: { vendor, memberId, round } }: { readonly win: JackpotWin }) {
  if (round === '' || memberId === '') return <span className="break-all">{round}</span>
  return (
    <Link
      to={{ path: '/rounds', search: { open: JSON.stringify([vendor, memberId, round]) } }}
      className="font-medium break-all text-link underline-offset-4 hover:underline"
    >
      {round}
    </Link>
  )
}
