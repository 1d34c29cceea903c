import { useRef, useState } from 'react'
import { languageEntry } from '@baize/kernel/language'
import { formatMoney } from '@baize/kernel/money'
import type { SlotFace } from '@baize/games/slots/shown'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useHasNetwork } from '@baize/ui/waiting/use-has-network.ts'
import { useReducedMotion } from '@baize/ui/look/use-reduced-motion.ts'
import { FairPanel } from '../../shared/fair/fair-panel.tsx'
import { LastRounds } from '../../shared/last-rounds.tsx'
import { RefusalNote } from '../../shared/refusal-note.tsx'
import { SessionPanel } from '../../shared/session-panel.tsx'
import { useSound } from '../../shared/sound.ts'
import { readStakes } from '../../shared/stakes.ts'
import { returnedBy } from '../../shared/table-state.ts'
import { useTable } from '../../shared/table.tsx'
import { useGameKeys } from '../../shared/use-game-keys.ts'
import { Cabinet } from './cabinet.tsx'
import { describeGrid } from './describe.ts'
import { firstGrid } from './first-grid.ts'
import { plainShow } from './frame-show.ts'
import { JackpotPlate } from './jackpot-plate.tsx'
import { printedLook } from './look.ts'
import { PaysPanel } from './pays-panel.tsx'
import { PaytableDialog } from './paytable-dialog.tsx'
import { shownOf } from './pays.ts'
import { Reels, type ReelsHandle } from './reels.tsx'
import { ResultLine } from './result-line.tsx'
import { SlotConsole } from './slot-console.tsx'
import { SlotReplay } from './slot-replay.tsx'
import { useReelTheme } from './use-theme.ts'
import { useSpin } from './use-spin.ts'

/** One client for every slot: the model says how it plays, the title how it looks. */
export function SlotGame({ face }: { readonly face: SlotFace }) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const { table, state: standing } = useTable()
  const { currency, game } = table
  const theme = useReelTheme(game, face)
  const look = printedLook(theme)
  const sound = useSound()
  const still = useReducedMotion()
  // Who has no keyboard is not told of its keys.
  const touched = matchMedia('(hover: none)').matches
  const online = useHasNetwork()
  const reels = useRef<ReelsHandle>(null)
  const [reading, setReading] = useState(false)
  const stakes = readStakes(table.stakes)
  const write = (amount: bigint) => formatMoney({ amount, currency }, tag, { show: 'none' })
  const first = { grid: firstGrid(standing.last[0], face) }
  const play = useSpin({
    face,
    reels: () => reels.current,
    show: () => plainShow,
    sound,
    still,
    write,
    firstStake: stakes.usual,
    standing: first,
  })
  const { state } = play
  const { played } = state
  const shown = played && shownOf(played.round)
  const isOver = state.phase === 'resting' || state.phase === 'ready'
  const turning = state.phase === 'spinning' || state.phase === 'showing'
  useGameKeys(() => {
    if (state.isPresenting) play.stop()
    else if (online) play.spin()
  })
  const frame = shown?.frames[state.frame]

  return (
    <main className="game-layout slot-page">
      <div className="game-centre">
        <JackpotPlate face={face} />
        <Cabinet
          name={game.name}
          theme={theme}
          foot={
            <ResultLine
              shown={shown}
              frame={state.frame}
              isOver={isOver}
              stake={BigInt(played?.round.stake ?? 0)}
              returned={played ? returnedBy(played.round) : 0n}
              face={face}
              look={look}
              currency={currency}
              hint={
                turning
                  ? t('arcade.turning')
                  : t(touched ? 'arcade.pressSpinByTouch' : 'arcade.pressSpin')
              }
            />
          }
        >
          <Reels
            face={face}
            theme={theme}
            first={first}
            label={frame ? describeGrid(frame, look, t) : t('arcade.reels')}
            handle={reels}
            onReelStop={() => sound.play('stop')}
          />
        </Cabinet>
        <RefusalNote failure={state.failure} online={online} />
        <SlotConsole
          state={state}
          stakes={stakes}
          face={face}
          currency={currency}
          sound={sound}
          offline={!online}
          onSpin={play.spin}
          onStop={play.stop}
          onStake={play.chooseStake}
          onPaytable={() => setReading(true)}
        />
      </div>
      <div className="game-left">
        <SessionPanel counted={t('arcade.spins')} />
        <LastRounds
          title={t('arcade.lastSpins')}
          renderRound={(round) => (
            <SlotReplay round={round} face={face} title={game} currency={currency} />
          )}
        />
      </div>
      <div className="game-right">
        <PaysPanel face={face} look={look} stake={state.stake} currency={currency} />
        <FairPanel busy={turning} />
      </div>
      <PaytableDialog
        open={reading}
        onClose={() => setReading(false)}
        face={face}
        look={look}
        stake={state.stake}
        currency={currency}
        roundMs={table.roundMs}
      />
    </main>
  )
}
