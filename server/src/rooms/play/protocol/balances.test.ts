import { describe, expect, it } from 'vitest'
import type { Balance } from '../../../ledger/ledger.ts'
import type { GrantId, MemberId, PlayingBonus } from '../../wallet/wallet.ts'
import { createBalances, type At } from './balances.ts'

const member = 'mem_1' as MemberId
const grant = 'grt_00000000000000000000000001' as GrantId
const slot: At = { product: 'RNG', vendor: 'ALPHA', game: 'seven-seas' }
const vendor = { key: 'ALPHA', policy: {} } as Parameters<
  ReturnType<typeof createBalances>['now']
>[0]

function stand(kind: string, available: bigint, part = ''): Balance {
  return { kind, part, available, currency: 'PHP' } as Balance
}

/** A member with 40 in cash, 7 of a campaign and 50 of a bonus that plays in all games but one. */
function balances() {
  const looked: string[] = []
  const there = [stand('cash', 40n), stand('bonus', 7n), stand('bonus', 50n, grant)]
  const made = createBalances({
    ledger: {
      balances: async () => there,
      balancesOf: async (owners) => {
        looked.push(...owners)
        return new Map(owners.map((owner) => [owner, there]))
      },
    },
    wallet: {
      currencyOf: async () => 'PHP',
      spendingOrder: () => ['cash', 'bonus'],
      bonuses: () => ({
        find: async (_, { game }): Promise<PlayingBonus | undefined> =>
          game === 'left-out' ? undefined : { grant, most: 10n },
        hold: async () => new Set(),
      }),
    },
    now: () => new Date(0),
  })
  return { ...made, looked }
}

describe('[Y35] what a game is told that there is to play with', () => {
  it('has the bonus that plays in it', async () => {
    expect(await balances().now(vendor, member, slot)).toBe(97n)
  })

  it('does not have it where the bonus leaves the game out, or where no game is told', async () => {
    const { now } = balances()
    expect(await now(vendor, member, { ...slot, game: 'left-out' })).toBe(47n)
    expect(await now(vendor, member)).toBe(47n)
  })

  it('after a movement takes the pocket as the movement left it', async () => {
    const { after, looked } = balances()
    const told = [
      { pocket: 'cash', amount: 0n },
      { pocket: `bonus:${grant}`, amount: 20n },
    ]
    expect(await after(vendor, member, told, slot)).toBe(27n)
    expect(await after(vendor, member, [{ pocket: 'cash', amount: 90n }], slot)).toBe(147n)
    expect(looked).toHaveLength(2)
  })
})
