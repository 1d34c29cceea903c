import { Shuffle } from 'lucide-react'
import { useState } from 'react'
import { languageEntry } from '@baize/kernel/language'
import { minesMultiple, mostOpened } from '@baize/games/mines/multiples'
import { Button } from '@baize/ui/button'
import { Select } from '@baize/ui/forms/select'
import { useHasNetwork } from '@baize/ui/waiting/use-has-network.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import { BetConsole } from '../../shared/bet-console.tsx'
import { FairPanel } from '../../shared/fair/fair-panel.tsx'
import { LastRounds } from '../../shared/last-rounds.tsx'
import { Fact, Facts } from '../../shared/panel.tsx'
import { RefusalNote } from '../../shared/refusal-note.tsx'
import { RoundResult } from '../../shared/round-result.tsx'
import { RulesPanel } from '../../shared/rules-panel.tsx'
import { SessionPanel } from '../../shared/session-panel.tsx'
import { useSound } from '../../shared/sound.ts'
import { readStakes } from '../../shared/stakes.ts'
import { ArcadeSum } from '../../shared/sum.tsx'
import { useTable } from '../../shared/table.tsx'
import { fineTimesText } from '../../shared/times.ts'
import { MinesBoard } from './mines-board.tsx'
import { MinesReplay } from './mines-replay.tsx'
import { gemChance, gemsOf, payoutAt } from './state.ts'
import { StepsPanel } from './steps-panel.tsx'
import { useMines } from './use-mines.ts'

const mineCounts = Array.from({ length: 24 }, (_, index) => String(index + 1))

/** Gems and mines under twenty-five cards. */
export function MinesGame() {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const { table } = useTable()
  const { currency, game } = table
  const sound = useSound()
  const online = useHasNetwork()
  const play = useMines(sound)
  const stakes = readStakes(table.stakes)
  const [chosenStake, setStake] = useState(stakes.usual)
  const [chosenMines, setMines] = useState(4)
  const { round, shown, isOpen } = play
  const stake = isOpen && round ? BigInt(round.stake) : chosenStake
  const mines = isOpen && shown ? shown.mines : chosenMines
  const gems = shown && isOpen ? gemsOf(shown) : 0
  const isOver = round !== undefined && !isOpen
  const canOpen = isOpen && online && !play.isPlaying

  return (
    <main className="game-layout bet-page mines-page">
      <div className="game-centre">
        <section
          aria-label={game.name}
          className="mx-auto max-w-170 rounded-card border border-line bg-s1 p-3 md:px-6 md:pt-5 md:pb-4"
        >
          <h1 className="visually-hidden">{game.name}</h1>
          <dl className="mb-3 flex justify-between gap-4">
            <div>
              <dt className="text-meta text-text-3">{t('arcade.nextGemPays')}</dt>
              <dd className="font-display text-h3 font-semibold md:text-h2">
                {fineTimesText(minesMultiple(mines, Math.min(gems + 1, mostOpened(mines))), tag)}
              </dd>
            </div>
            <div className="text-end">
              <dt className="text-meta text-text-3">{t('arcade.chanceOfGem')}</dt>
              <dd className="font-display text-h3 font-semibold md:text-h2">
                {(gemChance(mines, gems) / 1000).toLocaleString(tag, { style: 'percent' })}
              </dd>
            </div>
          </dl>
          <MinesBoard
            shown={shown}
            onOpen={canOpen ? (cell) => void play.open(cell) : undefined}
            title={game}
          />
          <RoundResult
            stake={isOver ? BigInt(round.stake) : 0n}
            returned={isOver ? BigInt(round.payout) : 0n}
            currency={currency}
            text={
              isOver
                ? shown?.hit
                  ? t('arcade.minesHit')
                  : t('arcade.minesTaken', { count: shown ? gemsOf(shown) : 0 })
                : undefined
            }
            hint={hintOf(t, isOpen, gems, play.wasResumed && isOpen)}
          />
        </section>
        <RefusalNote failure={play.failure} online={online} />
      </div>
      <div className="game-left">
        <BetConsole
          stakes={stakes}
          stake={stake}
          currency={currency}
          disabled={isOpen || play.isPlaying}
          onStake={setStake}
          sound={sound}
        >
          {isOpen ? (
            <div className="mines-actions">
              <div className="max-md:hidden">
                <Facts>
                  <Fact name={t('arcade.minesOnBoard')}>{mines}</Fact>
                  <Fact name={t('arcade.gemsFound')}>
                    {t('arcade.countOf', { count: gems, all: mostOpened(mines) })}
                  </Fact>
                </Facts>
              </div>
              <Button
                variant="metal"
                block
                busy={play.isPlaying}
                disabled={gems === 0 || !online}
                onClick={() => void play.cashOut()}
                className="h-18 flex-col gap-0.5 text-body max-md:h-15 md:mt-3"
              >
                <span>{t('arcade.cashOut')}</span>
                <b className="text-h4 font-bold">
                  <ArcadeSum of={payoutAt(stake, mines, gems)} currency={currency} />
                </b>
              </Button>
              <Button
                block
                icon={<Shuffle size={18} />}
                disabled={!canOpen}
                onClick={() => void play.pick()}
                className="h-15 max-md:px-2 md:mt-2 md:h-11"
              >
                {t('arcade.pickForMe')}
              </Button>
            </div>
          ) : (
            <div className="mines-actions">
              <Select
                label={t('arcade.minesOnBoard')}
                options={mineCounts.map((count) => ({ value: count, label: count }))}
                value={String(chosenMines)}
                onValue={(count) => setMines(Number(count))}
              />
              <Button
                variant="metal"
                block
                busy={play.isPlaying}
                disabled={!online}
                onClick={() => void play.begin(chosenStake, chosenMines)}
                className="h-12 text-body max-md:px-2 md:mt-3 md:h-15"
              >
                {t('arcade.minesBegin')}
              </Button>
            </div>
          )}
          <p className="mt-3 text-meta text-text-3 max-md:hidden">{t('arcade.minesKept')}</p>
        </BetConsole>
        <SessionPanel counted={t('arcade.roundsPlayed')} />
      </div>
      <div className="game-right">
        <StepsPanel mines={mines} gems={gems} stake={stake} currency={currency} />
        <RulesPanel>
          <p>{t('arcade.ruleMines')}</p>
          <p>{t('arcade.ruleParts')}</p>
        </RulesPanel>
        <FairPanel busy={isOpen} text={t('arcade.minesFair')} />
        <LastRounds
          title={t('arcade.lastRounds')}
          renderRound={(past) => <MinesReplay round={past} title={game} />}
        />
      </div>
    </main>
  )
}

type Words = ReturnType<typeof useText>

function hintOf(t: Words, isOpen: boolean, gems: number, resumed: boolean): string {
  if (resumed) return t('arcade.minesResumed')
  if (!isOpen) return t('arcade.minesStart')
  return gems === 0 ? t('arcade.minesHint') : t('arcade.minesGems', { count: gems })
}
