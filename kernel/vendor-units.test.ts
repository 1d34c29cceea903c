import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencies, money } from './money.ts'
import { fromVendorUnits, toVendorUnits, type VendorScale } from './vendor-units.ts'

const thousands: VendorScale = { majors: 1000n, units: 1n, decimals: 4 }
const cents: VendorScale = { majors: 1n, units: 100n, decimals: 0 }
const plain: VendorScale = { majors: 1n, units: 1n, decimals: 2 }

describe('vendor units', () => {
  it('[K8] a thousand dong are one unit', () => {
    expect(toVendorUnits(money(12_500n, 'VND'), thousands)).toEqual({ ok: true, value: '12.5000' })
    expect(fromVendorUnits('12.5', 'VND', thousands)).toEqual({
      ok: true,
      value: money(12_500n, 'VND'),
    })
    expect(fromVendorUnits('-0.001', 'VND', thousands)).toEqual({
      ok: true,
      value: money(-1n, 'VND'),
    })
  })

  it('[K8] a part of a dong is refused, and so are sen that four decimals cannot hold', () => {
    expect(fromVendorUnits('12.3456', 'VND', thousands)).toMatchObject({ code: 'amount_inexact' })
    expect(toVendorUnits(money(1n, 'IDR'), thousands)).toMatchObject({ code: 'amount_inexact' })
    expect(toVendorUnits(money(10n, 'IDR'), thousands)).toEqual({ ok: true, value: '0.0001' })
  })

  it('[K8] hundredths are whole numbers', () => {
    expect(toVendorUnits(money(1250n, 'PHP'), cents)).toEqual({ ok: true, value: '1250' })
    expect(toVendorUnits(money(1_250_001n, 'USDT'), cents)).toMatchObject({ ok: false })
    expect(fromVendorUnits('1250', 'JPY', cents)).toMatchObject({ code: 'amount_inexact' })
  })

  it.each(['', '1e3', 'NaN', '1,5', '١', '9'.repeat(50)])('[K8] %j is not an amount', (text) => {
    expect(fromVendorUnits(text, 'PHP', plain)).toMatchObject({ code: 'amount_invalid' })
  })

  it('[K8] what goes out comes back unchanged, or is refused (seed 2)', () => {
    const anyMoney = fc.tuple(
      fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
      fc.constantFrom(...currencies),
    )
    let sent = 0
    fc.assert(
      fc.property(anyMoney, fc.constantFrom(thousands, cents, plain), ([amount, code], scale) => {
        const out = toVendorUnits(money(amount, code), scale)
        if (!out.ok) return
        sent += 1
        expect(fromVendorUnits(out.value, code, scale)).toEqual({
          ok: true,
          value: money(amount, code),
        })
      }),
      { seed: 2, numRuns: 1000 },
    )
    expect(sent).toBeGreaterThan(300)
  })
})
