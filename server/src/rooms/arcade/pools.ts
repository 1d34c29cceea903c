import type { ArcadeTable } from '@baize/contract/arcade/arcade'
import { findGame, listGames } from '@baize/games/find-game'
import type { Currency } from '@baize/kernel/money'
import type { Pool } from '../play/play.ts'

type Deps = {
  readonly now: () => Date
  readonly listPools: () => Promise<readonly Pool[]>
  readonly openPool: (pool: string, seed: number) => Promise<void>
}

/** So long what was read from the books is shown. */
const trustMs = 1_000

/** What stands in the prize pools, as the books say it. */
export function createArcadePools({ now, listPools, openPool }: Deps) {
  let read: { at: number; pools: Promise<readonly Pool[]> } | undefined

  /** Many ask at the same time, and one reading serves them. */
  function readPools(): Promise<readonly Pool[]> {
    const at = now().getTime()
    if (read === undefined || at - read.at >= trustMs) {
      const pools = listPools()
      read = { at, pools }
      pools.catch(() => (read = undefined))
    }
    return read.pools
  }

  return {
    /** The pool that a model feeds, if it feeds one. */
    async of(model: string, currency: Currency): Promise<ArcadeTable['pools']> {
      const name = findGame(model)?.pool?.name
      if (name === undefined) return []
      const found = (await readPools()).find(({ pool }) => pool === name)
      const there = found?.amounts.find((amount) => amount.currency === currency)
      return [{ name, amount: String(there?.amount ?? 0n) }]
    },
    /** Makes the pools of all models, where they are missing. */
    async open(): Promise<void> {
      const pools = new Map(listGames().flatMap(({ pool }) => (pool ? [[pool.name, pool]] : [])))
      for (const { name, seed } of pools.values()) await openPool(name, seed)
    },
  }
}
