import { useMemo, useState } from 'react'
import { wheel } from '@baize/games/wheel/wheel'
import { Button } from '@baize/ui/button'
import { useReducedMotion } from '@baize/ui/look/use-reduced-motion.ts'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useHasNetwork } from '@baize/ui/waiting/use-has-network.ts'
import { useText } from '@baize/texts/use-text'
import { ChipConsole } from '../../shared/bets/chip-console.tsx'
import { StakeButton } from '../../shared/bets/stake-button.tsx'
import { useTellOver } from '../../shared/bets/use-tell-over.ts'
import { RefusalNote } from '../../shared/refusal-note.tsx'
import { SessionPanel } from '../../shared/session-panel.tsx'
import { CountdownRing } from '../../shared/shared-round/countdown-ring.tsx'
import { FairRow } from '../../shared/shared-round/fair-row.tsx'
import { SharedLastRounds } from '../../shared/shared-round/shared-last-rounds.tsx'
import { SoundButton } from '../../shared/sound-button.tsx'
import { useSound } from '../../shared/sound.ts'
import { readStakes } from '../../shared/stakes.ts'
import { useSumText } from '../../shared/sum.tsx'
import { useTable } from '../../shared/table.tsx'
import { useGameKeys } from '../../shared/use-game-keys.ts'
import { BettorsPanel } from './bettors-panel.tsx'
import { Disc } from './disc.tsx'
import { Fields } from './fields.tsx'
import { RecentSpots } from './recent-spots.tsx'
import { StageWords } from './stage-words.tsx'
import { betsOf, payoutOf, sharesOf } from './state.ts'
import { useSpotName, useSpotTerms } from './use-spot-name.ts'
import { useWheel } from './use-wheel.ts'
import { WheelReplay } from './wheel-replay.tsx'
import { WheelRules } from './wheel-rules.tsx'
import './wheel-page.css'

/** A money wheel for everybody at the table: one turn, one list of bets each. */
export function WheelGame() {
  const t = useText()
  const { table } = useTable()
  const { currency, game } = table
  const stakes = useMemo(() => readStakes(table.stakes), [table])
  const [chip, setChip] = useState(stakes.usual)
  const sound = useSound()
  const still = useReducedMotion()
  const online = useHasNetwork()
  const write = useSumText(currency)
  const nameOf = useSpotName()
  const tellSpot = useSpotTerms(stakes.max, currency)
  const tellOver = useTellOver(nameOf, currency)
  const play = useWheel({ max: stakes.max, still, sound })
  const { state, laid, placed, stopped, settled, total, waits } = play
  const isIn = placed !== undefined && stopped === undefined
  const locked = isIn || play.isUnknown
  const bets = isIn ? betsOf(placed) : (settled?.bets ?? laid.bets)
  const isOpen = state?.phase === 'betting' && !placed
  const history = state?.history.filter(({ round }) => round < state.round || stopped) ?? []

  const press = () => {
    if (!online || total === 0n || locked) return
    if (isOpen) play.place()
    else play.setWaits(!waits)
  }
  useGameKeys(press)

  const lying = new Map(bets.map(({ spot, stake }) => [spot, stake]))
  const hand = {
    locked,
    label: (spot: string) => {
      const sum = lying.get(spot)
      return sum === undefined
        ? tellSpot(spot)
        : `${tellSpot(spot)} ${t('arcade.sumLies', { sum: write(BigInt(sum)) })}`
    },
    onLay: (spot: string) => {
      if (locked) return
      play.send({ kind: 'laid', chips: [{ spot, chips: 1 }], chip })
      sound.play('stop')
    },
    onTake: (spot: string) => {
      if (!locked) play.send({ kind: 'taken', spot })
    },
  }

  return (
    <main className="game-layout bet-page chip-page">
      <div className="chip-main">
        <div className="game-centre">
          <section aria-label={game.name} className="wheel-stage">
            <h1 className="visually-hidden">{game.name}</h1>
            {state ? (
              <>
                <StageWords
                  state={state}
                  stopped={stopped}
                  own={
                    placed && {
                      staked: BigInt(placed.stake),
                      returned: stopped ? payoutOf(betsOf(placed), stopped.outcome) : 0n,
                    }
                  }
                  currency={currency}
                />
                <div className="wheel-clock">
                  {state.phase === 'betting' && (
                    <CountdownRing
                      endsAt={Date.parse(state.phaseEndsAt) - play.offsetMs}
                      lastsMs={wheel.pace.bettingMs}
                    />
                  )}
                </div>
                <RecentSpots history={history} chains={state.chains} />
              </>
            ) : (
              <Skeleton className="wheel-words h-12 w-40" />
            )}
            <div className="wheel-window">
              <Disc motion={play.motion} />
            </div>
            <Fields
              bets={bets}
              stopped={stopped?.outcome.spot}
              isSettled={settled !== undefined}
              shares={sharesOf(state?.bets ?? [])}
              values={stakes.presets}
              currency={currency}
              hand={hand}
            />
            <div className="wheel-line">
              <p className="flex-1">
                {laid.over ? (
                  <span role="alert" className="wheel-over">
                    {tellOver(laid.over)}
                  </span>
                ) : isIn ? (
                  t('arcade.betPlaced', { sum: write(BigInt(placed.stake)) })
                ) : isOpen ? (
                  t('arcade.wheelHint')
                ) : (
                  t('arcade.wheelHintNext')
                )}
              </p>
              <SoundButton sound={sound} />
            </div>
          </section>
          <RefusalNote failure={play.failure} online={online} />
        </div>
        <div className="game-below">
          {state && <FairRow state={state} />}
          <WheelRules stakes={stakes} currency={currency} />
        </div>
      </div>
      <div className="game-left">
        <ChipConsole
          laid={laid}
          values={stakes.presets}
          chip={chip}
          currency={currency}
          locked={locked}
          onChip={setChip}
          onPress={play.send}
        >
          {isIn ? (
            <p
              role="status"
              className="grid h-18 place-content-center rounded-ctl bg-chip-ok-bg px-2 text-center text-body-s text-chip-ok max-md:h-14"
            >
              {t('arcade.betPlaced', { sum: write(BigInt(placed.stake)) })}
            </p>
          ) : isOpen || total === 0n ? (
            <StakeButton
              text={t('arcade.placeBet')}
              sum={total}
              currency={currency}
              busy={play.busy}
              disabled={!online || total === 0n}
              onPress={press}
            />
          ) : (
            <Button
              block
              aria-pressed={waits}
              disabled={!online}
              onClick={press}
              className="h-18 px-2 text-body-s leading-tight whitespace-normal max-md:h-14 max-md:text-meta"
            >
              {waits ? t('arcade.betWaits') : t('arcade.betNext')}
            </Button>
          )}
        </ChipConsole>
        {state ? (
          <BettorsPanel state={state} stopped={stopped} currency={currency} />
        ) : (
          <Skeleton className="h-60 rounded-card" />
        )}
      </div>
      <div className="game-right">
        <SharedLastRounds
          history={state?.history ?? []}
          chains={state?.chains ?? []}
          renderRound={(round) => <WheelReplay round={round} currency={currency} />}
        />
        <SessionPanel counted={t('arcade.roundsPlayed')} />
      </div>
    </main>
  )
}
