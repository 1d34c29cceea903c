import { describe, expect, it } from 'vitest'
import { handlingOf, keepablePage } from './rules.ts'

const origin = 'https://baize.example'
const asked = (path: string, more: { mode?: string; method?: string; hasToken?: boolean } = {}) =>
  handlingOf(
    { method: 'GET', mode: 'cors', hasToken: false, ...more, url: new URL(path, origin) },
    origin,
  )

describe('the service worker', () => {
  it('keeps the last page for when there is no network, whatever page of the site it is', () => {
    for (const path of ['/', '/home', '/rng?page=2', '/help', '/no-such-place']) {
      expect(asked(path, { mode: 'navigate' })).toBe('page')
    }
  })

  it('leaves the console, the arcade, the agents and files to themselves', () => {
    for (const path of ['/ops', '/ops/members', '/arcade/x', '/agent', '/agentHome', '/docs/api']) {
      expect(asked(path, { mode: 'navigate' })).toBe('pass')
    }
    expect(asked('/content/app.mobileconfig', { mode: 'navigate' })).toBe('pass')
  })

  it('takes what never changes under its address from the cache', () => {
    expect(asked('/assets/first-abc.js')).toBe('kept')
    expect(asked('/art/v1/kite/x.svg?n=X')).toBe('kept')
    expect(asked('/content/pictures/pic_1.webp')).toBe('kept')
  })

  it('keeps answers that are the same for everyone, and never one that was asked with a session', () => {
    expect(asked('/wps/relay/GCSGAME_hotGamesV2?language=EN')).toBe('fresh')
    expect(asked('/wps/relay/GCSGAME_hotGamesV2', { hasToken: true })).toBe('pass')
    expect(asked('/wps/relay/MCSFE_getListAnnouncements', { hasToken: true })).toBe('pass')
  })

  it('touches no call that has a person, money or the state of the site behind it', () => {
    expect(asked('/wps/system/status')).toBe('pass')
    expect(asked('/wps/member/info')).toBe('pass')
    expect(asked('/wps/v2/wallets/balance')).toBe('pass')
    expect(asked('/wps/session/login', { method: 'POST' })).toBe('pass')
  })

  it('has nothing to do with other hosts', () => {
    expect(asked('https://cdn.example/assets/x.js')).toBe('pass')
  })
})

describe('a kept page', () => {
  const page =
    '<!doctype html><html lang="en"><script type="application/json" id="boot">' +
    '{"status":{"status":0,"location":{"ip":"203.0.113.42","country":"PH"}},"vendors":{}}</script></html>'

  it('says from when it is', () => {
    const kept = keepablePage(page, new Date('2026-11-15T06:02:00Z'))
    expect(kept).toContain('<html data-kept-at="2026-11-15T06:02:00.000Z" lang="en">')
  })

  it('does not hold the address of whoever asked for it', () => {
    expect(keepablePage(page, new Date())).not.toContain('203.0.113.42')
  })

  it('is one with a lobby: that of a closed site is not kept', () => {
    expect(
      keepablePage('<html lang="en">{"status":{"status":1}}</html>', new Date()),
    ).toBeUndefined()
  })
})
