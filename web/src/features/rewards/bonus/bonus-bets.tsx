import { useInfiniteQuery } from '@tanstack/react-query'
import { languageEntry } from '@baize/kernel/language'
import type { Reward } from '@baize/contract/promotions/rewards'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { Table } from '@baize/ui/tables/table'
import type { translate } from '@baize/texts/browser'
import { useLanguage, useText } from '@baize/texts/use-text'
import { BrandMoment } from '../../../shared/brand-moment.tsx'
import { Loading } from '../../../shared/loading.tsx'
import { useSums, type Sums } from '../../../shared/sums.ts'
import { rewardBetsQuery, type RewardBet } from '../api.ts'
import { rewardTitle } from '../../../shared/reward-words.ts'
import { shareText } from '../../../shared/share-text.ts'

type Props = {
  readonly reward: Pick<Reward, 'id' | 'title' | 'from' | 'currency'>
  readonly onClose: () => void
}

/** Each bet that counted, newest first; one that was corrected stands once for each time it was settled. */
export function BonusBets({ reward, onClose }: Props) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const sums = useSums(reward.currency)
  const query = useInfiniteQuery(rewardBetsQuery(reward.id))
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={t('rewards.betsOf', { name: rewardTitle(reward, t) })}
    >
      {query.data ? (
        <Table
          label={t('rewards.which')}
          columns={betColumns(t, sums, tag)}
          rows={query.data.pages.flatMap(({ items }) => items)}
          rowId={({ wager, settlement }) => `${wager} ${settlement}`}
          empty={<p className="text-text-2">{t('rewards.noneCounted')}</p>}
        />
      ) : (
        <Loading error={query.error} onRetry={query.refetch} />
      )}
      {query.hasNextPage && (
        <div className="mt-4 text-center">
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('rewards.more')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

function betColumns(t: typeof translate, sums: Sums, tag: string): readonly Column<RewardBet>[] {
  return [
    { id: 'at', head: t('rewards.betAt'), priority: 1, cell: ({ at }) => <BrandMoment at={at} /> },
    {
      id: 'number',
      head: t('rewards.betNumber'),
      priority: 3,
      cell: ({ wager }) => <span className="text-meta break-all text-text-3">{wager}</span>,
    },
    { id: 'bet', head: t('rewards.bet'), align: 'end', cell: ({ bet }) => sums.bare(bet) },
    {
      id: 'counts',
      head: t('rewards.counts'),
      align: 'end',
      cell: ({ weight }) => shareText(weight, tag),
    },
    {
      id: 'counted',
      head: t('rewards.countedHead'),
      align: 'end',
      priority: 1,
      cell: ({ counted }) => <b className="font-semibold">{sums.bare(counted)}</b>,
    },
  ]
}
