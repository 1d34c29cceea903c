import type { ProviderWallet } from '@baize/contract/play/provider'
import type { Database, Sql } from '../src/platform/database/database.ts'

/**
 * A node that can be killed within this process: from then on nothing that it asks the database or the wallet for is
 * done or answered, and so nothing is released, noted or ended in order.
 */
export function createMortal() {
  let dead = false
  let diedAtMs = 0
  let countdown: { verb: string; left: number } | undefined
  const silence = new Promise<never>(() => {})

  function mortal<T extends object>(target: T, onCall: (name: string) => void = () => {}): T {
    return new Proxy(target, {
      apply: (called, self, given) =>
        dead ? silence : Reflect.apply(called as () => unknown, self, given),
      get(from, name) {
        const value: unknown = Reflect.get(from, name)
        if (typeof value !== 'function') return value
        return (...given: unknown[]) => {
          if (typeof name === 'string') onCall(name)
          return dead ? silence : Reflect.apply(value as () => unknown, from, given)
        }
      },
    })
  }

  function kill(): void {
    if (!dead) diedAtMs = Date.now()
    dead = true
  }

  function count(verb: string): void {
    if (countdown?.verb !== verb) return
    countdown.left -= 1
    if (countdown.left < 0) kill()
  }

  return {
    database: (db: Database): Database => {
      const sql: Sql = mortal(db.sql)
      return {
        ...mortal(db),
        sql,
        transaction: (work, options) => (dead ? silence : db.transaction(work, options)),
      }
    },
    wallet: (wallet: ProviderWallet): ProviderWallet => mortal(wallet, count),
    kill,
    /** Dies instead of asking the wallet once more for this, after so many times. */
    killAfter: (verb: keyof ProviderWallet, left: number) => void (countdown = { verb, left }),
    isDead: () => dead,
    diedAtMs: () => diedAtMs,
  }
}
