import { useState } from 'react'
import { languageEntry } from '@baize/kernel/language'
import { diceMultiple, type DiceChoice, type DiceShown } from '@baize/games/dice/dice'
import { Button } from '@baize/ui/button'
import { Segmented } from '@baize/ui/forms/segmented'
import { useHasNetwork } from '@baize/ui/waiting/use-has-network.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import { BetConsole } from '../../shared/bet-console.tsx'
import { FairPanel } from '../../shared/fair/fair-panel.tsx'
import { LastRounds } from '../../shared/last-rounds.tsx'
import { RefusalNote } from '../../shared/refusal-note.tsx'
import { RoundResult } from '../../shared/round-result.tsx'
import { RulesPanel } from '../../shared/rules-panel.tsx'
import { SessionPanel } from '../../shared/session-panel.tsx'
import { useSound } from '../../shared/sound.ts'
import { readStakes } from '../../shared/stakes.ts'
import { useSumText } from '../../shared/sum.tsx'
import { useTable } from '../../shared/table.tsx'
import { useGameKeys } from '../../shared/use-game-keys.ts'
import { PursePanel } from '../../shared/purse/purse-panel.tsx'
import { usePurse } from '../../shared/purse/use-purse.ts'
import { useRound } from '../../shared/use-round.ts'
import { DiceBoard, rollText } from './dice-board.tsx'
import { DiceReplay } from './dice-replay.tsx'
import { chanceOf, chooseTarget, diceShownOf, payoutOf, turnSide } from './state.ts'

const rollMs = 600

/** One roll: under a number or over it. */
export function DiceGame() {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const { table } = useTable()
  const { currency, game } = table
  const stakes = readStakes(table.stakes)
  const [stake, setStake] = useState(stakes.usual)
  const [choice, setChoice] = useState<DiceChoice>({ side: 'over', target: 5050 })
  const [rolling, setRolling] = useState(false)
  const [result, setResult] = useState<{ shown: DiceShown; stake: bigint; returned: bigint }>()
  const sound = useSound()
  const online = useHasNetwork()
  const round = useRound()
  const write = useSumText(currency)
  const purse = usePurse((played) => {
    const shown = diceShownOf(played.shown)
    if (!shown) return
    setResult({ shown, stake: BigInt(played.stake), returned: BigInt(played.payout) })
  })
  const busy = rolling || round.isPlaying || purse.isRolling

  async function roll() {
    if (busy || !online) return
    setRolling(true)
    sound.play('spin')
    const [played] = await Promise.all([round.stake(stake, choice), pauseMs(rollMs)])
    setRolling(false)
    const shown = played && diceShownOf(played.round.shown)
    if (!played || !shown) return
    const returned = BigInt(played.round.payout)
    setResult({ shown, stake: BigInt(played.round.stake), returned })
    round.finish(played)
    if (returned > BigInt(played.round.stake)) sound.play('win')
  }
  useGameKeys(() => void roll())
  const percent = (chanceOf(choice) / 10_000).toLocaleString(tag, {
    style: 'percent',
    minimumFractionDigits: 2,
  })
  const times = (diceMultiple(choice) / 10_000).toLocaleString(tag, { maximumFractionDigits: 4 })

  return (
    <main className="game-layout bet-page">
      <div className="game-centre">
        <section
          aria-label={game.name}
          className="rounded-card border border-line bg-s1 p-4 md:p-6"
        >
          <h1 className="visually-hidden">{game.name}</h1>
          <DiceBoard
            choice={choice}
            shown={result?.shown}
            rolling={rolling}
            title={game}
            {...(!purse.isRolling && {
              onTarget: (target: number) => setChoice(chooseTarget(choice, target)),
            })}
          />
          <RoundResult
            stake={result?.stake ?? 0n}
            returned={result?.returned ?? 0n}
            currency={currency}
            text={
              result && !rolling
                ? t('arcade.diceRolled', { roll: rollText(result.shown.roll, tag) })
                : undefined
            }
            hint={rolling ? t('arcade.diceRolling') : t('arcade.diceHint')}
          />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <Segmented
              label={t('arcade.diceSide')}
              segments={[
                { value: 'under', label: t('arcade.diceUnder') },
                { value: 'over', label: t('arcade.diceOver') },
              ]}
              value={choice.side}
              onValue={(side) =>
                side !== choice.side && !purse.isRolling && setChoice(turnSide(choice))
              }
            />
            <dl className="flex flex-wrap gap-x-8 gap-y-2">
              <Figure name={t('arcade.diceTarget')}>{rollText(choice.target, tag)}</Figure>
              <Figure name={t('arcade.chance')}>{percent}</Figure>
              <Figure name={t('arcade.pays')}>{times}×</Figure>
            </dl>
          </div>
        </section>
        <RefusalNote failure={round.failure} online={online} />
      </div>
      <div className="game-left">
        <BetConsole
          stakes={stakes}
          stake={stake}
          currency={currency}
          disabled={busy}
          onStake={setStake}
          sound={sound}
        >
          <Button
            variant="metal"
            block
            busy={rolling || round.isPlaying}
            disabled={!online || purse.isRolling}
            onClick={() => void roll()}
            className="h-18 flex-col gap-0.5 text-body max-md:h-15"
          >
            <span>{t('arcade.diceRoll')}</span>
            <b className="text-h4 font-bold">
              {t('arcade.winsSum', { sum: write(payoutOf(choice, stake)) })}
            </b>
          </Button>
        </BetConsole>
        {table.purse && (
          <PursePanel
            terms={table.purse}
            purse={purse}
            stake={stake}
            choice={choice}
            disabled={busy}
            online={online}
          />
        )}
        <SessionPanel counted={t('arcade.roundsPlayed')} />
      </div>
      <div className="game-right">
        <LastRounds
          title={t('arcade.lastRounds')}
          renderRound={(past) => <DiceReplay round={past} title={game} />}
        />
        <RulesPanel>
          <p>{t('arcade.ruleDice')}</p>
          <p>{t('arcade.ruleParts')}</p>
          {table.purse && <p>{t('arcade.rulePurse')}</p>}
        </RulesPanel>
        <FairPanel busy={busy} />
      </div>
    </main>
  )
}

function Figure({
  name,
  children,
}: {
  readonly name: string
  readonly children: string | string[]
}) {
  return (
    <div>
      <dt className="text-meta text-text-3">{name}</dt>
      <dd className="figures text-h4 font-semibold">{children}</dd>
    </div>
  )
}

const pauseMs = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
