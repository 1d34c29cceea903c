import type { Database, Transaction } from '../src/platform/database/database.ts'

/**
 * A database that knows what is asked of it: how many statements work takes says whether it asks for each of many things
 * or for all of them together, however busy the machine is.
 */
export function countedDatabase(db: Database) {
  let sent: string[] = []
  const noted = <Called extends object>(target: Called): Called =>
    new Proxy(target, {
      apply(called, self, given: [TemplateStringsArray]) {
        sent.push(given[0].join('…').trim())
        return Reflect.apply(called as () => unknown, self, given)
      },
      get(from, name) {
        const value: unknown = Reflect.get(from, name)
        return typeof value === 'function' ? noted(value.bind(from) as object) : value
      },
    })
  const inside = (tx: Transaction): Transaction => ({
    ...tx,
    sql: noted(tx.sql),
    send: noted(tx.send),
    transaction: (work) => tx.transaction((inner) => work(inside(inner))),
  })
  const counted: Database = {
    ...db,
    sql: noted(db.sql),
    transaction: (work, options) => db.transaction((tx) => work(inside(tx)), options),
  }
  return {
    db: counted,
    /** The statements that this work takes, in their order. */
    async statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
      sent = []
      await work()
      return [...sent]
    },
  }
}
