import { addDays, businessDay } from '@baize/kernel/time'
import { describe, expect, it } from 'vitest'
import { ownerOf, testDatabase } from '../../../testing/database.ts'
import { testLedger } from '../../../testing/ledger.ts'
import { createLog } from '../../platform/log.ts'
import { firstHead } from './chain.ts'
import { createLedgerDays } from './days.ts'

const db = await testDatabase()
const { ledger, clock, now, openCash, inPlay, move, mustPost } = await testLedger(db)
const dayMs = 86_400_000

describe('the days', () => {
  it('[L24] are chained one by one when they are over, empty ones too', async () => {
    const first = businessDay(now(), 'UTC')
    const cash = await openCash(100n)
    await mustPost(move('stake', cash, inPlay, 1n))
    expect(await ledger.chainDays()).toEqual([])
    clock.offsetMs = 2 * dayMs
    await mustPost(move('stake', cash, inPlay, 2n))
    clock.offsetMs = 3 * dayMs
    const made = await ledger.chainDays()
    expect(made.map(({ day, movements, legs }) => [day, movements, legs])).toEqual([
      [first, 2n, 2n],
      [addDays(first, 1), 0n, 0n],
      [addDays(first, 2), 1n, 1n],
    ])
    expect(made[0]?.previous).toBe(firstHead)
    expect(made[1]?.previous).toBe(made[0]?.head)
    expect(made[2]?.previous).toBe(made[1]?.head)
    expect(await ledger.chainDays()).toEqual([])
    expect(await ledger.listDays()).toEqual(made.toReversed())
  })

  it('[L24] have the same head however they are read', async () => {
    const [last] = await ledger.listDays({ limit: 1 })
    const narrow = createLedgerDays({ db, log: createLog('silent'), now, stride: 1n })
    expect(await narrow.checkDay(last?.day ?? '2000-01-01')).toBe(true)
  })

  it('[L24] show when a leg was changed, taken out, or the day itself was written anew', async () => {
    const days = (await ledger.listDays()).toReversed()
    const [first, second, third] = days.map(({ day }) => day)
    const owner = await ownerOf(db)
    const tamper = (text: string) =>
      owner.transaction((tx) => tx.script(`set local session_replication_role = replica; ${text}`))
    const check = () => Promise.all([first, second, third].map((day) => ledger.checkDay(day!)))
    expect(await check()).toEqual([true, true, true])
    await tamper(`update ledger.legs set about = 'x' where at < '${second}'`)
    expect(await check()).toEqual([false, true, true])
    await tamper(`update ledger.legs set about = '' where at < '${second}'`)
    await tamper(`update ledger.days set head = repeat('a', 64) where day = '${second}'`)
    expect(await check()).toEqual([true, false, false])
    expect(await ledger.checkDay('2000-01-01')).toBe(false)
  })
})
