import { describe, expect, it } from 'vitest'
import { asTyped, drawText, makeText } from './image.ts'

describe('the letters of an image', () => {
  it('[I42] are five, none of which is taken for another', () => {
    const texts = Array.from({ length: 500 }, makeText)
    for (const text of texts) expect(text).toMatch(/^[A-Z0-9]{5}$/)
    expect(texts.join('')).not.toMatch(/[OIL015S2Z8BGQV69]/)
    expect(new Set(texts).size).toBeGreaterThan(490)
  })

  it.each([' hk w7r ', 'HKW7R', 'ｈｋｗ７ｒ'])('[I42] may be typed as %j', (typed) => {
    expect(asTyped(typed)).toBe('HKW7R')
  })

  it('[I42] are drawn dark on a light ground of their own', async () => {
    const png = Buffer.from(await drawText('HKW7R'), 'base64')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([360, 120])
  })
})
