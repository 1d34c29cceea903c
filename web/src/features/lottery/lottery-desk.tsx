import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { LotteryPicture } from './lottery-picture.tsx'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { useText } from '@baize/texts/use-text'
import { Loading } from '../../shared/loading.tsx'
import { followSocket, hearTopic } from '../../shared/socket.ts'
import {
  askAgain,
  followDraws,
  lotteriesQuery,
  playTableQuery,
  vendorsAt,
  type ShownLottery,
} from './api.ts'
import { LotteryList } from './list/lottery-list.tsx'
import { LotteryTable } from './lottery-table.tsx'
import type { Player } from './player.ts'
import { useNow } from './use-now.ts'

/** The lotteries of an address, and the one that its query names, or the first. */
export function LotteryDesk({ player }: { readonly player: Player }) {
  const t = useText()
  const { path, search } = useAddress()
  const now = useNow()
  const { data, error, refetch } = useQuery(lotteriesQuery)
  const vendors = vendorsAt[path] ?? vendorsAt['/lottery'] ?? []
  const own = (data?.list ?? []).filter(({ vendor }) => vendors.includes(vendor))
  const named = search['gameCode'] || undefined
  const chosen = own.find(({ id }) => id === named) ?? (named === undefined ? own[0] : undefined)
  useLine(chosen?.id ?? '')
  useNextSale(chosen, now)
  if (data === undefined) {
    return (
      <>
        <h1 className="sr-only">{t('shell.categoryLottery')}</h1>
        <Loading error={error} onRetry={refetch} />
      </>
    )
  }
  if (own.length === 0) {
    return (
      <EmptyState
        page
        picture={<LotteryPicture />}
        title={t('lottery.noneTitle')}
        text={t('lottery.noneText')}
      />
    )
  }
  return (
    <div className="mx-auto grid max-w-(--content-max) grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[208px_minmax(0,1fr)] lg:items-start lg:gap-5">
      <LotteryList lotteries={own} chosen={chosen?.id ?? ''} now={now} />
      {chosen === undefined ? (
        <EmptyState
          page
          picture={<LotteryPicture />}
          title={t('lottery.unknownTitle')}
          text={t('lottery.unknownText')}
        />
      ) : (
        <Table key={chosen.id} lottery={chosen} lotteries={own} now={now} player={player} />
      )}
    </div>
  )
}

type TableProps = {
  readonly lottery: ShownLottery
  readonly lotteries: readonly ShownLottery[]
  readonly now: number
  readonly player: Player
}

function Table(props: TableProps) {
  const { data, error, refetch } = useQuery(playTableQuery(props.lottery.id))
  if (data === undefined) return <Loading error={error} onRetry={refetch} rows={6} />
  return <LotteryTable {...props} table={data} />
}

/** What is closed, drawn and settled comes over the line for as long as the page stands. */
function useLine(lottery: string): void {
  useEffect(() => {
    const stops = [hearTopic('lottery:all'), followDraws(lottery), followSocket()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [lottery])
}

/** A sale that is over is asked for anew, also where no line tells of it. */
function useNextSale(lottery: ShownLottery | undefined, now: number): void {
  const { current } = lottery ?? {}
  const over =
    current !== null && current !== undefined && now >= Date.parse(current.closesAt)
      ? current.id
      : ''
  useEffect(() => {
    if (over !== '') void askAgain('list')
  }, [over])
}
