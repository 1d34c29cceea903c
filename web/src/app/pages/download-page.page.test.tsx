import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readQr } from '@baize/ui/testing/read-qr.ts'
import { SeenAtOnce } from '../../testing/seen-at-once.ts'
import { contentPaths } from '../../testing/content.ts'
import { openStatus } from '../../testing/fixtures.ts'
import { renderSite } from '../../testing/render-site.tsx'

afterEach(() => vi.restoreAllMocks())

const checksum = 'ab'.repeat(32)
const android = {
  platform: 'ANDROID',
  url: 'https://cdn.example/baize.apk',
  version: '3.2.1',
  sizeBytes: 24_500_000,
  checksum,
  requires: 'Android 8',
  notes: '<p>Signed by the operator.</p>',
  fallbackLanguage: null,
}
const withAndroid = { answers: { [contentPaths.downloads]: { list: [android] } } }

const cards = () =>
  within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .filter(({ id }) => id !== '')

describe('the page about the apps', () => {
  it('has codes that a phone reads as the profile and the app file', async () => {
    renderSite({ at: '/down' })
    const main = within(screen.getByRole('main'))
    const ios = await main.findByRole('img', { name: 'QR code for iPhone' })
    expect(readQr(ios)).toBe(`${location.origin}/content/app.mobileconfig`)
    expect(readQr(main.getByRole('img', { name: 'QR code for Android' }))).toBe(
      'https://cdn.example/baize.apk',
    )
    expect([ios.getAttribute('width'), ios.querySelector('image')?.getAttribute('href')]).toEqual([
      '200',
      '/app/icon.svg',
    ])
  })

  it('has buttons for the same files, and the lite app in four steps', async () => {
    renderSite({ at: '/down', ...withAndroid })
    const profile = await screen.findByRole('link', { name: 'Download the profile' })
    expect(profile.getAttribute('href')).toBe(`${location.origin}/content/app.mobileconfig`)
    expect(screen.getByRole('link', { name: 'Download the app' }).getAttribute('href')).toBe(
      android.url,
    )
    const guide = screen.getByRole('heading', { name: 'How to install the lite app' })
    expect(within(guide.nextElementSibling as HTMLElement).getAllByRole('listitem')).toHaveLength(4)
  })

  it('shows what the operator tells of the file', async () => {
    renderSite({ at: '/down', ...withAndroid })
    for (const told of ['3.2.1', '24.5 MB', 'Android 8', 'Signed by the operator.']) {
      expect(await screen.findByText(told)).toBeTruthy()
    }
    expect(screen.getByText(new RegExp(checksum))).toBeTruthy()
  })

  it('says honestly when there is no app for Android', async () => {
    renderSite({ at: '/down', status: { info: { ...openStatus.info, resources: [] } } })
    expect(await screen.findByText(/has not published an app for Android yet/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Download the app' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Download the profile' })).toBeTruthy()
  })

  it.each([
    ['Mozilla/5.0 (Linux; Android 15)', 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'ios'],
  ])('puts the own one first on %s', async (agent, first) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
    renderSite({ at: '/down' })
    await screen.findByRole('img', { name: 'QR code for iPhone' })
    expect(cards()[0]?.id).toBe(first)
  })
})

describe('the download block of home', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('has both codes, and buttons for a phone', async () => {
    vi.stubGlobal('IntersectionObserver', SeenAtOnce)
    renderSite()
    const title = await screen.findByRole('heading', { name: 'Take the table with you' })
    const block = within(title.closest('section') as HTMLElement)
    const ios = await block.findByRole('img', { name: 'QR code for iPhone' })
    expect(readQr(ios)).toBe(`${location.origin}/content/app.mobileconfig`)
    expect(readQr(block.getByRole('img', { name: 'QR code for Android' }))).toBe(
      'https://cdn.example/baize.apk',
    )
    expect(block.getByRole('link', { name: 'iPhone' }).getAttribute('href')).toBe('/down#ios')
    expect(block.getByRole('link', { name: 'Android' }).getAttribute('href')).toBe('/down#android')
  })
})
