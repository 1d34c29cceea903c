import { useEffect, useEffectEvent, useState } from 'react'
import { calls } from 'virtual:contract'
import type { SeedPair } from '@baize/contract/arcade/arcade'
import type { CallFailed } from '@baize/contract/client/client'
import { call, toFailure } from '../api.ts'
import { useTable } from '../table.tsx'
import { holdExchange, holdStanding } from './hold-to-promise.ts'

/** The seeds of this player, and their exchange. */
export function useSeeds() {
  const { table, state, tell } = useTable()
  const { session } = table
  const [revealed, setRevealed] = useState<readonly SeedPair[]>([])
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<CallFailed>()

  const hold = useEffectEvent((told: Parameters<typeof holdStanding>[1]) =>
    holdStanding(state, told),
  )
  const seedInUse = useEffectEvent(() => state.seed.id)

  useEffect(() => {
    let gone = false
    const load = async () => {
      const before = seedInUse()
      let seeds = await call(calls.getSeeds, { session })
      // Another page may be exchanging at this very moment: what does not fit is asked for once more.
      if (hold(seeds)) seeds = await call(calls.getSeeds, { session })
      // What was asked before an exchange says nothing after it.
      if (gone || seedInUse() !== before) return
      const broken = hold(seeds)
      if (broken) return tell({ kind: 'broken', broken })
      const { active, next } = seeds
      setRevealed(seeds.revealed)
      if (active) {
        tell({ kind: 'exchanged', seed: active, nextSeed: next, revealed: seeds.revealed })
      }
    }
    load().catch((error: unknown) => setFailure(toFailure(error)))
    return () => {
      gone = true
    }
  }, [session, tell])

  async function exchange(clientSeed: string, onDone: () => void): Promise<void> {
    setSending(true)
    setFailure(undefined)
    try {
      const { commitment } = state.nextSeed
      const seeds = await call(calls.exchangeSeeds, { session, clientSeed, commitment })
      const { active, next, revealed: old } = seeds
      const broken = holdExchange(state, clientSeed, seeds)
      if (broken) return tell({ kind: 'broken', broken })
      tell({ kind: 'exchanged', seed: active, nextSeed: next })
      if (old) setRevealed((before) => [old, ...before])
      onDone()
    } catch (error) {
      setFailure(toFailure(error))
    } finally {
      setSending(false)
    }
  }

  return { revealed, sending, failure, exchange }
}
