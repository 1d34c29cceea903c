import { describe, expect, it } from 'vitest'
import { isOwnPage } from './own-page.ts'

const host = 'play.example.com'
const publicUrl = 'https://public.example.com'

describe('whether a page of the site itself calls', () => {
  it.each([
    ['same-origin', true],
    ['same-site', false],
    ['cross-site', false],
    ['none', false],
  ])('%s: %s', (relation, expected) => {
    const headers = { 'sec-fetch-site': relation, origin: `https://${host}` }
    expect(isOwnPage(headers, host, publicUrl)).toBe(expected)
  })

  it.each([
    [`https://${host}`, true],
    [publicUrl, true],
    ['https://evil.example.com', false],
    ['null', false],
    [undefined, false],
  ])('where the browser names only its origin, %s: %s', (origin, expected) => {
    const headers = origin === undefined ? {} : { origin }
    expect(isOwnPage(headers, host, publicUrl)).toBe(expected)
  })
})
