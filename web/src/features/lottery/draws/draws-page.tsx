import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { PageHead } from '@baize/ui/navigation/page-head'
import { useText } from '@baize/texts/use-text'
import { Loading } from '../../../shared/loading.tsx'
import { lotteriesQuery } from '../api.ts'
import { byClock } from '../by-clock.ts'
import { LotteryLobby } from '../list/lobby.tsx'
import { LotteryList } from '../list/lottery-list.tsx'
import { LotteryPicture } from '../lottery-picture.tsx'
import { useLine, useNewResults, useNextSale } from '../use-follow.ts'
import { useNow } from '../use-now.ts'
import { OneLottery } from './one-lottery.tsx'

/** What every lottery drew, for everybody: nothing here is bought, and nothing needs an account. */
export function DrawsPage() {
  const t = useText()
  const { gameCode, issue } = useAddress().search
  const now = useNow()
  const { data, error, refetch } = useQuery(lotteriesQuery)
  const told = data?.list ?? []
  const named = told.find(({ id }) => id === gameCode)
  useLine(named?.id ?? '')
  useNextSale(named, now)
  useNewResults(named)
  const head = <PageHead title={t('shell.lotteryDraws')} sub={t('lottery.drawsAbout')} />
  const lotteries = told.map((lottery) => byClock(lottery, now))
  const lottery = lotteries.find(({ id }) => id === gameCode)
  if (data === undefined || lotteries.length === 0) {
    return (
      <div className="grid gap-4">
        {head}
        {data === undefined ? (
          <Loading error={error} onRetry={refetch} />
        ) : (
          <EmptyState
            picture={<LotteryPicture />}
            title={t('lottery.noneTitle')}
            text={t('lottery.noneText')}
          />
        )}
      </div>
    )
  }
  if (!gameCode) return <LotteryLobby head={head} lotteries={lotteries} now={now} />
  return (
    <div className="mx-auto grid max-w-(--content-max) grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[208px_minmax(0,1fr)] lg:items-start lg:gap-5">
      <LotteryList lotteries={lotteries} chosen={gameCode} now={now} />
      {lottery === undefined ? (
        <EmptyState
          page
          picture={<LotteryPicture />}
          title={t('lottery.unknownTitle')}
          text={t('lottery.unknownText')}
        />
      ) : (
        <OneLottery key={lottery.id} lottery={lottery} named={issue} now={now} />
      )}
    </div>
  )
}
