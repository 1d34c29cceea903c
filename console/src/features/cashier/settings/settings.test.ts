import { describe, expect, it } from 'vitest'
import { cashierDocument } from '@baize/contract/cashier/cashier-settings'
import { everyCashierSetting, cashierProblemOf, type CashierSetting } from './settings.ts'
import { cashier } from '../testing.ts'

const setting = (id: CashierSetting['id']) =>
  everyCashierSetting.find((one) => one.id === id) as CashierSetting

describe('the cashier settings of the page', () => {
  it('are those of the document, each once', () => {
    expect(everyCashierSetting.map(({ id }) => id).sort()).toEqual(
      Object.keys(cashierDocument.content.properties).sort(),
    )
  })
  it('have the bounds of the contract', () => {
    for (const one of everyCashierSetting) {
      if (one.kind === 'sum') continue
      const { minimum, maximum } = cashierDocument.content.properties[one.id] as {
        minimum?: number
        maximum?: number
      }
      expect([one.id, one.min, one.max]).toEqual([one.id, minimum, maximum])
    }
  })
  it('refuse a largest withdrawal below the least one', () => {
    const odd = { ...cashier, withdrawMin: { PHP: '20000' }, withdrawMax: { PHP: '10000' } }
    expect(cashierProblemOf(setting('withdrawMax'), odd)).toEqual({
      key: 'cashier-desk.belowLeast',
      values: { currency: 'PHP' },
    })
    expect(cashierProblemOf(setting('withdrawMax'), cashier)).toBeUndefined()
  })
  it('name the bounds that a number leaves', () => {
    expect(cashierProblemOf(setting('confirmMinutes'), { ...cashier, confirmMinutes: 10 })).toEqual(
      {
        key: 'cashier-desk.outOfBounds',
        values: { min: 15, max: 10_080 },
      },
    )
  })
})
