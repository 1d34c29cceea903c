import { expect, it } from 'vitest'
import { terms, tier } from '../../../../testing/contracts.ts'
import { ownShareOf } from './own-share.ts'

const period = (change: object = {}) => ({
  from: '2026-09-30T16:00:00.000Z',
  to: '2026-10-31T16:00:00.000Z',
  present: null,
  offered: {
    amount: '0',
    basis: '0',
    carriedIn: '0',
    counted: '46617263',
    validBet: '341890000',
    loss: '46617263',
    active: 22,
    tier: 1,
    rate: 950,
    ...change,
  },
})
const own = terms({ tiers: [tier(800), tier(900, '300000000', 20), tier(1200, '600000000', 35)] })

it.each([
  ['the rate of the own tier that the team reaches, rounded down', {}, own, 4_195_553n],
  ['the lower tier where one threshold is not reached', { active: 19 }, own, 3_729_381n],
  ['at most the own cap', {}, { ...own, cap: '4000000' }, 4_000_000n],
  ['a first tier that asks for no loss, of a team that won', { loss: '-5' }, own, 4_195_553n],
  ['nothing of nothing', { counted: '0' }, own, 0n],
])('[AG270] what the own terms give is %s', (_, change, mine, share) => {
  expect(ownShareOf(period(change), mine)).toBe(share)
})
