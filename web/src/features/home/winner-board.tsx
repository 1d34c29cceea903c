import { useQuery } from '@tanstack/react-query'
import { Pause, Play, Trophy } from 'lucide-react'
import { useState } from 'react'
import type { Winner } from '@baize/contract/wagers/winners'
import { IconButton } from '@baize/ui/icon-button'
import { useText } from '@baize/texts/use-text'
import { useReducedMotion } from '@baize/ui/look/use-reduced-motion.ts'
import { roundSeconds } from './winner-speed.ts'
import { playingQuery, winnersQuery } from './winners.ts'
import { WinnerRow } from './winner-row.tsx'
import './winner-board.css'

/** Rows that fit the box beside the banner; fewer stand still. Where it stands below, it is lower and they move. */
const rowsInView = 5

/** Really settled wins only, the highest first. Until a game settles one, the board says so. */
export function WinnerBoard() {
  const t = useText()
  const { data, isPending, isError } = useQuery(winnersQuery)
  const still = useReducedMotion()
  const [paused, setPaused] = useState(false)
  const winners = data ?? []
  const moves = winners.length > rowsInView && !still
  return (
    <section
      aria-labelledby="winners"
      className="flex h-36 flex-col overflow-hidden rounded-card border border-line bg-s1 ps-4 pe-2 pt-2 pb-2 data-[open=true]:h-auto md:pt-3 xl:h-56"
      data-open={still && winners.length > 0}
    >
      <div className="flex min-h-8 items-center justify-between">
        <h2 id="winners" className="text-lead">
          {t('shell.winnersToday')}
        </h2>
        <PlayingNow />
        {moves && (
          <IconButton
            size="sm"
            label={t(paused ? 'shell.moveWinners' : 'shell.pauseWinners')}
            icon={paused ? <Play size={16} /> : <Pause size={16} />}
            onClick={() => setPaused(!paused)}
          />
        )}
      </div>
      {winners.length > 0 && !still && (
        <MovingList winners={winners} moves={moves} paused={paused} />
      )}
      {winners.length > 0 && still && <StillList winners={winners} />}
      {winners.length === 0 && !isPending && (
        <div className="flex flex-1 flex-row items-center gap-3 pe-2 text-text-3 xl:flex-col xl:justify-center xl:text-center">
          <Trophy size={28} strokeWidth={1.5} aria-hidden="true" className="flex-none text-brass" />
          <p className="text-meta">{t(isError ? 'shell.couldNotLoad' : 'shell.winnersNone')}</p>
        </div>
      )}
    </section>
  )
}

/** How many play now. Nobody is no news, and what could not be asked is not guessed. */
function PlayingNow() {
  const t = useText()
  const { data } = useQuery(playingQuery)
  if (data === undefined || data.playing === 0) return null
  const { playing: count, demo } = data
  return (
    <p className="ms-auto flex items-center gap-1.5 pe-2 text-meta text-text-2">
      <span aria-hidden="true" className="size-2 rounded-full bg-pos" />
      {demo > 0 ? t('shell.playingNowDemo', { count, demo }) : t('shell.playingNow', { count })}
    </p>
  )
}

type MovingProps = {
  readonly winners: readonly Winner[]
  readonly moves: boolean
  readonly paused: boolean
}

function MovingList({ winners, moves, paused }: MovingProps) {
  return (
    <div className="winner-box min-h-0 flex-1 overflow-hidden pe-2">
      <div
        className={moves ? 'winner-run' : undefined}
        data-paused={paused}
        style={moves ? { animationDuration: `${roundSeconds(winners.length)}s` } : undefined}
      >
        <Rows winners={winners} />
        {/* The same once more, so that the end runs into the beginning; nobody needs to hear it twice. */}
        {moves && (
          <div aria-hidden="true" inert>
            <Rows winners={winners} />
          </div>
        )}
      </div>
    </div>
  )
}

/** Nothing moves for whoever asked for that: some rows, and all of them at a press. */
function StillList({ winners }: { winners: readonly Winner[] }) {
  const t = useText()
  const [all, setAll] = useState(false)
  const shown = all ? winners : winners.slice(0, rowsInView)
  return (
    <div className="pe-2">
      <Rows winners={shown} />
      {shown.length < winners.length && (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="min-h-8 font-semibold text-brass hover:underline"
        >
          {t('shell.showAll', { count: winners.length })}
        </button>
      )}
    </div>
  )
}

function Rows({ winners }: { winners: readonly Winner[] }) {
  return (
    <ol>
      {winners.map((winner) => (
        <WinnerRow key={`${winner.nodeId} ${winner.at} ${winner.winAmount}`} winner={winner} />
      ))}
    </ol>
  )
}
