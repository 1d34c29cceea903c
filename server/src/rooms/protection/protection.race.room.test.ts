import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { testProtection } from '../../../testing/protection.ts'

const db = await testDatabase({ poolSize: 20 })
// Two nodes over one database.
const [one, two] = [await testProtection(db), await testProtection(db)]
const nodeOf = (n: number) => (n % 2 === 0 ? one : two)
const times = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)))
const passed = (results: readonly { readonly ok: boolean }[]) => results.filter(({ ok }) => ok)

describe('at the same moment', () => {
  it('[PR5] twenty orders reach for a limit for ten, and ten pass', async () => {
    const { id } = await one.createMember({ account: 'twenty' })
    await one.setLimit(id, '1000')
    const results = await times(20, (n) => nodeOf(n).reserve(id, 100n))
    expect(passed(results)).toHaveLength(10)
    expect((await one.limitOf(id)).used).toBe(1000n)
  })

  it('[PR5] one order that comes twenty times is counted once', async () => {
    const { id } = await one.createMember({ account: 'once' })
    await one.setLimit(id, '1000')
    const order = one.makeId('dep')
    const results = await times(20, (n) =>
      n % 3 === 0 ? nodeOf(n).count(id, 700n, order) : nodeOf(n).reserve(id, 700n, order),
    )
    expect(passed(results)).toHaveLength(20)
    expect((await one.limitOf(id)).used).toBe(700n)
  })

  it('[PR3] a limit that is set while orders come holds for all after it', async () => {
    const { id } = await one.createMember({ account: 'setting' })
    await one.reserve(id, 1n)
    const orders = times(10, (n) => nodeOf(n).reserve(id, 10n))
    await one.setLimit(id, '5')
    await orders
    expect((await one.reserve(id, 5n)).ok).toBe(false)
  })

  it('[PR10] of breaks taken in two tabs the stricter one stays', async () => {
    const { id } = await one.createMember({ account: 'tabs' })
    await Promise.all([
      one.protection.takeTimeOut(id, 24),
      two.protection.excludeSelf(id, null),
      one.protection.takeTimeOut(id, 1008),
      two.protection.excludeSelf(id, 6),
    ])
    expect((await one.protection.getProtection(id)).bar).toEqual({
      kind: 'exclusion',
      until: null,
    })
    const now = await one.protection.listRestrictions({ search: id, current: true, limit: 10 })
    expect(now).toHaveLength(1)
  })
})
