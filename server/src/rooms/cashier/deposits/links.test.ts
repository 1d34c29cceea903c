import { expect, it } from 'vitest'
import { linkOver, linkTo } from './links.ts'

const order = 'm=depositv2&order=dep_1'

it.each([
  ['/lottery?gameCode=ssc-minute', `/lottery?gameCode=ssc-minute&${order}`],
  ['/lottery?gameCode=a&m=depositv2&amount=200&method=x', `/lottery?gameCode=a&${order}`],
  ['/vnLottery?gameCode=mb&order=dep_0', '/vnLottery?gameCode=mb&order=dep_1&m=depositv2'],
  ['/', `/?${order}`],
  // What leads elsewhere, or to nothing, leads to the account.
  ['//evil.example/lottery', `/member?${order}`],
  ['/\\evil.example/lottery', `/member?${order}`],
  ['https://evil.example/lottery', `/member?${order}`],
  ['javascript:alert(1)', `/member?${order}`],
  ['/ops/lottery', `/member?${order}`],
  ['/sandbox/pay/1', `/member?${order}`],
])('[C31] from %s a gateway leads back to %s', (from, back) => {
  expect(linkOver('dep_1', from)).toBe(back)
})

it('[C31] elsewhere a deposit is shown over the account', () => {
  expect(linkTo('dep_1')).toBe(`/member?${order}`)
})
