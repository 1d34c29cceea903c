import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { watchInstallOffer } from '../features/install/install.ts'
import { renderSite } from '../testing/render-site.tsx'
import { Root } from './root.tsx'

beforeAll(watchInstallOffer)
afterEach(() => {
  act(() => void dispatchEvent(new Event('appinstalled')))
  vi.restoreAllMocks()
})

/** The browser says that the site could be installed. */
function offer() {
  const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => void dispatchEvent(event))
  return { event, prompt }
}

/** Comes back in a new tab, so many visits after the first. */
function visit(number: number) {
  const site = renderSite()
  site.unmount()
  sessionStorage.clear()
  localStorage.setItem('visits', String(number - 1))
  render(<Root />)
  return site
}

const card = () => screen.queryByRole('complementary', { name: 'Keep Baize on this device' })
const rest = () => act(() => new Promise((done) => setTimeout(done, 2200)))

describe('the offer to install the site', () => {
  it('is not made on the first visit, and the browser makes none of its own', async () => {
    visit(1)
    const { event } = offer()
    expect(event.defaultPrevented).toBe(true)
    await rest()
    expect(card()).toBeNull()
  })

  it('is made on the second visit, and taken hands over to the browser', async () => {
    const { user } = visit(2)
    const { prompt } = offer()
    await waitFor(() => expect(card()).toBeTruthy())
    await user.click(screen.getByRole('button', { name: 'Install' }))
    expect(prompt).toHaveBeenCalledTimes(1)
    expect(card()).toBeNull()
  })

  it('that was declined does not come again', async () => {
    const { user } = visit(2)
    offer()
    await waitFor(() => expect(card()).toBeTruthy())
    await user.click(screen.getAllByRole('button', { name: 'Not now' })[0] as HTMLElement)
    expect(card()).toBeNull()
    expect(localStorage.getItem('install-answered')).toBe('1')
  })

  it('is not made on the third visit any more', async () => {
    visit(3)
    offer()
    await rest()
    expect(card()).toBeNull()
  })

  it('is not made where the browser cannot install', async () => {
    visit(2)
    await rest()
    expect(card()).toBeNull()
  })

  it('is a hint on an iPhone, whose browser makes no offer', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)',
    )
    visit(2)
    await waitFor(() => expect(card()?.textContent).toContain('Add to Home Screen'))
    expect(screen.queryByRole('button', { name: 'Install' })).toBeNull()
  })
})
