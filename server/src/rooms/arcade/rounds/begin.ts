import { timeOfId } from '@baize/kernel/ids'
import { isRefused, type Database } from '../../../platform/database/database.ts'
import { gather } from '../../../platform/gather.ts'
import { waitsAtMostMs } from './shots.ts'
import * as store from './store.ts'

export type Begin = {
  /** A round that is over at once: together with all others that came at this moment. `late`: it waited too long and is none. */
  shot(asked: store.NewRound): Promise<store.Begun | 'late'>
  /** The first of several steps: it takes the table, which must be free. */
  steps(asked: store.NewRound): Promise<store.Begun | 'round_open'>
}

type Deps = { readonly db: Database; readonly now: () => Date }

const gathering = { most: 200, lanes: 1, apart: isRefused }

export function createBegin({ db, now }: Deps): Begin {
  async function shoot(asked: readonly store.NewRound[]): Promise<(store.Begun | 'late')[]> {
    const earliest = now().getTime() - waitsAtMostMs
    const isLate = ({ id }: store.NewRound) => timeOfId(id).getTime() < earliest
    const begun = new Map(
      await beginAll(
        db,
        asked.filter((one) => !isLate(one)),
      ),
    )
    // A pair that was exchanged in this very moment was in use when the statement began, and was not when it came to it.
    const unseeded = asked.filter((one) => begun.get(one)?.kind === 'no_seed')
    if (unseeded.length > 0) {
      for (const [one, again] of await beginAll(db, unseeded)) begun.set(one, again)
    }
    return asked.map((one) => (isLate(one) ? 'late' : (begun.get(one) as store.Begun)))
  }

  return {
    shot: gather(shoot, gathering),
    async steps(asked) {
      const begun = await takeSteps(asked)
      return begun !== 'round_open' && begun.kind === 'no_seed' ? await takeSteps(asked) : begun
    },
  }

  async function takeSteps(asked: store.NewRound): Promise<store.Begun | 'round_open'> {
    const taken = new Error('The table is taken.')
    try {
      return await db.transaction(async (tx) => {
        const [begun] = await store.beginRounds(tx, [asked], false)
        if (begun === undefined) throw new Error('A round was left without an answer.')
        // Thrown, so that no nonce is used up.
        if (begun.kind === 'begun' && !(await store.takeTable(tx, asked))) throw taken
        return begun
      })
    } catch (error) {
      if (error === taken) return 'round_open'
      throw error
    }
  }
}

/** One statement for as many as came together, each of another player; whoever came twice is in the next. */
async function beginAll(
  db: Database,
  asked: readonly store.NewRound[],
): Promise<ReadonlyMap<store.NewRound, store.Begun>> {
  const answers = new Map<store.NewRound, store.Begun>()
  let left = [...asked]
  while (left.length > 0) {
    const players = new Set<string>()
    const now = left.filter(({ player }) => !players.has(player) && players.add(player))
    const begun = await store.beginRounds(db, now, true)
    now.forEach((one, index) => answers.set(one, begun[index] as store.Begun))
    left = left.filter((one) => !answers.has(one))
  }
  return answers
}
