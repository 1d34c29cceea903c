import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, it, vi } from 'vitest'
import { money } from '@baize/kernel/money'
import { addDays, businessDay, businessDayBounds } from '@baize/kernel/time'
import { testDatabase } from '../../../../testing/database.ts'
import { testPromotions } from '../../../../testing/promotions.ts'
import { ensureMonthlyPartitions } from '../../../platform/database/partitions.ts'
import type { MemberId } from '../../wallet/wallet.ts'

const db = await testDatabase({ poolSize: 16 })
const room = await testPromotions(db, db, { membersAtOnce: 2 })
const { wagers, runs, grants, budgets, ledger, memberWith, tell, clock, now } = room
const zone = 'Asia/Manila'
const php = (amount: bigint) => money(amount, 'PHP')

beforeAll(async () => {
  for (const table of ['wagers.wagers', 'platform.events']) {
    await db.transaction((tx) => ensureMonthlyPartitions(tx, table, { ahead: 2, now: now() }))
  }
  const id = room.makeId('trf')
  const change = { id, offer: 'rebate', currency: 'PHP', amount: 1_000_000n } as const
  await db.transaction((tx) => budgets.raise(tx, change))
  // Windows that were over before anything was played.
  await runs.advance()
})

/** So many who played a day that is over now. */
async function played(count: number): Promise<MemberId[]> {
  const members = await Promise.all(Array.from({ length: count }, () => memberWith(2_000_000n)))
  for (const member of members) {
    const call = room.stakeCall(member, {
      amount: php(500_000n),
      product: 'RNG',
      round: room.makeId('txn'),
    })
    const bet = await wagers.stakeAndSettle({ ...call, payout: php(500_000n * 2n) })
    if (!bet.ok) throw new Error(bet.code)
  }
  await tell()
  const { start } = businessDayBounds(addDays(businessDay(now(), zone), 1), zone)
  clock.offsetMs += start.getTime() + 12 * 3_600_000 - now().getTime()
  return members
}

const given = async (members: readonly MemberId[]) =>
  (await Promise.all(members.map((member) => grants.list(member, { limit: 9 })))).map((own) =>
    own.map(({ state, amount }) => `${state} ${amount}`).join(),
  )

it('[GR334] a run is paid by two transactions at once', async () => {
  const members = await played(5)
  const real = ledger.postAll
  let [began, isAlone] = [0, false]
  let both = () => {}
  const met = new Promise<void>((resolve) => void (both = resolve))
  const posting = vi.spyOn(ledger, 'postAll').mockImplementation(async (tx, movements) => {
    began += 1
    if (began === 2) both()
    // Without another it would wait for ever.
    await Promise.race([met, sleep(5_000).then(() => void (isAlone = began === 1))])
    return await real(tx, movements)
  })
  await runs.advance()
  posting.mockRestore()
  expect([began, isAlone]).toEqual([3, false])
  expect(await given(members)).toEqual(members.map(() => 'claimed 1500'))
})

it('[GR334] where one of them fails the other ends what it began, and the rest is paid by who looks next, once', async () => {
  const members = await played(9)
  const failing = vi.spyOn(ledger, 'postAll').mockRejectedValueOnce(new Error('The node died'))
  await expect(runs.advance()).rejects.toThrow('The node died')
  failing.mockRestore()
  const paid = (await given(members)).filter((own) => own !== '')
  expect(paid.length).toBeLessThan(members.length)
  const [run] = (await runs.list('rebate')).runs
  expect(run).toMatchObject({ state: 'posting', waits: null })
  await Promise.all([runs.advance(), runs.advance(), runs.advance()])
  await runs.advance()
  expect(await given(members)).toEqual(members.map(() => 'claimed 1500'))
  expect((await runs.find(run?.id ?? ''))?.state).toBe('done')
})
