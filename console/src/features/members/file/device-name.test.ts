import { describe, expect, it } from 'vitest'
import { readDevice } from './device-name.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'

describe('readDevice', () => {
  it.each([
    [`${windows} Chrome/131.0.0.0 Safari/537.36`, 'Chrome, Windows', 'desk'],
    [`${windows} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, 'Edge, Windows', 'desk'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
      'phone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
      'Samsung Internet, Android',
      'phone',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
      'Firefox, Linux',
      'desk',
    ],
    ['curl/8.5.0', 'Script', 'unknown'],
    ['', '', 'unknown'],
  ])('reads %s', (userAgent, name, kind) => {
    expect(readDevice(userAgent)).toEqual({ name, kind })
  })
})
