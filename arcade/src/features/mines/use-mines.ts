import { useEffect, useState } from 'react'
import type { ArcadePlayed, ArcadeRound } from '@baize/contract/arcade/arcade'
import { tellPage } from '../../shared/frame.ts'
import type { Sound } from '../../shared/sound.ts'
import { useTable } from '../../shared/table.tsx'
import { useRound } from '../../shared/use-round.ts'
import { minesShownOf, pickClosed, resumable } from './state.ts'

/** A game of several steps: begun, gone on with card by card, taken or lost. An interrupted one goes on. */
export function useMines(sound: Sound) {
  const { table } = useTable()
  const round = useRound()
  const [now, setNow] = useState<ArcadeRound | undefined>(() => resumable(table.open))
  const [wasResumed] = useState(now !== undefined)
  useEffect(() => {
    if (wasResumed) tellPage({ type: 'round.opened' })
  }, [wasResumed])
  const shown = now && minesShownOf(now.shown)
  const isOpen = now?.state === 'open' && now.id !== round.voided

  function take(played: ArcadePlayed | undefined): void {
    if (!played) return
    setNow(played.round)
    const { state, payout, stake } = played.round
    if (state === 'open') {
      if (played.round.moves.length > 0) sound.play('open')
      return
    }
    round.finish(played)
    sound.play(BigInt(payout) > BigInt(stake) ? 'out' : 'end')
  }

  return {
    round: now,
    shown,
    isOpen,
    wasResumed,
    isPlaying: round.isPlaying,
    failure: round.failure,
    begin: async (stake: bigint, mines: number) => take(await round.stake(stake, { mines })),
    open: async (cell: number) => {
      if (now && isOpen) take(await round.move(now, { open: cell }))
    },
    cashOut: async () => {
      if (now && isOpen) take(await round.move(now, 'cash_out'))
    },
    pick: async () => {
      const cell = shown && pickClosed(shown, randomBelow)
      if (now && isOpen && cell !== undefined) take(await round.move(now, { open: cell }))
    },
  }
}

function randomBelow(bound: number): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1))
  return word % bound
}
