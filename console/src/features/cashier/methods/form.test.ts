import { describe, expect, it } from 'vitest'
import { formOf, newMethod, readForm, readPercent } from './form.ts'

const bank = {
  ...newMethod('PHP'),
  name: { EN: 'Island Bank' },
  bank: 'Island Bank',
  number: '0091 2204 8817',
  chips: ['50000', '100000'],
  feeBps: 125,
  hours: { from: 540, to: 1440 },
}
const form = formOf(bank, '.')
const problemsOf = (change: Partial<typeof form>) => readForm({ ...form, ...change }, '.').problems

describe('the form of a payment method', () => {
  it('gives back what it was made from, in either writing of numbers', () => {
    expect(readForm(form, '.')).toEqual({ content: bank, problems: {} })
    expect(readForm(formOf(bank, ','), ',')).toEqual({ content: bank, problems: {} })
  })
  it('shows sums, percent and hours as people write them', () => {
    expect(form).toMatchObject({ min: '100.00', chips: '500.00 1000.00', feePercent: '1.25' })
    expect(form).toMatchObject({ from: '09:00', to: '00:00', isAlways: false })
  })
  it('needs an English name and a place to pay to', () => {
    expect(problemsOf({ name: { JA: '銀行' } })).toHaveProperty('name')
    expect(problemsOf({ bank: ' ' })).toEqual({ bank: 'cashier-desk.needsBank' })
    expect(problemsOf({ kind: 'crypto' })).toEqual({ address: 'cashier-desk.needsAddress' })
    expect(problemsOf({ kind: 'online' })).toEqual({ gateway: 'cashier-desk.needsGateway' })
    expect(problemsOf({ kind: 'wallet', number: '' })).toHaveProperty('number')
  })
  it('asks for no place to pay to where a gateway has its own', () => {
    expect(problemsOf({ kind: 'online', gateway: 'sandbox', number: '', bank: '' })).toEqual({})
  })
  it('refuses bounds and chips that leave each other', () => {
    expect(problemsOf({ max: '99' })).toHaveProperty('max')
    expect(problemsOf({ chips: '50 500' })).toEqual({ chips: 'cashier-desk.chipsOutside' })
    expect(problemsOf({ chips: '500 abc' })).toEqual({ chips: 'cashier-desk.chipsOutside' })
  })
  it('refuses a fee that eats the least amount', () => {
    expect(problemsOf({ feeFixed: '99' })).toEqual({ feeFixed: 'cashier-desk.feeTooHigh' })
    expect(problemsOf({ feeFixed: '98.74' })).toEqual({})
  })
  it('reads percent with two decimals and no more than a hundred', () => {
    expect(readPercent('1.5', '.')).toBe(150)
    expect(readPercent('0,07', ',')).toBe(7)
    expect(readPercent('100', '.')).toBe(10_000)
    expect(readPercent('100.01', '.')).toBeUndefined()
    expect(readPercent('1.555', '.')).toBeUndefined()
  })
  it('refuses hours that begin when they end', () => {
    expect(problemsOf({ from: '09:00', to: '09:00' })).toEqual({ to: 'cashier-desk.hoursWrong' })
    expect(problemsOf({ from: '22:00', to: '06:00' })).toEqual({})
  })
})
