import type { Database } from '../src/platform/database/database.ts'

export class CutOff extends Error {}

/**
 * A database for whom work is cut off again and again, as a kill would: before a statement, before the commit, or right
 * after it, when the work is done and nobody is told. `next` says in how many steps; nought for not at all.
 */
export function cutOff(db: Database, next: () => number): Database & { cuts: () => number } {
  let cuts = 0
  const cut = (): never => {
    cuts += 1
    throw new CutOff('cut off')
  }
  return {
    ...db,
    cuts: () => cuts,
    async transaction(work, options) {
      let left = next()
      const step = () => {
        if (left > 0 && (left -= 1) === 0) cut()
      }
      const done = await db.transaction(async (tx) => {
        const sql = beforeEach(tx.sql, step)
        const value = await work({ ...tx, sql, send: beforeEach(tx.send, step) })
        step()
        return value
      }, options)
      step()
      return done
    },
  }
}

/** The same, with something done before each of its calls. */
function beforeEach<Called extends object>(target: Called, step: () => void): Called {
  return new Proxy(target, {
    apply(called, self, given) {
      step()
      return Reflect.apply(called as () => unknown, self, given)
    },
    get(from, name) {
      const value: unknown = Reflect.get(from, name)
      return typeof value === 'function' ? beforeEach(value.bind(from) as object, step) : value
    },
  })
}
