import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useEffect } from 'react'
import { LotteryPicture } from './lottery-picture.tsx'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { buttonClass } from '@baize/ui/button-class.ts'
import { useAddress, type Target } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { Loading } from '../../shared/loading.tsx'
import { notePrizeMode } from '../../shared/session.ts'
import { isAt, lotteriesQuery, playTableQuery, type ShownLottery } from './api.ts'
import { byClock } from './by-clock.ts'
import { useKeepLast } from './list/last-played.ts'
import { LotteryLobby } from './list/lobby.tsx'
import { LotteryList } from './list/lottery-list.tsx'
import { useFirst } from './list/use-first.ts'
import { LotteryTable } from './lottery-table.tsx'
import type { Player } from './player.ts'
import { ofMode, readLaunch } from './read-launch.ts'
import { useLine, useNextSale } from './use-follow.ts'
import { useNow } from './use-now.ts'
import { useOpening } from './use-opening.ts'

/** The lotteries of an address, and the one that its query names, that was played last, or that is drawn next. */
export function LotteryDesk({ player }: { readonly player: Player }) {
  const t = useText()
  const { path, search } = useAddress()
  const now = useNow()
  const { data, error, refetch } = useQuery(lotteriesQuery)
  const { gameCode, mode, isLobby, back } = readLaunch(search)
  const told = (data?.list ?? []).filter(({ vendor }) => isAt(path, vendor))
  const own = told.map((lottery) => byClock(lottery, now))
  const shown = ofMode(own, mode)
  const named = gameCode === undefined ? undefined : own.find(({ id }) => id === gameCode)
  const first = useFirst(shown, { named, person: player.id, path, mode, now })
  const isUnknown = gameCode !== undefined && named === undefined
  const chosen = isLobby || isUnknown ? undefined : first
  useKeepLast(player.id, path, named?.id)
  usePrizeMode(chosen)
  useLine(chosen?.id ?? '')
  useNextSale(
    told.find(({ id }) => id === chosen?.id),
    now,
  )
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
  if (isLobby) {
    return (
      <>
        <WayBack to={back} />
        <LotteryLobby
          head={<h1 className="text-h3">{t('shell.categoryLottery')}</h1>}
          lotteries={shown}
          now={now}
        />
      </>
    )
  }
  // One of another mode that is named by itself stands beside those of its own.
  const beside = chosen === undefined || shown.includes(chosen) ? shown : own
  return (
    <>
      <WayBack to={back} />
      <div className="mx-auto grid max-w-(--content-max) grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[208px_minmax(0,1fr)] lg:items-start lg:gap-5">
        <LotteryList lotteries={beside} chosen={chosen?.id ?? ''} now={now} />
        {chosen === undefined ? (
          <EmptyState
            page
            picture={<LotteryPicture />}
            title={t('lottery.unknownTitle')}
            text={t('lottery.unknownText')}
          />
        ) : (
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
            <Opening key={`opening ${chosen.id}`} lottery={chosen} />
            <Table key={chosen.id} lottery={chosen} lotteries={beside} now={now} player={player} />
          </div>
        )}
      </div>
    </>
  )
}

/** Back to where the lottery was launched from. */
function WayBack({ to }: { readonly to: Target | undefined }) {
  const t = useText()
  if (to === undefined) return null
  return (
    <p className="mx-auto w-full max-w-(--content-max) pb-2">
      <Link to={to} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
        <ChevronLeft size={16} aria-hidden="true" />
        {t('lottery.back')}
      </Link>
    </p>
  )
}

/** Says why the house keeps a lottery closed, where it does. */
function Opening({ lottery }: { readonly lottery: ShownLottery }) {
  return <FailureNote error={useOpening(lottery)} />
}

/** The prices of the lottery that is open are those of whoever is in front of the page. */
function usePrizeMode(lottery: ShownLottery | undefined): void {
  const mode = lottery?.prizeMode
  useEffect(() => {
    if (mode !== undefined) notePrizeMode(mode)
  }, [mode])
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
