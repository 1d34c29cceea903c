import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { banner, bannersAnswer, contentPaths } from '../../../testing/content.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { carousel, stepFrom } from './carousel-turn.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const home = (...banners: Parameters<typeof bannersAnswer>) => ({
  answers: { [contentPaths.banners]: bannersAnswer(...banners) },
})

const findCarousel = () => screen.findByRole('region', { name: 'What is new' })
/** The slide that is not inert; the others are neither seen nor reached. */
const shownTitle = () =>
  screen.getByRole('region', { name: 'What is new' }).querySelector('li:not([inert]) h2')

/** Opens home with three banners and stops the clock once they are there. */
async function openThree() {
  const site = renderSite(home(banner(1), banner(2), banner(3)))
  await findCarousel()
  vi.useFakeTimers()
  // A turn by hand starts a new wait, on the clock of the test.
  fireEvent.click(screen.getByRole('button', { name: 'Show banner 2' }))
  fireEvent.click(screen.getByRole('button', { name: 'Show banner 1' }))
  return site
}

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

describe('the constants of a carousel', () => {
  it('are 5000 ms between turns, 1000 ms for one, one slide in view and 20.3 between two', async () => {
    expect(carousel).toEqual({
      autoplayMs: 5000,
      transitionMs: 1000,
      slidesPerView: 1,
      spacingPx: 20.3,
    })
    renderSite(home(banner(1), banner(2)))
    const { style } = await findCarousel()
    expect(style.getPropertyValue('--slide-time')).toBe('1000ms')
    expect(style.getPropertyValue('--slide-gap')).toBe('20.3px')
  })

  it('make a loop', () => {
    expect([stepFrom(2, 1, 3), stepFrom(0, -1, 3), stepFrom(0, 1, 3)]).toEqual([0, 2, 1])
  })
})

describe('the banners of home', () => {
  it('give way to the plate of the house where there is none', async () => {
    renderSite()
    expect(screen.getByRole('region', { name: 'Welcome' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'What is new' })).toBeNull()
  })

  it('of other places do not stand on home', async () => {
    renderSite(home(banner(1, { groupName: 'w_login' }), banner(2)))
    const region = within(await findCarousel())
    expect(region.getAllByRole('listitem', { hidden: true })).toHaveLength(1)
    expect(region.getByRole('heading', { name: 'Banner 2' })).toBeTruthy()
  })

  it('load the first picture at once, with its size, and the others when they are near', async () => {
    renderSite(home(banner(1, { alt: 'First' }), banner(2, { alt: 'Second' })))
    const [first, second] = (await findCarousel()).querySelectorAll('img')
    expect(first?.getAttribute('fetchpriority')).toBe('high')
    expect([first?.getAttribute('loading'), second?.getAttribute('loading')]).toEqual([
      'eager',
      'lazy',
    ])
    expect([first?.getAttribute('width'), first?.getAttribute('height')]).toEqual(['780', '224'])
  })

  it('turn by themselves, every 5000 ms and in a loop', async () => {
    await openThree()
    expect(shownTitle()?.textContent).toBe('Banner 1')
    wait(4999)
    expect(shownTitle()?.textContent).toBe('Banner 1')
    wait(1)
    expect(shownTitle()?.textContent).toBe('Banner 2')
    wait(5000)
    wait(5000)
    expect(shownTitle()?.textContent).toBe('Banner 1')
  })

  it('stand still where there is only one, and then have nothing to press', async () => {
    renderSite(home(banner(1)))
    const region = within(await findCarousel())
    vi.useFakeTimers()
    wait(20_000)
    expect(shownTitle()?.textContent).toBe('Banner 1')
    expect(region.queryAllByRole('button')).toEqual([])
  })

  it('pause at the button, under the pointer and with the focus, and go on after', async () => {
    await openThree()
    fireEvent.click(screen.getByRole('button', { name: 'Pause the banners' }))
    wait(20_000)
    expect(shownTitle()?.textContent).toBe('Banner 1')
    fireEvent.click(screen.getByRole('button', { name: 'Let the banners turn' }))
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'What is new' }))
    wait(20_000)
    expect(shownTitle()?.textContent).toBe('Banner 1')
    fireEvent.pointerLeave(screen.getByRole('region', { name: 'What is new' }))
    act(() => screen.getByRole('button', { name: 'Next banner' }).focus())
    wait(20_000)
    expect(shownTitle()?.textContent).toBe('Banner 1')
    act(() => screen.getByRole('button', { name: 'Next banner' }).blur())
    wait(5000)
    expect(shownTitle()?.textContent).toBe('Banner 2')
  })

  it('do not move for whoever asked for less motion', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          ...new EventTarget(),
          matches: /reduce/.test(query),
          addEventListener() {},
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    )
    await openThree()
    wait(20_000)
    expect(shownTitle()?.textContent).toBe('Banner 1')
    expect(screen.getByRole('button', { name: 'Let the banners turn' })).toBeTruthy()
  })

  it('turn by arrows, by keys and by a finger, in both directions', async () => {
    await openThree()
    const region = screen.getByRole('region', { name: 'What is new' })
    fireEvent.click(screen.getByRole('button', { name: 'Previous banner' }))
    expect(shownTitle()?.textContent).toBe('Banner 3')
    fireEvent.keyDown(region, { key: 'ArrowRight' })
    expect(shownTitle()?.textContent).toBe('Banner 1')
    const slides = within(region).getByRole('list')
    const touch = { pointerType: 'touch', clientY: 100 }
    fireEvent.pointerDown(slides, { ...touch, clientX: 300 })
    fireEvent.pointerUp(slides, { ...touch, clientX: 200 })
    expect(shownTitle()?.textContent).toBe('Banner 2')
    // Down the page is not across the banner.
    fireEvent.pointerDown(slides, { ...touch, clientX: 300 })
    fireEvent.pointerUp(slides, { ...touch, clientX: 240, clientY: 400 })
    expect(shownTitle()?.textContent).toBe('Banner 2')
  })
})

describe('a banner', () => {
  it('without a linkage is not clickable', async () => {
    renderSite(home(banner(1)))
    expect(within(await findCarousel()).queryByRole('link')).toBeNull()
  })

  it.each([
    ['PAGE', '/help#responsible', '/help#responsible'],
    ['PROMOTION', 'pro_1', '/promotions?promotion=pro_1'],
    ['PROMOTION', '', '/promotions'],
    ['GAME', '7', '/login?next=%2Fseamless%3Fgame%3D7'],
    ['LINK', 'https://partner.example/offer', 'https://partner.example/offer'],
  ] as const)('with %s %s leads a visitor to %s', async (linkageType, target, href) => {
    renderSite(home(banner(1, { linkageType, target, action: 'See more' })))
    const link = within(await findCarousel()).getByRole('link', { name: 'See more' })
    expect(link.getAttribute('href')).toBe(href)
    expect(link.getAttribute('rel')).toBe(linkageType === 'LINK' ? 'noopener noreferrer' : null)
  })

  it('of a game leads a member straight there', async () => {
    const linked = banner(1, { linkageType: 'GAME', target: '7', action: 'Play' })
    const { user } = renderSite({ ...home(linked), as: 'member' })
    await user.click(within(await findCarousel()).getByRole('link', { name: 'Play' }))
    expect(readAddress()).toMatchObject({ path: '/seamless', search: { game: '7' } })
  })

  it('with a script in its words shows the words and runs nothing', async () => {
    const content =
      'Ten <b>back</b><script>window.broken = true</script><img src=x onerror="window.broken = true">'
    renderSite(home(banner(1, { content })))
    const region = await findCarousel()
    await within(region).findByText('back')
    expect(region.querySelector('script, [onerror], img[src="x"]')).toBeNull()
    expect('broken' in window).toBe(false)
  })
})

describe('the other places of banners', () => {
  it('are the side menu and the plate beside the forms of login and registration', async () => {
    const answers = home(
      banner(1, { groupName: 'w_leftmenu', title: 'In the menu' }),
      banner(2, { groupName: 'w_login', title: 'At the login' }),
      banner(3, { groupName: 'w_register', title: 'At the registration' }),
    )
    const { user } = renderSite({ at: '/login', ...answers })
    const login = within(await screen.findByRole('dialog', { name: 'Log in' }))
    expect(await login.findByText('At the login')).toBeTruthy()
    await user.click(login.getByRole('link', { name: 'Register' }))
    const register = within(await screen.findByRole('dialog', { name: 'Register' }))
    expect(await register.findByText('At the registration')).toBeTruthy()
    expect(screen.getByText('In the menu').closest('aside')).toBeTruthy()
  })
})
