import type { WalletBalance } from '@baize/contract/wallet/wallet'
import { describe, expect, it } from 'vitest'
import { mergeBalance, newerBalance } from './merge-balance.ts'

const cash = (amount: string, version: string, held = '0') => ({
  pocket: 'cash',
  amount,
  held,
  version,
})

const known: WalletBalance = {
  currency: 'PHP',
  balance: '10000',
  available: '9000',
  locked: '1000',
  owed: '0',
  pockets: [cash('10000', '7')],
  version: '7',
}

const news = (...pockets: WalletBalance['pockets']) =>
  ({ kind: 'balance.changed', pockets, version: '0' }) as const

describe('a balance and what is heard of it', () => {
  it('takes a newer pocket, and sums again', () => {
    expect(mergeBalance(known, news(cash('12345', '9', '45')))).toMatchObject({
      balance: '12345',
      available: '11300',
      version: '9',
    })
  })

  it('[AG171] takes off what is owed', () => {
    const owing = { ...known, owed: '300' }
    expect(mergeBalance(owing, news(cash('12345', '9', '45')))?.available).toBe('11000')
  })

  it('keeps the newer one when news comes late', () => {
    expect(mergeBalance(known, news(cash('1', '6')))).toMatchObject({
      balance: '10000',
      version: '7',
    })
  })

  it('adds a pocket that it did not know', () => {
    const bonus = { pocket: 'bonus', amount: '500', held: '0', version: '8' }
    expect(mergeBalance(known, news(bonus))).toMatchObject({ balance: '10500', version: '8' })
  })

  it('compares versions as numbers of any length', () => {
    const far = cash('2', '9007199254740993')
    const merged = mergeBalance({ ...known, pockets: [far] }, news(cash('1', '9007199254740992')))
    expect(merged?.pockets).toEqual([far])
  })

  it('asks again when news names no pocket', () => {
    expect(mergeBalance(known, news())).toBeUndefined()
  })

  it('never shows less than nothing as available', () => {
    expect(mergeBalance(known, news(cash('400', '9')))?.available).toBe('0')
  })

  it('an answer that was overtaken on its way does not win', () => {
    const late = { ...known, pockets: [cash('1', '3')], balance: '1', version: '3' }
    expect(newerBalance(known, late)).toMatchObject({ balance: '10000', version: '7' })
    expect(newerBalance(undefined, late)).toBe(late)
  })
})
