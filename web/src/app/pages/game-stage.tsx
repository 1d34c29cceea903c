import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Button } from '@baize/ui/button'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Link } from '@baize/ui/navigation/link'
import type { Game } from '@baize/contract/catalogue/catalogue'
import type { CallFailed } from '@baize/contract/client/client'
import type { GameFrameMessage } from '@baize/contract/play/game-frame'
import type { Launch, MaintenanceHint } from '@baize/contract/play/launch'
import { useText } from '@baize/texts/use-text'
import { popularQuery } from '../../features/lobby/api.ts'
import { categoryOf } from '../../features/lobby/category.ts'
import { GameGrid } from '../../features/lobby/game-grid.tsx'
import { useMaintenanceText } from '../../features/lobby/maintenance-text.ts'
import { openInstead } from '../../features/lobby/recommended.ts'
import { GameFrame } from '../../features/play/game-frame.tsx'
import { Opening } from '../../features/play/opening.tsx'
import type { Launching } from '../../features/play/launching.ts'
import { NotReady } from '../../features/play/not-ready.tsx'
import { LaunchRefused } from '../../features/play/refused.tsx'
import { MoveIn } from '../../features/wallet/move-in.tsx'
import { failureText } from '../../shared/api.ts'
import { usePerson } from '../../shared/session.ts'
import { useModule } from '../../shared/system.ts'

type Props = {
  readonly launching: Launching
  /** What is known of the game, also before the server has answered. */
  readonly game: Game | undefined
  /** Grows whenever money moved beside the game. */
  readonly moneyTurn: number
  readonly onMessage: (message: GameFrameMessage) => void
  readonly onRetry: () => void
}

/** What stands below the bar: the game, what comes before it, or why there is none. */
export function GameStage({ launching, game, moneyTurn, onMessage, onRetry }: Props) {
  const t = useText()
  if (launching.state === 'refused') {
    return <RefusedStage error={launching.error} game={game} onRetry={onRetry} />
  }
  if (launching.state === 'open' && launching.launch.kind === 'frame') {
    const { launch } = launching
    return <OpenStage {...{ launch, moneyTurn, onMessage, onRetry }} />
  }
  return (
    <div className="relative flex-1">
      <Opening title={game?.displayName ?? t('shell.gameFrame')} iconUrl={game?.iconUrl} />
    </div>
  )
}

type OpenProps = {
  readonly launch: Launch
  readonly moneyTurn: number
  readonly onMessage: Props['onMessage']
  readonly onRetry: () => void
}

function OpenStage({ launch, moneyTurn, onMessage, onRetry }: OpenProps) {
  const [moved, setMoved] = useState(false)
  const { frame, game, wallet, demo } = launch
  if (!frame) return game ? <NotReadyStage game={game} /> : <NoEngine onRetry={onRetry} />
  // The token in the address opens the game within a minute, so after a long step another one is asked for.
  const playAfterMove = () => (isOver(frame.expiresAt) ? onRetry() : setMoved(true))
  if (!demo && !wallet.isSingle && wallet.pocket.startsWith('vendor:') && !moved) {
    return (
      <MoveIn
        vendor={wallet.vendor || launch.vassalage}
        pocket={wallet.pocket}
        onPlay={playAfterMove}
      />
    )
  }
  return (
    <GameFrame
      key={frame.url}
      url={frame.url}
      title={game?.displayName ?? launch.vassalage}
      iconUrl={game?.iconUrl}
      moneyTurn={moneyTurn}
      onMessage={onMessage}
      onRetry={onRetry}
    />
  )
}

function isOver(moment: string): boolean {
  return Date.parse(moment) < Date.now()
}

function NotReadyStage({ game }: { game: Game }) {
  const t = useText()
  const { search } = useAddress()
  const freePlay = useModule('FREEPLAY3')
  const { path, name } = categoryOf(game.gameType)
  return (
    <NotReady
      game={game}
      category={t(name)}
      actions={
        <>
          <Link to={path} className={buttonClass({ variant: 'primary' })}>
            {t('play.otherGames')}
          </Link>
          {freePlay && game.demo && search['demo'] !== '1' && (
            <Link
              to={{ path: '/seamless', search: { game: game.nodeId, demo: '1' } }}
              className={buttonClass()}
            >
              {t('shell.tryFree')}
            </Link>
          )}
        </>
      }
      others={<Others game={game} />}
    />
  )
}

/** A vendor that is entered as a whole and has no lobby yet. */
function NoEngine({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return (
    <LaunchRefused
      title={t('shell.gameFrameEmpty')}
      text={t('play.notReady')}
      actions={<Button onClick={onRetry}>{t('ui.tryAgain')}</Button>}
    />
  )
}

type RefusedProps = {
  readonly error: CallFailed
  readonly game: Game | undefined
  readonly onRetry: () => void
}

function RefusedStage({ error, game, onRetry }: RefusedProps) {
  const t = useText()
  const maintenanceText = useMaintenanceText()
  if (error.code === 'game_under_maintenance') {
    const { until, recommended } = error.value as MaintenanceHint
    return (
      <LaunchRefused
        title={t('catalogue.pausedTitle', { name: game?.displayName ?? t('shell.gameFrame') })}
        text={`${maintenanceText({ maintenanceUntil: until })}. ${t('catalogue.pausedText')}`}
        actions={<Button onClick={onRetry}>{t('ui.tryAgain')}</Button>}
        others={<Row title={t('catalogue.openInstead')} games={recommended} />}
      />
    )
  }
  if (error.code === 'in_need_true_account') {
    return (
      <LaunchRefused
        title={t('shell.needRealAccount')}
        text={t('shell.in_need_true_account')}
        actions={
          <Link to="/register" className={buttonClass({ variant: 'primary' })}>
            {t('shell.in_increase_submit')}
          </Link>
        }
      />
    )
  }
  if (error.code === 'no_free_play') {
    return <NoFreePlay error={error} game={game} />
  }
  return (
    <LaunchRefused
      title={t('play.didNotOpen')}
      text={failureText(error)}
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>
            {t('ui.tryAgain')}
          </Button>
          <Link to="/" className={buttonClass()}>
            {t('shell.backHome')}
          </Link>
        </>
      }
    />
  )
}

/** Whoever has a real account is led to the game itself. */
function NoFreePlay({ error, game }: Omit<RefusedProps, 'onRetry'>) {
  const t = useText()
  const { search } = useAddress()
  const person = usePerson()
  const isReal = person !== null && !person.isTrial
  const to = isReal ? { path: '/seamless', search: { game: search['game'] ?? '' } } : '/register'
  return (
    <LaunchRefused
      title={isReal ? (game?.displayName ?? t('shell.gameFrame')) : t('shell.needRealAccount')}
      text={failureText(error)}
      actions={
        <Link to={to} className={buttonClass({ variant: 'primary' })}>
          {isReal ? t('shell.play') : t('shell.in_increase_submit')}
        </Link>
      }
    />
  )
}

function Others({ game }: { game: Game }) {
  const { data = [] } = useQuery(popularQuery(game.gameType))
  const t = useText()
  const games = openInstead(data, { vassalage: '', nodeId: game.nodeId })
  return <Row title={t('play.others')} games={games} />
}

function Row({ title, games }: { title: string; games: readonly Game[] }) {
  if (games.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-h4">{title}</h2>
      <GameGrid games={games} />
    </section>
  )
}
