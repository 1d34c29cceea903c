import { describe, expect, it } from 'vitest'
import { issue, lottery } from '../../testing/lottery.ts'
import { byClock } from './by-clock.ts'

const noon = Date.parse(issue(871, 0).closesAt)

describe('[W48] a lottery by the clock of the page', () => {
  it('is what the node says while its sale lasts', () => {
    const told = lottery()
    expect(byClock(told, noon)).toBe(told)
  })

  it('has the next issue on sale from the moment at which it opens, and the one before closed, though a node says open', () => {
    const told = lottery({ current: issue(871, -1), next: issue(872, 59) })
    const { current, next, awaiting } = byClock(told, noon)
    expect([current?.number, next]).toEqual(['20261118-0872', null])
    expect([awaiting?.number, awaiting?.state]).toEqual(['20261118-0871', 'closed'])
  })

  it('keeps what is over where the next does not open yet, and offers none that is over too', () => {
    const told = lottery({ current: issue(871, -1), next: issue(872, 100) })
    expect(byClock(told, noon)).toBe(told)
    const late = lottery({ current: issue(871, -90), next: issue(872, -30) })
    expect(byClock(late, noon)).toMatchObject({ current: { number: '20261118-0871' }, next: null })
  })

  it('begins a sale where nothing was on sale', () => {
    const told = lottery({ current: null, next: issue(872, 59), awaiting: issue(871, -1) })
    const { current, awaiting } = byClock(told, noon)
    expect([current?.number, awaiting?.number]).toEqual(['20261118-0872', '20261118-0871'])
  })
})
