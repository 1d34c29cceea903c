import { useEffect, useReducer, useRef, useState } from 'react'
import { createPause } from '../../shared/pause.ts'
import { useTable } from '../../shared/table.tsx'
import { playSpin, type SpinKit } from './play-spin.ts'
import { reduceSlot, startSlot } from './state.ts'

type Options = Pick<SpinKit, 'face' | 'reels' | 'show' | 'sound' | 'still' | 'write'> & {
  readonly firstStake: bigint
  readonly standing: SpinKit['standing']['current']
}

/** Plays spins one after the other: asks, turns, shows what came, and rests until the next may begin. */
export function useSpin(options: Options) {
  const { table, tell, state: own } = useTable()
  const [state, send] = useReducer(reduceSlot, options.firstStake, startSlot)
  const [pause] = useState(createPause)
  const standing = useRef(options.standing)
  // The press of a moment ago counts before React has drawn it: two presses are one spin.
  const busy = useRef(false)
  useEffect(() => () => pause.close(), [pause])

  async function spin(): Promise<void> {
    if (busy.current || state.phase !== 'ready') return
    busy.current = true
    try {
      await playSpin(
        { ...options, table, balance: own.balance, pause, send, tell, standing },
        state,
      )
    } finally {
      busy.current = false
    }
  }

  return {
    state,
    spin: () => void spin(),
    /** Ends what is presented just now. It does nothing to turning reels, and does not bring the next spin nearer. */
    stop: () => pause.cut(),
    chooseStake: (stake: bigint) => send({ kind: 'stake_chosen', stake }),
  }
}
