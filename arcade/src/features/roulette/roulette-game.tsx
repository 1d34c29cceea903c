import { Info } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { sumOfBets, type Chips } from '@baize/games/bets'
import { IconButton } from '@baize/ui/icon-button'
import { useHasNetwork } from '@baize/ui/waiting/use-has-network.ts'
import { useReducedMotion } from '@baize/ui/look/use-reduced-motion.ts'
import { useText } from '@baize/texts/use-text'
import { BetList } from '../../shared/bets/bet-list.tsx'
import { ChipConsole } from '../../shared/bets/chip-console.tsx'
import { StakeButton } from '../../shared/bets/stake-button.tsx'
import { useTellOver } from '../../shared/bets/use-tell-over.ts'
import { FairPanel } from '../../shared/fair/fair-panel.tsx'
import { LastRounds } from '../../shared/last-rounds.tsx'
import { RefusalNote } from '../../shared/refusal-note.tsx'
import { RoundResult } from '../../shared/round-result.tsx'
import { SessionPanel } from '../../shared/session-panel.tsx'
import { SoundButton } from '../../shared/sound-button.tsx'
import { useSound } from '../../shared/sound.ts'
import { readStakes } from '../../shared/stakes.ts'
import { useSumText } from '../../shared/sum.tsx'
import { useTable } from '../../shared/table.tsx'
import { useGameKeys } from '../../shared/use-game-keys.ts'
import { Cloth } from './cloth.tsx'
import { Racetrack } from './racetrack.tsx'
import { RecentNumbers } from './recent-numbers.tsx'
import { RouletteReplay } from './roulette-replay.tsx'
import { RulesDialog } from './rules-dialog.tsx'
import { rouletteShownOf, wonOn } from './state.ts'
import { useResultWords } from './use-result-words.ts'
import { useRoulette } from './use-roulette.ts'
import { numbersOf, useSpotName, useSpotTerms } from './use-spot-name.ts'
import { Wheel, type WheelHandle } from './wheel.tsx'
import './roulette-page.css'

/** European roulette: one wheel, one cloth, any number of bets. */
export function RouletteGame() {
  const t = useText()
  const { table, state } = useTable()
  const { currency, game } = table
  const stakes = useMemo(() => readStakes(table.stakes), [table])
  const values = stakes.presets
  const [chip, setChip] = useState(stakes.usual)
  const [pointed, setPointed] = useState<string>()
  const [called, setCalled] = useState<readonly number[]>([])
  const [reading, setReading] = useState(false)
  const [first] = useState(() => rouletteShownOf(state.last[0]?.shown)?.number)
  const wheel = useRef<WheelHandle>(null)
  const stage = useRef<HTMLDivElement>(null)
  const sound = useSound()
  const still = useReducedMotion()
  const online = useHasNetwork()
  const write = useSumText(currency)
  const nameOf = useSpotName()
  const tellSpot = useSpotTerms(stakes.max, currency)
  const tellOver = useTellOver(nameOf, currency)
  const words = useResultWords()
  const play = useRoulette({ wheel, sound, still, max: stakes.max })
  const { cloth, turning, send } = play
  const { settled } = cloth
  const locked = turning || play.isUnknown
  const layCalled = useCallback(
    (chips: readonly Chips[]) => send({ kind: 'laid', chips, chip }),
    [send, chip],
  )

  // On a phone the wheel is out of sight while bets are laid.
  useEffect(() => {
    if (turning)
      stage.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' })
  }, [turning, still])

  const spin = () => {
    if (turning) play.finish()
    else if (online) play.spin()
  }
  useGameKeys(spin)

  const lying = new Map(cloth.bets.map(({ spot, stake }) => [spot, stake]))
  const hand = {
    label: (id: string) => {
      const sum = lying.get(id)
      return sum === undefined
        ? tellSpot(id)
        : `${tellSpot(id)} ${t('arcade.sumLies', { sum: write(BigInt(sum)) })}`
    },
    onLay: (spot: string) => {
      if (locked) return
      send({ kind: 'laid', chips: [{ spot, chips: 1 }], chip })
      sound.play('stop')
    },
    onTake: (spot: string) => {
      if (!locked) send({ kind: 'taken', spot })
    },
    onPoint: setPointed,
  }

  return (
    <main className="game-layout bet-page chip-page">
      <div className="game-centre">
        <section
          aria-label={game.name}
          className="roulette-felt rounded-card border border-line bg-s1 p-2 md:p-4"
        >
          <h1 className="visually-hidden">{game.name}</h1>
          <div ref={stage} className="roulette-stage">
            <div className="roulette-wheel">
              <Wheel first={first} handle={wheel} />
            </div>
            <div className="roulette-side">
              <div className="roulette-said">
                {settled && (
                  <p
                    className="fell fell-large"
                    data-colour={settled.shown.colour}
                    aria-hidden="true"
                  >
                    {settled.shown.number}
                  </p>
                )}
                <div className="min-w-0 [&>p]:mt-0 [&>p]:justify-start">
                  <RoundResult
                    stake={settled ? sumOfBets(settled.bets) : 0n}
                    returned={settled?.returned ?? 0n}
                    currency={currency}
                    text={settled && words(settled.shown)}
                    hint={turning ? t('arcade.rouletteTurning') : t('arcade.rouletteHint')}
                  />
                </div>
              </div>
              <RecentNumbers last={state.last} />
            </div>
          </div>
          <div className="roulette-cloth" data-locked={locked || undefined}>
            <Cloth
              bets={settled ? settled.bets : cloth.bets}
              shown={settled?.shown}
              values={values}
              currency={currency}
              pointed={pointed === undefined ? called : numbersOf(pointed)}
              hand={hand}
            />
          </div>
          <div className="roulette-line">
            <p className="flex-1 text-meta text-text-2">
              {cloth.over ? (
                <span role="alert" className="font-semibold text-neg">
                  {tellOver(cloth.over)}
                </span>
              ) : pointed === undefined ? (
                t('arcade.roulettePress')
              ) : (
                tellSpot(pointed)
              )}
            </p>
            <IconButton
              label={t('arcade.rules')}
              icon={<Info size={20} />}
              onClick={() => setReading(true)}
              className="size-12 bg-s3"
            />
            <SoundButton sound={sound} />
          </div>
          {settled && (
            <div className="roulette-bets">
              <BetList
                bets={settled.bets}
                wonOn={(spot) => wonOn(settled.shown, spot)}
                nameOf={nameOf}
                currency={currency}
              />
            </div>
          )}
        </section>
        <RefusalNote failure={play.failure} online={online} />
        <Racetrack
          chip={chip}
          currency={currency}
          disabled={locked}
          onLay={layCalled}
          onPoint={setCalled}
        />
      </div>
      <div className="game-left">
        <ChipConsole
          laid={cloth}
          values={values}
          chip={chip}
          currency={currency}
          locked={locked}
          onChip={setChip}
          onPress={send}
        >
          <StakeButton
            text={turning ? t('arcade.showResult') : t('arcade.spin')}
            sum={play.total}
            currency={currency}
            disabled={!online || (!turning && play.total === 0n)}
            onPress={turning ? play.finish : play.spin}
          />
        </ChipConsole>
        <SessionPanel counted={t('arcade.roundsPlayed')} />
      </div>
      <div className="game-right">
        <LastRounds
          title={t('arcade.lastRounds')}
          renderRound={(round) => <RouletteReplay round={round} currency={currency} />}
        />
        <FairPanel busy={turning} />
      </div>
      <RulesDialog
        open={reading}
        onClose={() => setReading(false)}
        stakes={stakes}
        currency={currency}
      />
    </main>
  )
}
