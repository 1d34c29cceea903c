import { expect, it } from 'vitest'
import { addressOf } from './address-of.ts'

it('[H33] a caller who hung up has no address, and gets no further', () => {
  expect(addressOf({ ip: '192.0.2.9' })).toBe('192.0.2.9')
  expect(() => addressOf({ ip: undefined })).toThrow(
    expect.objectContaining({ code: 'took_too_long' }),
  )
})
