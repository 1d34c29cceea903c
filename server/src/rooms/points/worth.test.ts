import { expect, it } from 'vitest'
import { holdingAt, nextHolding, type WorthVersion } from './worth.ts'

const start = new Date('2026-11-01T00:00:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)
const day = 86_400_000
const noticeMs = 30 * day
const version = (days: number, worth: string | undefined, convertMin = 1_000): WorthVersion => ({
  at: after(days * day),
  content: { worth: worth === undefined ? {} : { PHP: worth }, convertMin },
})

it.each([
  ['a lower worth', '1', 1_000],
  ['none any more', undefined, 1_000],
  ['a larger least number', '100', 100_000_000],
] as const)(
  '[PT50] %s holds thirty days after it was published, and is told until then',
  (_, worth, least) => {
    const versions = [version(10, worth, least), version(0, '100')]
    const at = after(10 * day + noticeMs)
    const before = new Date(at.getTime() - 1)
    const then = { worth: worth === undefined ? undefined : BigInt(worth), convertMin: least }
    expect(holdingAt(versions, 'PHP', before)).toEqual({ worth: 100n, convertMin: 1_000 })
    expect(nextHolding(versions, 'PHP', before)).toEqual({ ...then, at })
    expect(holdingAt(versions, 'PHP', at)).toEqual(then)
    expect(nextHolding(versions, 'PHP', at)).toBeNull()
  },
)

it('[PT50] a higher worth holds at once, and what is put back leaves nothing to tell', () => {
  const higher = [version(10, '200'), version(0, '100')]
  expect(holdingAt(higher, 'PHP', after(10 * day)).worth).toBe(200n)
  expect(nextHolding(higher, 'PHP', after(10 * day))).toBeNull()
  const back = [version(11, '100'), version(10, '1'), version(0, '100')]
  expect(holdingAt(back, 'PHP', after(12 * day)).worth).toBe(100n)
  expect(nextHolding(back, 'PHP', after(12 * day))).toBeNull()
})
