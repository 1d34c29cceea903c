import { useEffect, useState } from 'react'
import { calls } from 'virtual:contract'
import type { SeedPair } from '@baize/contract/arcade/arcade'
import type { CallFailed } from '@baize/contract/client/client'
import { call, toFailure } from '../api.ts'
import { useTable } from '../table.tsx'

/** The seeds of this player, and their exchange. */
export function useSeeds() {
  const { table, state, tell } = useTable()
  const { session } = table
  const [revealed, setRevealed] = useState<readonly SeedPair[]>([])
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<CallFailed>()

  useEffect(() => {
    let gone = false
    const load = async () => {
      const seeds = await call(calls.getSeeds, { session })
      if (gone) return
      setRevealed(seeds.revealed)
      if (seeds.active) tell({ kind: 'exchanged', seed: seeds.active, nextSeed: seeds.next })
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
