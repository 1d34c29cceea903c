import type { Id } from '@baize/kernel/ids'
import type { AccountId, Leg, Movement } from '../src/ledger/ledger.ts'

/** Numbers that a seed decides (mulberry32): below a bound, and one of a list. */
export function createChance(seed: number) {
  let state = seed >>> 0
  function below(bound: number): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound)
  }
  return { below, of: <T>(list: readonly T[]): T => list[below(list.length)] as T }
}

export type Chance = ReturnType<typeof createChance>

export type Cast = {
  readonly cash: readonly AccountId[]
  readonly bank: AccountId
  readonly inPlay: AccountId
  readonly house: AccountId
  readonly jackpot: AccountId
  readonly makeId: (prefix: 'trf') => Id<'trf'>
  /** When the script was begun; holds end some time after that. */
  readonly begun: Date
}

export type Step = {
  readonly movement: Movement
  /** How often it is asked for at the same moment. */
  readonly times: number
  /** The same id with other content, asked for afterwards. */
  readonly forged?: Movement
}

const php = (amount: bigint) => ({ amount, currency: 'PHP' as const })

/** What is asked for, step by step; the same seed asks for the same. */
export function createScript(chance: Chance, cast: Cast): () => Step {
  const holds: { id: Id<'trf'>; amount: bigint }[] = []
  const some = (most: number) => BigInt(1 + chance.below(most))
  const leg = (debit: AccountId, credit: AccountId, amount: bigint): Leg => ({
    debit,
    credit,
    amount: php(amount),
  })

  /** Now and then one of the few that everybody wants. */
  const anyOfCash = () => chance.of(chance.below(200) === 0 ? cast.cash.slice(0, 5) : cast.cash)

  function twoOfCash(): [AccountId, AccountId] {
    const first = anyOfCash()
    for (;;) {
      const second = anyOfCash()
      if (second !== first) return [first, second]
    }
  }

  function nextMovement(): Movement {
    const { inPlay, house, jackpot, bank } = cast
    const id = cast.makeId('trf')
    const kind = chance.below(100)
    const one = anyOfCash()
    if (kind < 40) return { id, reason: 'stake', legs: [leg(one, inPlay, some(60))] }
    if (kind < 62) {
      const stake = some(30)
      return { id, reason: 'settle', legs: [leg(inPlay, house, stake), leg(house, one, some(80))] }
    }
    if (kind < 74) {
      return { id, reason: 'transfer', legs: [leg(...twoOfCash(), some(100))] }
    }
    if (kind < 79) {
      const legs = [1, 2, 3].map(() => leg(...twoOfCash(), some(40)))
      return { id, reason: 'transfer', legs }
    }
    if (kind < 88) return hold(id, one)
    if (kind < 95 && holds.length > 0) return end(id)
    if (kind < 97) return { id, reason: 'jackpot_contribution', legs: [leg(house, jackpot, 1n)] }
    return chance.of<Movement>([
      { id, reason: 'stake', legs: [leg(one, inPlay, 0n)] },
      { id, reason: 'stake', legs: [leg(one, 'acc_987654321', 1n)] },
      { id, reason: 'transfer', legs: [leg(one, one, 1n)] },
      { id, reason: 'deposit', legs: [leg(bank, one, 2n ** 60n)] },
      {
        id,
        reason: 'stake',
        legs: [{ ...leg(one, inPlay, 1n), amount: { amount: 1n, currency: 'USD' } }],
      },
      { id, post: cast.makeId('trf') },
    ])
  }

  function hold(id: Id<'trf'>, from: AccountId): Movement {
    const amount = some(50)
    holds.push({ id, amount })
    // Some hold for a moment only, so that the clock takes part.
    const ms = chance.below(4) === 0 ? 1_000 + chance.below(20_000) : 3_600_000
    const expiresAt = new Date(cast.begun.getTime() + ms)
    return { id, reason: 'stake', legs: [leg(from, cast.inPlay, amount)], pending: { expiresAt } }
  }

  function end(id: Id<'trf'>): Movement {
    // Mostly one of the latest, which still waits; sometimes any, which may be over.
    const reach = chance.below(3) === 0 ? holds.length : Math.min(holds.length, 400)
    const { id: of, amount } = holds[holds.length - 1 - chance.below(reach)] as (typeof holds)[0]
    const way = chance.below(3)
    if (way === 0) return { id, void: of }
    return way === 1 ? { id, post: of } : { id, post: of, amounts: [some(Number(amount))] }
  }

  return () => {
    const movement = nextMovement()
    const times = chance.below(10) === 0 ? 2 + chance.below(2) : 1
    if (!('legs' in movement) || chance.below(30) > 0) return { movement, times }
    const [first, ...rest] = movement.legs as [Leg, ...Leg[]]
    const other = { ...first, amount: { ...first.amount, amount: first.amount.amount + 1n } }
    return { movement, times, forged: { ...movement, legs: [other, ...rest] } }
  }
}
