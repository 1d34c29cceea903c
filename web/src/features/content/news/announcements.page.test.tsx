import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Announcement } from '@baize/contract/content/content'
import { go, readAddress } from '@baize/ui/navigation/address.ts'
import { announcementsAnswer, contentPaths, popup } from '../../../testing/content.ts'
import { renderSite, type SiteOptions } from '../../../testing/render-site.tsx'

const quietMs = 1500
const rest = (ms = quietMs + 400) => act(() => new Promise((done) => setTimeout(done, ms)))
const site = (list: readonly Announcement[], more: SiteOptions = {}) =>
  renderSite({ ...more, answers: { [contentPaths.announcements]: announcementsAnswer(...list) } })
const many = (count: number, more: Partial<Announcement> = {}) =>
  Array.from({ length: count }, (_, index) => popup(index + 1, more))
const findCard = async () =>
  within(await screen.findByRole('complementary', { name: 'Announcements' }))
const card = () => screen.queryByRole('complementary', { name: 'Announcements' })
/** Waits for the card and opens what it announces. */
const findPopup = async () => {
  fireEvent.click((await findCard()).getByRole('button', { name: 'Read' }))
  return within(await screen.findByRole('dialog', { name: 'Announcements' }))
}

describe('the announcement card', () => {
  it('comes by itself once the page is at rest, and not before, with one thing to do', async () => {
    site(many(3))
    await rest(700)
    expect(card()).toBeNull()
    const shown = await findCard()
    expect(shown.getByText('News 1')).toBeTruthy()
    expect(shown.getByText('and 2 more')).toBeTruthy()
    expect(shown.getAllByRole('button').map((one) => one.textContent)).toEqual(['Read', ''])
    // The page below stays what one works with.
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement?.closest('aside')).toBeNull()
  })

  it('opens what it announces', async () => {
    site(many(1))
    expect((await findPopup()).getByText('Text of news 1')).toBeTruthy()
    expect(card()).toBeNull()
  })

  it.each(['/member?m=deposit', '/member?m=withdraw', '/?m=deposit', '/seamless?game=1'])(
    'does not come at %s, where somebody works or plays',
    async (at) => {
      site(many(1, { execution: 'A' }), { at, as: 'member' })
      await rest()
      expect(card()).toBeNull()
    },
  )

  it('waits for whoever is busy with the page', async () => {
    const { user } = site(many(1))
    const search = screen.getByRole('banner').querySelector('input')
    await user.type(search as HTMLInputElement, 'cr')
    await rest()
    // A half-typed word is not taken from anybody.
    expect(card()).toBeNull()
    act(() => search?.blur())
    expect(await findCard()).toBeTruthy()
  })

  it('does not open over another popup', async () => {
    const { user } = site(many(1), { at: '/?popup=keys' })
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await rest()
    expect(card()).toBeNull()
    await user.keyboard('{Escape}')
    expect(await findCard()).toBeTruthy()
  })

  it('does not open at a game or at the login of the agents', async () => {
    site(many(1), { at: '/agent' })
    await rest()
    expect(card()).toBeNull()
  })

  it('is shown once in a session and, once closed, no more for this kind of visitor', async () => {
    const { user } = site(many(1))
    await user.click((await findCard()).getByRole('button', { name: 'Close' }))
    expect(card()).toBeNull()
    act(() => go({ path: '/promotions' }))
    await rest()
    expect(card()).toBeNull()
    expect(JSON.parse(localStorage.getItem('announcements-closed') ?? '')).toEqual({
      B: { ann_1: 1 },
    })
  })

  it('marks the session as soon as it is shown, so that a reload shows it no more, closed or not', async () => {
    site(many(1))
    await findCard()
    await waitFor(() => expect(sessionStorage.getItem('announced')).toBe('["B"]'))
    expect(localStorage.getItem('announcements-closed')).toBeNull()
  })

  it('shows 9 titles on a page, so that 10 make two', async () => {
    const { user } = site(many(10))
    const dialog = await findPopup()
    const titles = () => dialog.getAllByRole('button', { name: /^News \d+/ })
    expect(titles()).toHaveLength(9)
    await user.click(dialog.getByRole('button', { name: 'Page 2' }))
    expect(titles().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('News 10'),
    ])
  })

  it('offers five pages around the present one and one at the end', async () => {
    site(many(90))
    const pager = within((await findPopup()).getByRole('navigation', { name: 'Pages' }))
    const pages = pager.getAllByRole('button', { name: /^Page \d/ })
    expect(pages.map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4', '5', '10'])
  })

  it('leads from a promotion to the reward centre and closes', async () => {
    const { user } = site([popup(1, { execution: 'A', promotionType: 'VIP' })], { as: 'member' })
    const dialog = await findPopup()
    await user.click(dialog.getByRole('button', { name: 'Open the reward centre' }))
    expect(await screen.findByRole('dialog', { name: 'Reward centre' })).toBeTruthy()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(readAddress().search).toEqual({ m: 'rewardCenter' })
    expect(JSON.parse(localStorage.getItem('announcements-closed') ?? '')).toHaveProperty('A mem_1')
  })

  it('has no such button without a promotion', async () => {
    site(many(1))
    const dialog = await findPopup()
    expect(dialog.queryByRole('button', { name: 'Open the reward centre' })).toBeNull()
  })

  it('shows a visitor and a member each their own', async () => {
    const list = [
      popup(1, { title: 'For guests' }),
      popup(2, { title: 'For members', execution: 'A' }),
    ]
    const { unmount } = site(list)
    expect((await findPopup()).getByRole('heading', { name: 'For guests' })).toBeTruthy()
    unmount()
    site(list, { as: 'member' })
    expect((await findPopup()).getByRole('heading', { name: 'For members' })).toBeTruthy()
  })

  it('says that a text is in another language, and marks it', async () => {
    site(many(1, { fallbackLanguage: 'JA' }))
    const dialog = await findPopup()
    expect(
      dialog.getByText('This text is not written in English yet. It is shown in 日本語.'),
    ).toBeTruthy()
    expect(dialog.getByText('Text of news 1').closest('[lang]')?.getAttribute('lang')).toBe('ja-JP')
  })

  it('can be opened by its address at any time', async () => {
    site(many(1), { at: '/?popup=announcement' })
    const dialog = within(await screen.findByRole('dialog', { name: 'Announcements' }))
    expect(await dialog.findByText('Text of news 1')).toBeTruthy()
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  })
})
