import { describe, expect, it } from 'vitest'
import { networkOf } from './network.ts'

describe('addresses', () => {
  it.each([
    ['203.0.113.18', '203.0.113.18'],
    ['::ffff:203.0.113.18', '203.0.113.18'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('[I3] %s is counted as %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network)
  })
})
