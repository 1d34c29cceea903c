import { expect, it } from 'vitest'
import { isOwnOrigin } from './origin.ts'

it.each([
  ['http://localhost:3000', 'localhost:3000', '', true],
  ['https://Play.example', 'play.example', '', true],
  ['https://play.example', '10.0.0.5:3000', 'https://play.example/', true],
  [undefined, 'localhost:3000', '', true],
  ['https://evil.example', 'play.example', 'https://play.example', false],
  ['http://localhost:3001', 'localhost:3000', '', false],
  ['https://play.example.evil.example', 'play.example', '', false],
  ['null', 'play.example', '', false],
  ['', 'play.example', '', false],
])('[P21] origin %s at host %s (public %s): %s', (origin, host, publicUrl, own) => {
  expect(isOwnOrigin(origin, host, publicUrl)).toBe(own)
})
