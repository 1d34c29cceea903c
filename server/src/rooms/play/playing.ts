import type { Database } from '../../platform/database/database.ts'
import { countPlaying } from './sessions/sessions.ts'

type Deps = {
  readonly db: Database
  readonly now: () => Date
  /** The accounts of the demo; none in production. */
  readonly listDemo: () => Promise<readonly string[]>
}

const playingMs = 5 * 60_000
const freshMs = 10_000

export type Playing = { readonly playing: number; readonly demo: number }

/** How many play now, asked for once in ten seconds however many look. */
export function createPlaying({ db, now, listDemo }: Deps) {
  let known: { readonly at: number; readonly counted: Promise<Playing> } | undefined

  async function countNow(at: number): Promise<Playing> {
    const since = new Date(at - playingMs)
    const { playing, among } = await countPlaying(db, since, await listDemo())
    return { playing, demo: among }
  }

  return async function playing(): Promise<Playing> {
    const at = now().getTime()
    if (known === undefined || at - known.at > freshMs) {
      const counted = countNow(at)
      known = { at, counted }
      counted.catch(() => (known = undefined))
    }
    return await known.counted
  }
}
