import { describe, expect, it } from 'vitest'
import { readFrameMessage } from './frame-messages.ts'

describe('what a game says from its frame', () => {
  it('is heard when it is of the protocol', () => {
    const settled = { type: 'round.settled', staked: '2000', returned: '0' }
    expect(readFrameMessage(settled)).toEqual(settled)
    expect(readFrameMessage({ type: 'game.left', extra: 1 })).toEqual({ type: 'game.left' })
    expect(readFrameMessage({ type: 'game.ready', protocol: 1 })).toBeDefined()
    const balance = { type: 'balance.shown', amount: '999725' }
    expect(readFrameMessage(balance)).toEqual(balance)
    expect(readFrameMessage({ type: 'limits.asked' })).toEqual({ type: 'limits.asked' })
    const missing = { type: 'funds.missing', stake: '2000', missing: '350' }
    expect(readFrameMessage(missing)).toEqual(missing)
    expect(readFrameMessage({ type: 'sound.wanted', on: 1 })).toEqual({ type: 'sound.wanted' })
    const chosen = { type: 'sound.chosen', on: true }
    expect(readFrameMessage(chosen)).toEqual(chosen)
  })

  it.each([
    [null],
    ['round.opened'],
    [{}],
    [{ type: 'game.ready', protocol: 9 }],
    [{ type: 'round.settled', staked: 20, returned: '0' }],
    [{ type: 'funds.missing', stake: '2000', missing: '0' }],
    [{ type: 'funds.missing', stake: '2000', missing: '-5' }],
    [{ type: 'round.settled', staked: '-5', returned: '0' }],
    [{ type: 'round.settled', staked: '1e9', returned: '0' }],
    [{ type: 'balance', amount: '1' }],
    [{ type: 'balance.shown', amount: '1.50' }],
    [{ type: 'sound.chosen', on: '1' }],
  ])('is nothing when it is %j', (data) => {
    expect(readFrameMessage(data)).toBeUndefined()
  })
})
