import { useRef, useState } from 'react'
import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import type { Currency } from '@baize/kernel/money'
import type { SlotFace } from '@baize/games/slots/shown'
import type { Family } from '@baize/ui/art/families/family'
import { Sheet } from '@baize/ui/overlays/sheet'
import { useMedia } from '@baize/ui/look/use-media.ts'
import { useReducedMotion } from '@baize/ui/look/use-reduced-motion.ts'
import { useHasNetwork } from '@baize/ui/waiting/use-has-network.ts'
import { languageEntry } from '@baize/kernel/language'
import { formatMoney } from '@baize/kernel/money'
import { useLanguage, useText } from '@baize/texts/use-text'
import { FairPanel } from '../../shared/fair/fair-panel.tsx'
import { LastRounds } from '../../shared/last-rounds.tsx'
import { RefusalNote } from '../../shared/refusal-note.tsx'
import { SessionPanel } from '../../shared/session-panel.tsx'
import { useSound } from '../../shared/sound.ts'
import { readStakes } from '../../shared/stakes.ts'
import { useSumText } from '../../shared/sum.tsx'
import { returnedBy } from '../../shared/table-state.ts'
import { useTable } from '../../shared/table.tsx'
import { useGameKeys } from '../../shared/use-game-keys.ts'
import { describeGrid } from './describe.ts'
import { firstGrid } from './first-grid.ts'
import { JackpotPlate } from './jackpot-plate.tsx'
import { OwnStanding } from './own-standing.tsx'
import { PaytableDialog } from './paytable-dialog.tsx'
import { endingOf, shownOf } from './pays.ts'
import { bigWordOf, placeShow } from './place/place-show.ts'
import { PlaceView, type PlaceHandle } from './place/place-view.tsx'
import { SpinFace } from './place/spin-face.tsx'
import { useOrchestra } from './place/use-orchestra.ts'
import { useSubject } from './place/use-subject.ts'
import { ResultLine } from './result-line.tsx'
import { SlotConsole } from './slot-console.tsx'
import { SlotReplay } from './slot-replay.tsx'
import { TheatreButtons, type SheetName } from './theatre-buttons.tsx'
import { useSpin } from './use-spin.ts'
import { useUntold } from './use-untold.ts'
import './slot-theatre.css'

type Props = { readonly face: SlotFace; readonly family: Family }

/** A slot in its place: the scene fills the stage, and what is read beside it comes as a sheet. */
export function SlotTheatre({ face, family }: Props) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const { table, state: standing } = useTable()
  const { currency, game } = table
  const { subject, look, turns } = useSubject(family, game, face)
  const sound = useSound()
  const orchestra = useOrchestra(family, turns, sound.isOn)
  const still = useReducedMotion()
  const pinned = useMedia('(min-width: 1760px)')
  const online = useHasNetwork()
  const place = useRef<PlaceHandle>(null)
  const [sheet, setSheet] = useState<SheetName>()
  const stakes = readStakes(table.stakes)
  const write = useSumText(currency)
  const first = { grid: firstGrid(standing.last[0], face, game) }
  const { sound: recipe } = family
  const play = useSpin({
    face,
    reels: () => place.current,
    show: (played) =>
      placeShow({
        place: place.current ?? nowhere,
        face,
        look,
        stake: BigInt(played.round.stake),
        returned: returnedBy(played.round),
        orchestra,
        recipe,
        t,
        write,
      }),
    sound: {
      ...sound,
      play: (name) => {
        if (name === 'spin') orchestra.play(recipe.spin)
      },
    },
    still,
    write: (amount) => formatMoney({ amount, currency }, tag, { show: 'none' }),
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
  const result = {
    shown,
    frame: state.frame,
    isOver,
    stake: BigInt(played?.round.stake ?? 0),
    returned: played ? returnedBy(played.round) : 0n,
  }
  const untold = useUntold(standing.last[0])
  const hint = useHint(turning, played ? undefined : untold, write)

  const aboutSession = (
    <div className="grid gap-3">
      <SessionPanel counted={t('arcade.spins')} />
      <LastRounds
        title={t('arcade.lastSpins')}
        renderRound={(round) => (
          <SlotReplay round={round} face={face} family={family} title={game} currency={currency} />
        )}
      />
    </div>
  )
  const aboutFairness = <FairPanel busy={turning} />

  return (
    <main className="theatre" data-pinned={pinned || undefined}>
      <h1 className="visually-hidden">{game.name}</h1>
      <div className="theatre-room">
        <PlaceView
          face={face}
          subject={subject}
          title={game.name.trim()}
          first={first}
          still={still}
          label={frame ? describeGrid(frame, look, t) : t('arcade.reels')}
          words={useWords(result, hint, currency)}
          bigWord={t(bigWordOf(family.bigWord))}
          write={write}
          handle={place}
          onReelStop={(reel) => orchestra.play(recipe.stop(reel))}
        />
        <div className="theatre-plate">
          <OwnStanding />
          <JackpotPlate face={face} />
        </div>
        <div className="visually-hidden">
          <ResultLine {...result} face={face} look={look} currency={currency} hint={hint} />
        </div>
      </div>
      <div className="theatre-refusal">
        <RefusalNote failure={state.failure} online={online} />
      </div>
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
        onPaytable={() => setSheet('paytable')}
        spinFace={<SpinFace family={family} />}
        spinInk={family.spinInk}
        more={<TheatreButtons onSheet={setSheet} pinned={pinned} />}
      />
      {pinned ? (
        <aside className="theatre-aside">
          {aboutSession}
          {aboutFairness}
        </aside>
      ) : (
        <>
          <Sheet
            side="end"
            open={sheet === 'session'}
            onClose={() => setSheet(undefined)}
            title={t('arcade.thisSession')}
          >
            {aboutSession}
          </Sheet>
          <Sheet
            side="end"
            open={sheet === 'fair'}
            onClose={() => setSheet(undefined)}
            title={t('arcade.fairPlay')}
          >
            {aboutFairness}
          </Sheet>
        </>
      )}
      <PaytableDialog
        open={sheet === 'paytable'}
        onClose={() => setSheet(undefined)}
        face={face}
        look={look}
        stake={state.stake}
        currency={currency}
        roundMs={table.roundMs}
        family={family}
        title={game.name.trim()}
      />
    </main>
  )
}

/** A show without a stage: the page is going away. */
const nowhere = {
  present: () => undefined,
  cut: () => undefined,
  travel: () => undefined,
  plate: () => undefined,
  plates: () => undefined,
  say: () => undefined,
}

function useHint(
  turning: boolean,
  untold: ArcadeRound | undefined,
  write: (sum: bigint) => string,
): string {
  const t = useText()
  // Who has no keyboard is not told of its keys.
  const touched = matchMedia('(hover: none)').matches
  if (turning) return t('arcade.turning')
  if (untold) return t('arcade.untold', { sum: write(returnedBy(untold)) })
  return t(touched ? 'arcade.pressSpinByTouch' : 'arcade.pressSpin')
}

type Result = {
  readonly shown: ReturnType<typeof shownOf>
  readonly isOver: boolean
  readonly stake: bigint
  readonly returned: bigint
}

/** What stands under the reels where nothing is presented. */
function useWords({ shown, isOver, stake, returned }: Result, hint: string, currency: Currency) {
  const t = useText()
  const write = useSumText(currency)
  if (!shown || !isOver) return hint
  const sum = write(returned)
  const ending = endingOf(stake, returned)
  if (ending === 'nothing') return t('arcade.nothing')
  return ending === 'returned' ? t('arcade.returned', { sum }) : `${t('arcade.winAll')} ${sum}`
}
