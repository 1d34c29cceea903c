import { describe, expect, it } from 'vitest'
import { drawQr, qrDefaults } from './qr-code.ts'

const address = 'https://baize.example/app/ios'

describe('a QR code', () => {
  it('has the defaults of the product', () => {
    expect(qrDefaults).toEqual({
      size: 200,
      margin: 20,
      dark: '#000000',
      light: '#ffffff',
      logoScale: 0.2,
      level: 'M',
      minVersion: 1,
      maxVersion: 40,
    })
  })

  it('takes the smallest version that holds its text: 29 bytes at level M need version 3, 29 modules a side', () => {
    expect(drawQr(address)).toMatchObject({ ok: true, value: { modules: 29 } })
  })

  it('[U9] goes up to version 40, 177 modules a side, and refuses what is longer', () => {
    expect(drawQr('x'.repeat(2331))).toMatchObject({ ok: true, value: { modules: 177 } })
    expect(drawQr('x'.repeat(2332))).toMatchObject({ ok: false })
    expect(drawQr('x'.repeat(1_000_000))).toMatchObject({ ok: false })
  })

  it('draws the finder pattern at the top left: seven dark modules in the first row', () => {
    const drawn = drawQr(address)
    expect(drawn.ok && drawn.value.path.startsWith('M0 0h7v1H0z')).toBe(true)
  })
})
