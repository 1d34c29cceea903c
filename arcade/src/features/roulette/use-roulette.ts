import { useReducer, useRef, useState, type RefObject } from 'react'
import { isOutOfReach } from '@baize/contract/client/client'
import { sumOfBets } from '@baize/games/bets'
import type { RouletteShown } from '@baize/games/roulette/roulette'
import { spotLimit } from '@baize/games/roulette/spots'
import { reduceBets, startBets } from '../../shared/bets/laid-bets.ts'
import type { LaidBets, LaidEvent } from '../../shared/bets/laid-bets.ts'
import type { Sound } from '../../shared/sound.ts'
import { useTable } from '../../shared/table.tsx'
import { useRound } from '../../shared/use-round.ts'
import { betsOf, rouletteShownOf } from './state.ts'
import type { WheelHandle } from './wheel.tsx'

type Cloth = LaidBets<RouletteShown>

type Options = {
  readonly wheel: RefObject<WheelHandle | null>
  readonly sound: Sound
  readonly still: boolean
  readonly max: bigint
}

/** Bets are laid, the wheel turns, one number decides. What a round before had can be laid again, after a reload too. */
export function useRoulette({ wheel, sound, still, max }: Options) {
  const { state } = useTable()
  const round = useRound()
  const [turning, setTurning] = useState(false)
  const [cloth, send] = useReducer(
    (now: Cloth, event: LaidEvent<RouletteShown>) => reduceBets(now, event, { max, spotLimit }),
    state.last,
    (last) => startBets(last[0] && betsOf(last[0])),
  )
  // The press of a moment ago counts before React has drawn it: two presses are one round.
  const busy = useRef(false)
  const total = sumOfBets(cloth.bets)

  async function play(): Promise<void> {
    sound.play('spin')
    const { bets } = cloth
    const played = await round.stake(total, { bets })
    const shown = played && rouletteShownOf(played.round.shown)
    if (!played || !shown) return
    await wheel.current?.turnTo(shown.number, still)
    const returned = BigInt(played.round.payout)
    send({ kind: 'settled', settled: { bets, shown, returned } })
    round.finish(played)
    sound.play(returned > total ? 'win' : 'stop')
  }

  async function spin(): Promise<void> {
    if (busy.current || total === 0n) return
    busy.current = true
    setTurning(true)
    try {
      await play()
    } finally {
      busy.current = false
      setTurning(false)
    }
  }

  return {
    cloth,
    total,
    turning,
    failure: round.failure,
    /** Nobody knows yet whether these bets were played, so that they stay as they are until that is asked. */
    isUnknown: isOutOfReach(round.failure),
    send,
    spin: () => void spin(),
    /** Shows the result at once. */
    finish: () => wheel.current?.finish(),
  }
}
