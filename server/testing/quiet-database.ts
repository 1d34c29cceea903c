import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../src/platform/database/database.ts'

/** A database that knows when nobody asks it anything: also what is done after a commit, which nobody waits for, is over then. */
export function quietDatabase(db: Database): Database & { quiet: () => Promise<void> } {
  let pending = 0
  async function track<Value>(work: Promise<Value>): Promise<Value> {
    pending += 1
    try {
      return await work
    } finally {
      pending -= 1
    }
  }
  const followed = <Called extends object>(target: Called): Called =>
    new Proxy(target, {
      apply: (called, self, given) =>
        track(Promise.resolve(Reflect.apply(called as () => unknown, self, given))),
      get(from, name) {
        const value: unknown = Reflect.get(from, name)
        return typeof value === 'function' ? followed(value.bind(from) as object) : value
      },
    })
  return {
    ...db,
    sql: followed(db.sql),
    transaction: (work, options) => track(db.transaction(work, options)),
    async quiet() {
      for (let still = 0; still < 3; still = pending === 0 ? still + 1 : 0) {
        if (pending > 0) await sleep(1)
        await setImmediate()
      }
    },
  }
}
