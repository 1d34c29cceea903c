import { useEffect, useState } from 'react'
import type { ArcadePlayed, ArcadeRound } from '@baize/contract/arcade/arcade'
import { isOutOfReach } from '@baize/contract/client/client'
import type { BlackjackMove } from '@baize/games/blackjack/table'
import { tellPage } from '../../shared/frame.ts'
import type { Sound } from '../../shared/sound.ts'
import { stakedIn } from '../../shared/table-state.ts'
import { useTable } from '../../shared/table.tsx'
import { useRound } from '../../shared/use-round.ts'
import { blackjackShownOf, costOf, dealtAfterMs, resumable } from './state.ts'

/** Dealt, played move by move, and paid once the dealer's cards lie. An interrupted round goes on. */
export function useBlackjack(sound: Sound, still: boolean) {
  const { table } = useTable()
  const round = useRound()
  const [now, setNow] = useState<ArcadeRound | undefined>(() => resumable(table.open))
  const [isDealing, setDealing] = useState(false)
  const [wasResumed] = useState(now !== undefined)
  const [pressed, setPressed] = useState<BlackjackMove>()
  useEffect(() => {
    if (wasResumed) tellPage({ type: 'round.opened' })
  }, [wasResumed])
  const shown = now && blackjackShownOf(now.shown)
  const isOpen = now?.state === 'open' && now.id !== round.voided
  const isUnknown = isOutOfReach(round.failure)

  async function take(played: ArcadePlayed | undefined): Promise<void> {
    const next = played && blackjackShownOf(played.round.shown)
    if (!played || !next) return
    setNow(played.round)
    sound.play('open')
    setDealing(true)
    await pauseMs(still ? 0 : dealtAfterMs(next, played.round.moves.length))
    setDealing(false)
    if (played.round.state === 'open') return
    round.finish(played)
    sound.play(BigInt(played.round.payout) > stakedIn(played.round) ? 'win' : 'end')
  }

  return {
    round: now,
    shown,
    isOpen,
    isDealing,
    wasResumed,
    /** Something was pressed since this game was opened. */
    hasMoved: pressed !== undefined,
    isPlaying: round.isPlaying,
    failure: round.failure,
    /** What may be pressed: of a move whose answer was lost, only that it is asked for again. */
    moves: !isOpen || !shown ? [] : isUnknown && pressed ? [pressed] : shown.moves,
    /** Nobody knows yet whether what was pressed last was played. */
    isUnknown,
    deal: async (stake: bigint) => await take(await round.stake(stake, null)),
    move: async (move: BlackjackMove) => {
      if (!now || !isOpen || isDealing) return
      setPressed(move)
      await take(await round.move(now, move, costOf(move, BigInt(now.stake))))
    },
  }
}

const pauseMs = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
