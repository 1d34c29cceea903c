import { describe, expect, it } from 'vitest'
import { withdrawal } from '../../../testing/cashier.ts'
import { askedParts, partsOf } from './ticket-parts.ts'

const asked = { amount: '20000', fee: '200' }

describe('the sums on the ticket of a withdrawal', () => {
  it.each([
    ['requested', {}, { leaves: 20000n, fee: 200n, arrives: 19800n, back: 0n }],
    ['approved', {}, { leaves: 20000n, fee: 200n, arrives: 19800n, back: 0n }],
    ['rejected', { returned: '20000' }, { leaves: 0n, fee: 0n, arrives: 0n, back: 20000n }],
    [
      'disbursed',
      { disbursed: '19800', returned: '0' },
      { leaves: 20000n, fee: 200n, arrives: 19800n, back: 0n },
    ],
    [
      'disbursed',
      { disbursed: '18000', returned: '1819' },
      { leaves: 18181n, fee: 181n, arrives: 18000n, back: 1819n },
    ],
    [
      'partly_received',
      { disbursed: '18000', returned: '1819', received: '10000', dispute: 'open' },
      { leaves: 18181n, fee: 181n, arrives: 18000n, back: 1819n },
    ],
    [
      'partly_received',
      { disbursed: '18000', returned: '9900', received: '10000', dispute: 'returned' },
      { leaves: 10100n, fee: 100n, arrives: 10000n, back: 9900n },
    ],
    [
      'not_received',
      { disbursed: '19800', returned: '20000', dispute: 'returned' },
      { leaves: 0n, fee: 0n, arrives: 0n, back: 20000n },
    ],
  ] as const)('of one that is %s with %o are what happened', (state, more, parts) => {
    expect(partsOf(withdrawal(state, { ...asked, ...more }))).toEqual(parts)
  })

  it('say that nothing arrives of a sum that the fee takes whole', () => {
    expect(askedParts(100n, 250n).arrives).toBe(0n)
  })
})
