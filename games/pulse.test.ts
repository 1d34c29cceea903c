import { describe, expect, it } from 'vitest'
import { drandQuicknet, findPublicBeacon, momentOf, roundAt } from './public-beacon.ts'
import { isPulseOf } from './pulse.ts'

/** As the network published them. */
const published = [
  [
    1_000,
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  ],
  [
    657_413,
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
  ],
] as const

describe('the value of a public beacon', () => {
  it.each(published)('[G20] of round %i is known by its signature', (round, value) => {
    expect(isPulseOf(drandQuicknet, round, value)).toBe(true)
  })

  it('[G20] is no value of another round, nor of another key, nor one that was made up', () => {
    const [round, value] = published[0]
    const other = { ...drandQuicknet, publicKey: drandQuicknet.publicKey.replace(/^8/, 'a') }
    const forged = [
      isPulseOf(drandQuicknet, round + 1, value),
      isPulseOf(drandQuicknet, round, published[1][1]),
      isPulseOf(other, round, value),
      isPulseOf(drandQuicknet, round, value.replace(/9$/, '8')),
      isPulseOf(drandQuicknet, round, 'c0'.padEnd(96, '0')),
      isPulseOf(drandQuicknet, round, value.toUpperCase()),
      isPulseOf(drandQuicknet, round, ''),
      isPulseOf(drandQuicknet, -1, value),
      isPulseOf(drandQuicknet, 1.5, value),
    ]
    expect(forged).not.toContain(true)
  })

  it('[G20] comes at its moment, which anybody can compute', () => {
    const at = momentOf(drandQuicknet, 1_000)
    expect(at.toISOString()).toBe('2023-08-23T15:59:24.000Z')
    expect(roundAt(drandQuicknet, at)).toBe(1_000)
    expect(roundAt(drandQuicknet, new Date(at.getTime() - 1))).toBe(999)
  })

  it('[G20] is of a beacon that is known; what a house draws itself is of none', () => {
    expect(findPublicBeacon('drand-quicknet')).toBe(drandQuicknet)
    expect(findPublicBeacon('demo')).toBeUndefined()
  })
})
