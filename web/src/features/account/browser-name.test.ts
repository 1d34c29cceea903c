import { expect, it } from 'vitest'
import { browserName, isPhone } from './browser-name.ts'

const mozilla = 'Mozilla/5.0'
it.each([
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge · Windows',
    false,
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1`,
    'Safari · iPhone',
    true,
  ],
  [
    `${mozilla} (Linux; Android 15; SM-S931B) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet · Android',
    true,
  ],
  [
    `${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`,
    'Firefox · Linux',
    false,
  ],
  ['curl/8.5.0', '', false],
])('%s is %s', (userAgent, name, phone) => {
  expect(browserName(userAgent)).toBe(name)
  expect(isPhone(userAgent)).toBe(phone)
})
