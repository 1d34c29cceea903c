import { mostOut } from '@baize/games/crash/crash'
import { valuePatienceMs } from '@baize/games/value-patience'
import { languageEntry } from '@baize/kernel/language'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useHasNetwork } from '@baize/ui/waiting/use-has-network.ts'
import { useReducedMotion } from '@baize/ui/look/use-reduced-motion.ts'
import { RefusalNote } from '../../shared/refusal-note.tsx'
import { RulesPanel } from '../../shared/rules-panel.tsx'
import { FairRow } from '../../shared/shared-round/fair-row.tsx'
import { SessionPanel } from '../../shared/session-panel.tsx'
import { readStakes } from '../../shared/stakes.ts'
import { useSumText } from '../../shared/sum.tsx'
import { useTable } from '../../shared/table.tsx'
import { timesText } from '../../shared/times.ts'
import { BetBox } from './bet-box.tsx'
import { CrashPlot } from './crash-plot.tsx'
import { CrashWords } from './crash-words.tsx'
import { FlyersPanel } from './flyers-panel.tsx'
import { HistoryChips } from './history-chips.tsx'
import { OwnRounds } from './own-rounds.tsx'
import { crashedAtOf, outAtOf, slots } from './state.ts'
import { useCrash } from './use-crash.ts'

/** One flight for everybody at the table. */
export function CrashGame() {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const { table } = useTable()
  const { currency, game } = table
  const online = useHasNetwork()
  const still = useReducedMotion()
  const { view, failure, sending, bet, leave } = useCrash()
  const { state, offsetMs, own } = view
  const stakes = readStakes(table.stakes)
  const write = useSumText(currency)
  const startedAt = state?.startedAt ? Date.parse(state.startedAt) - offsetMs : undefined
  const crashedAt = state?.phase === 'over' ? crashedAtOf(state.outcome) : 0
  const flyingStake = slots.reduce((sum, slot) => {
    const mine = own[slot]
    return mine && outAtOf(mine) === 0 ? sum + BigInt(mine.stake) : sum
  }, 0n)
  return (
    <main className="game-layout crash-page">
      <div className="game-centre">
        <h1 className="visually-hidden">{game.name}</h1>
        {state ? (
          <HistoryChips history={state.history} chains={state.chains} />
        ) : (
          <Skeleton className="mb-3 h-7" />
        )}
        <section aria-label={game.name} className="crash-plot">
          <CrashPlot startedAt={startedAt} crashedAt={crashedAt} still={still} title={game} />
          {state && (
            <CrashWords
              phase={state.phase}
              round={state.round}
              value={state}
              startedAt={startedAt}
              crashedAt={crashedAt}
              endsAt={state.phaseEndsAt === '' ? 0 : Date.parse(state.phaseEndsAt) - offsetMs}
              flyingStake={flyingStake}
              currency={currency}
            />
          )}
        </section>
        <p role="status" aria-live="polite" className="visually-hidden">
          {state?.phase === 'over' && t('arcade.crashEnded', { times: timesText(crashedAt, tag) })}
          {state?.phase === 'betting' && t('arcade.bettingOpen')}
          {state?.phase === 'awaiting' && t('arcade.awaitingValue')}
          {state?.phase === 'voided' &&
            (state.voidedBy === 'no_value' ? t('arcade.voidedNoValue') : t('arcade.roundVoided'))}
        </p>
        <RefusalNote failure={failure} online={online} />
        {state && <FairRow state={state} className="max-md:hidden" />}
      </div>
      <div className="game-left">
        {slots.map((slot) => (
          <BetBox
            key={slot}
            slot={slot}
            stakes={stakes}
            currency={currency}
            phase={state?.phase}
            round={state?.round ?? 0}
            startedAt={startedAt}
            crashedAt={crashedAt}
            own={own[slot]}
            busy={sending[slot] ?? false}
            online={online && state !== undefined}
            refused={failure !== undefined}
            onBet={(stake, outAt) => void bet(slot, stake, outAt)}
            onLeave={() => void leave(slot)}
          />
        ))}
        <OwnRounds />
      </div>
      <div className="game-right">
        {state ? (
          <FlyersPanel state={state} currency={currency} />
        ) : (
          <Skeleton className="h-100 rounded-card" />
        )}
        <SessionPanel counted={t('arcade.roundsPlayed')} />
        <RulesPanel>
          <p>{t('arcade.ruleCrash')}</p>
          <p>{t('arcade.ruleCrashMost', { times: timesText(mostOut, tag) })}</p>
          <p>{t('arcade.ruleNoValue', { seconds: valuePatienceMs / 1_000 })}</p>
          <p>{t('arcade.ruleCrashAway')}</p>
          <p>{t('arcade.ruleSteps', { step: write(stakes.step) })}</p>
        </RulesPanel>
        {state && <FairRow state={state} className="md:hidden" />}
      </div>
    </main>
  )
}
