import { Info } from 'lucide-react'
import { useState } from 'react'
import type { BlackjackShown } from '@baize/games/blackjack/blackjack'
import { Button } from '@baize/ui/button'
import { useHasNetwork } from '@baize/ui/waiting/use-has-network.ts'
import { useReducedMotion } from '@baize/ui/look/use-reduced-motion.ts'
import { useText } from '@baize/texts/use-text'
import { BetConsole } from '../../shared/bet-console.tsx'
import { FairPanel } from '../../shared/fair/fair-panel.tsx'
import { KeptFocus } from '../../shared/kept-focus.tsx'
import { LastRounds } from '../../shared/last-rounds.tsx'
import { RefusalNote } from '../../shared/refusal-note.tsx'
import { RoundResult } from '../../shared/round-result.tsx'
import { SessionPanel } from '../../shared/session-panel.tsx'
import { useSound } from '../../shared/sound.ts'
import { readStakes } from '../../shared/stakes.ts'
import { ArcadeSum } from '../../shared/sum.tsx'
import { stakedIn } from '../../shared/table-state.ts'
import { useTable } from '../../shared/table.tsx'
import { useGameKeys } from '../../shared/use-game-keys.ts'
import { BlackjackReplay } from './blackjack-replay.tsx'
import { Felt } from './felt.tsx'
import { MovesBar } from './moves-bar.tsx'
import { RulesDialog } from './rules-dialog.tsx'
import { useBlackjack } from './use-blackjack.ts'
import { useMoveKeys } from './use-move-keys.ts'
import { useOutcomeWords } from './use-outcome-words.ts'
import './blackjack-page.css'

/** Blackjack against a dealer who shows one card. */
export function BlackjackGame() {
  const t = useText()
  const { table } = useTable()
  const { currency, game } = table
  const stakes = readStakes(table.stakes)
  const [chosen, setStake] = useState(stakes.usual)
  const [reading, setReading] = useState(false)
  const sound = useSound()
  const still = useReducedMotion()
  const online = useHasNetwork()
  const play = useBlackjack(sound, still)
  const outcomes = useOutcomeWords()
  const { round, shown, isOpen, isDealing } = play
  const busy = play.isPlaying || isDealing
  const isTold = round !== undefined && !isOpen && !isDealing
  const stake = isOpen && round ? BigInt(round.stake) : chosen
  const moves = isDealing ? [] : play.moves
  const isAtTurn = isOpen || (isDealing && round !== undefined)
  const deal = () => {
    if (!isOpen && !busy && online) void play.deal(chosen)
  }
  useGameKeys(deal)
  useMoveKeys(moves, (move) => {
    if (!busy && online) void play.move(move)
  })
  const told = shown?.hands.map(({ outcome }) => (outcome ? outcomes[outcome] : '')).join(' · ')

  return (
    <main className="game-layout bet-page bj-page" data-turn={isAtTurn || undefined}>
      <div className="game-centre">
        <section
          aria-label={game.name}
          className="rounded-card border border-line bg-s1 p-2 md:p-4"
        >
          <h1 className="visually-hidden">{game.name}</h1>
          <Felt
            key={round?.id}
            shown={shown}
            stake={BigInt(round?.stake ?? 0)}
            currency={currency}
            movesMade={round?.moves.length ?? 0}
            isTold={isTold}
          />
          <RoundResult
            stake={round ? stakedIn(round) : 0n}
            returned={BigInt(round?.payout ?? 0)}
            currency={currency}
            text={isTold ? told : undefined}
            hint={hintOf(
              t,
              isOpen ? shown : undefined,
              isDealing,
              play.wasResumed && !play.hasMoved,
            )}
          />
        </section>
        <RefusalNote failure={play.failure} online={online} />
      </div>
      <div className="game-left">
        <BetConsole
          stakes={stakes}
          stake={stake}
          currency={currency}
          disabled={isOpen || busy || play.isUnknown}
          onStake={setStake}
          sound={sound}
        >
          <KeptFocus>
            {isAtTurn ? (
              <MovesBar
                moves={moves}
                stake={stake}
                currency={currency}
                busy={busy}
                online={online}
                onMove={(move) => void play.move(move)}
              />
            ) : (
              <Button
                variant="metal"
                block
                busy={busy}
                disabled={!online}
                onClick={deal}
                className="h-15 flex-col gap-0.5 text-body"
              >
                <span>{t('arcade.bjDeal')}</span>
                <b className="text-body font-bold">
                  <ArcadeSum of={chosen} currency={currency} />
                </b>
              </Button>
            )}
          </KeptFocus>
          <p className="mt-3 text-meta text-text-3 max-md:hidden">{t('arcade.bjKept')}</p>
        </BetConsole>
        <SessionPanel counted={t('arcade.roundsPlayed')} />
      </div>
      <div className="game-right">
        <Button block icon={<Info size={18} />} onClick={() => setReading(true)}>
          {t('arcade.rules')}
        </Button>
        <LastRounds
          title={t('arcade.lastRounds')}
          renderRound={(past) => <BlackjackReplay round={past} currency={currency} />}
        />
        <FairPanel busy={isOpen} text={t('arcade.bjFair')} />
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

type Words = ReturnType<typeof useText>

function hintOf(
  t: Words,
  shown: BlackjackShown | undefined,
  isDealing: boolean,
  wasResumed: boolean,
): string {
  if (isDealing) return t('arcade.bjDealing')
  if (!shown) return t('arcade.bjStart')
  if (wasResumed) return t('arcade.bjResumed')
  if (shown.phase === 'insurance') return t('arcade.bjInsuranceAsk')
  return shown.hands.length > 1
    ? t('arcade.bjTurnOf', { hand: (shown.active ?? 0) + 1 })
    : t('arcade.bjTurn')
}
