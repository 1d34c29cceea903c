import { Suspense, useEffect, useRef, useState } from 'react'
import { go, goBack, readAddress, useAddress } from '@baize/ui/navigation/address.ts'
import type { GameFrameMessage } from '@baize/contract/play/game-frame'
import { isCurrency } from '@baize/kernel/money'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { withWords } from '@baize/texts/with-words'
import { part } from '@baize/ui/waiting/part'
import { useText } from '@baize/texts/use-text'
import { findCachedGame } from '../../shared/cached-game.ts'
import { categoryOf } from '../../features/lobby/category.ts'
import { OwnHeart } from '../../features/lobby/own/heart.tsx'
import { queryClient } from '../../shared/api.ts'
import { FullScreen } from '../../features/play/full-screen.tsx'
import { GameBar } from '../../features/play/game-bar.tsx'
import { useLaunching, type Wanted } from '../../features/play/launching.ts'
import { playedNetOf, usePlaySession } from '../../features/play/play-session.ts'
import { MoveBack, useInPocket } from '../../features/wallet/move-back.tsx'
import { overPage } from '../../shared/over-page.ts'
import { useIsResuming, usePerson } from '../../shared/session.ts'
import { useCurrency } from '../../shared/system.ts'
import { LoadFence } from '../load-fence.tsx'
import { FundsMissing, type Missing } from './funds-missing.tsx'
import { GameMoney } from './game-money.tsx'
import { GameStage } from './game-stage.tsx'
import { useMoneyTurn } from './use-money-turn.ts'

const RealityCheck = part(
  withWords(() => import('../../features/protection/reality-check.tsx'), 'protection', 'play'),
  'RealityCheck',
)

/** The page on which a game is played, and the bar that stays over every one of them. */
export function SeamlessPage() {
  const { search } = useAddress()
  const resuming = useIsResuming()
  const [attempt, setAttempt] = useState(1)
  const nodeId = /^[1-9]\d{0,8}$/.test(search['game'] ?? '') ? Number(search['game']) : undefined
  const wanted = {
    nodeId,
    vassalage: search['vendor'],
    gameType: search['type'],
    demo: search['demo'] === '1',
  }
  // Whoever is still being asked for has a session already, and the launch needs no more than that.
  if (resuming) return <main id="main" tabIndex={-1} className="outline-none" />
  const key = JSON.stringify([wanted, attempt])
  return <Play key={key} wanted={wanted} onRetry={() => setAttempt(attempt + 1)} />
}

function Play({ wanted, onRetry }: { wanted: Wanted; onRetry: () => void }) {
  const t = useText()
  const person = usePerson()
  const currency = useCurrency()
  const stage = useRef<HTMLElement>(null)
  const launching = useLaunching(wanted)
  const { session, settle } = usePlaySession(person?.id ?? '')
  const [roundOpen, setRoundOpen] = useState(false)
  const [balance, setBalance] = useState<string>()
  const [leaving, setLeaving] = useState<'round' | 'money'>()
  const [missing, setMissing] = useState<Missing>()
  const launch = launching.state === 'open' ? launching.launch : undefined
  const game =
    launch?.game ?? (wanted.nodeId === undefined ? undefined : findCachedGame(wanted.nodeId))
  const isReal = !wanted.demo && person !== null && !person.isTrial

  // The stage comes with the code of this page, later than the arrival that would have taken the focus to it.
  useEffect(() => {
    if (document.activeElement === document.body) stage.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (launch?.kind === 'page') go(pathTarget(launch.path), { replace: true })
    if (launch?.kind === 'list') {
      const { vassalage: of, gameType: ofType } = launch
      const path = categoryOf(ofType).path
      go({ path, search: { popup: 'vendorGames', of, ofType } }, { replace: true })
    }
    // What was opened is the first of the recent games now.
    if (launch) void queryClient.invalidateQueries({ queryKey: ['recent'] })
  }, [launch])

  const away = () => goBack({ path: '/' })
  const payer = launch?.wallet
  const inPocket = useInPocket(payer?.pocket ?? '')
  // Money that is at a vendor of its own is offered back, so that nobody forgets it there.
  const leave = () => (payer?.vendor && inPocket ? setLeaving('money') : away())
  const hear = (message: GameFrameMessage) => {
    if (message.type === 'round.opened') setRoundOpen(true)
    if (message.type === 'game.left') leave()
    if (message.type === 'balance.shown') setBalance(message.amount)
    if (message.type === 'funds.missing') setMissing(message)
    if (message.type === 'limits.asked') showLimits(isReal)
    if (message.type !== 'round.settled') return
    setRoundOpen(false)
    settle(message)
  }
  return (
    <>
      <GameBar
        name={game?.displayName ?? t('shell.gameFrame')}
        vendor={game?.vendorName ?? ''}
        iconUrl={game?.iconUrl}
        onBack={() => (roundOpen ? setLeaving('round') : leave())}
        verifiable={game?.verifiable ?? false}
        heart={game && <OwnHeart game={game} className="size-11" />}
        money={isReal && <GameMoney shown={roundOpen ? balance : undefined} />}
        fullScreen={<FullScreen stage={stage} />}
        session={isReal ? session : undefined}
        currency={isCurrency(person?.currency) ? person.currency : currency}
      />
      {/* Games have their buttons at the bottom of a phone, so what is said in passing comes above. */}
      <main
        id="main"
        ref={stage}
        tabIndex={-1}
        data-controls="bottom"
        className="flex flex-1 flex-col bg-bg outline-none"
      >
        <GameStage
          launching={launching}
          game={game}
          moneyTurn={useMoneyTurn(roundOpen)}
          onMessage={hear}
          onRetry={onRetry}
        />
      </main>
      <Dialog
        open={leaving === 'round'}
        onClose={() => setLeaving(undefined)}
        size="alert"
        title={t('play.roundOpen')}
        footer={
          <>
            <Button onClick={() => setLeaving(undefined)}>{t('play.stay')}</Button>
            <Button variant="primary" onClick={away}>
              {t('play.leave')}
            </Button>
          </>
        }
      >
        <p className="text-text-2">{t('play.roundOpenText')}</p>
      </Dialog>
      {leaving === 'money' && payer && (
        <MoveBack
          vendor={payer.vendor}
          pocket={payer.pocket}
          onDone={away}
          onClose={() => setLeaving(undefined)}
        />
      )}
      {isReal && launch?.kind === 'frame' && (
        <LoadFence quiet>
          <Suspense>
            <RealityCheck
              person={person.id}
              startedAt={session.startedAt}
              net={playedNetOf(session)}
              currency={isCurrency(person.currency) ? person.currency : currency}
            />
          </Suspense>
        </LoadFence>
      )}
      {missing && isReal && (
        <FundsMissing
          missing={missing}
          currency={isCurrency(person?.currency) ? person.currency : currency}
          onClose={() => setMissing(undefined)}
        />
      )}
    </>
  )
}

/** The own limits over the game; who plays for fun has none, and reads about them beside it. */
function showLimits(isReal: boolean): void {
  if (isReal) go(overPage(readAddress(), { m: 'limits' }))
  else open('/help#responsible', '_blank', 'noopener')
}

function pathTarget(path: string) {
  const { pathname, searchParams } = new URL(path, location.origin)
  return { path: pathname, search: Object.fromEntries(searchParams) }
}
