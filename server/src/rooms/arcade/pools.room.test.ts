import { describe, expect, it } from 'vitest'
import { findSlot } from '@baize/games/slots/models'
import { commitmentOf, fairChance } from '@baize/kernel/fair'
import { seatAt, testArcade } from '../../../testing/arcade.ts'
import { deriveKey } from '../../platform/secret.ts'
import { publish } from './seeds/seeds.ts'
import type { Seated } from './arcade.ts'
import { createSecretBox } from '../../platform/secret-box.ts'

const test = await testArcade()
const { db, makeId, memberWith, launchToken, cashOf, fail, heal, clock, restart } = test
let { arcade } = test
await arcade.start()
const model = 'jackpot-lines-20'
const face = findSlot(model)!.face
const rich = 1_000_000n
/** What the house puts in when the pool begins anew. */
const seed = BigInt(face.jackpot?.seed ?? 0) * 100n
/** Of the least stake that a title of this model can have. */
const most = 20n * 1_000n

const sit = async (member: string | null) => seatAt(arcade, await launchToken(member, model))

let asked = 0
const spin = (seated: Seated, times = 1n) => {
  const wanted = {
    request: `request-${(asked += 1)}`,
    stake: seated.stakes.min * times,
    choice: null,
  }
  return arcade.rounds.play(seated.seat!, wanted)
}

/** As the books say it. */
const inPool = async () => {
  const pools = await test.app.rooms.play.listPools()
  const amounts = pools.find(({ pool }) => pool === face.jackpot?.pool)?.amounts ?? []
  return amounts.find(({ currency }) => currency === 'PHP')?.amount ?? 0n
}

/** With these seeds, this nonce wins the pool for whoever stakes the most: the chance grows with the stake. */
const lucky = { serverSeed: '11'.repeat(32), clientSeed: 'pool', nonce: 21_133 }
const box = createSecretBox(
  deriveKey('a secret of tests, long enough for anyone', 'seeds of the arcade'),
)

/** Gives a player the pair of seeds, and the place in it, whose next round wins the pool. */
async function aimAtPool(player: string): Promise<void> {
  const id = makeId('sed')
  const { serverSeed, clientSeed, nonce } = lucky
  const drawn = findSlot(model)!.play(most, null, [], fairChance(lucky))
  expect(drawn?.jackpot).toBe(face.jackpot?.pool)
  await db.sql`update arcade.seeds set revealed_at = now() 
    where player = ${player} and activated_at is not null and revealed_at is null`
  const commitment = commitmentOf(serverSeed)
  await db.sql`
    insert into arcade.seeds
      (id, player, commitment, sealed_seed, client_seed, nonce, created_at, activated_at)
    values (${id}, ${player}, ${commitment}, ${box.seal(serverSeed, id)}, ${clientSeed},
      ${nonce}, now(), now())`
  await db.transaction((tx) =>
    publish(tx, { kind: 'seed', id, commitment, at: new Date(), detail: '' }),
  )
}

describe('the pool', () => {
  it('[AR14] begins with money of the house, once, however often and wherever it is opened', async () => {
    expect(seed).toBe(1_000_000n)
    expect(await inPool()).toBe(seed)
    await restart().start()
    expect(await inPool()).toBe(seed)
  })

  it('[AR14] gets exactly its share of what is staked, and shows what is in it', async () => {
    const member = await memberWith(rich)
    const seated = await sit(member)
    const before = await inPool()
    let staked = 0n
    // Stakes whose share is no whole unit: what is below it goes into the next.
    for (const times of [1n, 1n, 2n, 1n, 5n, 1n, 1n, 2n, 20n, 1n]) {
      const played = await spin(seated, times)
      if (!played.ok) throw new Error(played.code)
      staked += BigInt(played.value.round.stake)
    }
    const share = (staked * BigInt(face.jackpot?.contributionBps ?? 0)) / 10_000n
    expect(share).toBeGreaterThan(0n)
    expect(await inPool()).toBe(before + share)
    clock.offsetMs += 2_000
    expect(await arcade.pools(seated)).toEqual([
      { name: face.jackpot?.pool, amount: String(before + share) },
    ])
  })

  it('[AR14] is won whole, and only once when the answer was lost', async () => {
    for (const isLost of [false, true]) {
      const feeder = await sit(await memberWith(rich))
      await spin(feeder, 500n)
      const member = await memberWith(rich)
      const seated = await sit(member)
      await aimAtPool(member)
      const there = await inPool()
      if (isLost) fail({ verb: 'jackpotWin', when: 'after' })
      const played = await spin(seated, 1_000n)
      expect(played.ok).toBe(!isLost)
      heal()
      clock.offsetMs += 60_000
      arcade = restart()
      await arcade.recover()
      const [round] = await arcade.list(seated, { limit: 1 })
      const own = (BigInt(round!.stake) * BigInt(face.jackpot?.contributionBps ?? 0)) / 10_000n
      expect(round).toMatchObject({ state: 'settled', shown: { jackpot: true } })
      const { stake, payout, jackpot } = round!
      expect(BigInt(jackpot)).toBe(there + own)
      expect(await inPool()).toBe(seed)
      expect(await cashOf(member)).toBe(rich - BigInt(stake) + BigInt(payout) + BigInt(jackpot))
    }
  })

  it('[AR14] is neither fed nor won with fun money', async () => {
    const feeder = await sit(await memberWith(rich))
    await spin(feeder, 500n)
    const there = await inPool()
    const seated = await sit(null)
    await db.sql`update arcade.sessions set fun = 10000000 where id = ${seated.session.id}`
    await spin(seated, 100n)
    await aimAtPool(seated.session.player)
    const played = await spin(seated, 1_000n)
    expect(played).toMatchObject({
      ok: true,
      value: { round: { jackpot: '0', shown: { jackpot: true } } },
    })
    expect(await inPool()).toBe(there)
  })
})
