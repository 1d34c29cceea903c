import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { offerDocument } from '@baize/contract/promotions/offer'
import { someOffer } from '../../../../testing/offer-documents.ts'

const good = someOffer()
const faultsOf = (document: object) =>
  [...Value.Errors(offerDocument, document)].map(({ instancePath }) => instancePath)

it('[GR30] [1.13/36] [1.13/37] an offer is of money alone: free spins and free bets do not fit, at their field', () => {
  expect(faultsOf(good)).toEqual([])
  for (const kind of ['freeSpins', 'freeBet', 'birthday']) {
    expect(faultsOf({ ...good, kind })).toContain('/kind')
  }
  for (const [name, tokens] of Object.entries({ freeSpins: 20, freeBet: { PHP: '100' } })) {
    const gives = { ...good.gives, [name]: tokens }
    expect(faultsOf({ ...good, gives })).toContain(`/gives/${name}`)
  }
})
