import { calls } from 'virtual:contract'
import type { ArcadeRound, SeedPair } from '@baize/contract/arcade/arcade'
import type { WrittenPair } from '@baize/games/audit-pair'
import { call } from '../api.ts'

/** Every round of a pair of seeds, over all games, page by page; enough to be held against the seeds by anybody. */
export async function loadPair(session: string, { id: seed }: SeedPair): Promise<WrittenPair> {
  const rounds: ArcadeRound[] = []
  for (let cursor = ''; ;) {
    const at = cursor === '' ? {} : { cursor }
    const { pair, list, next } = await call(calls.listPairRounds, { session, seed, ...at })
    rounds.push(...list)
    if (next === '') return { ...pair, rounds }
    cursor = next
  }
}
