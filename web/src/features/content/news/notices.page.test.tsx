import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { announcement, announcementsAnswer, contentPaths } from '../../../testing/content.ts'
import { renderSite, type SiteOptions } from '../../../testing/render-site.tsx'

afterEach(() => vi.restoreAllMocks())

const many = (count: number) => Array.from({ length: count }, (_, index) => announcement(index + 1))
const site = (list: ReturnType<typeof many>, more: SiteOptions = {}) =>
  renderSite({ ...more, answers: { [contentPaths.announcements]: announcementsAnswer(...list) } })

describe('the notices on home', () => {
  it('are asked for by their kind, with execution B, all labels and the platform of the web', async () => {
    const { asked } = site(many(1))
    await screen.findByText('News 1')
    const request = asked.find(({ pathname }) => pathname === contentPaths.announcements)
    expect(Object.fromEntries(request?.searchParams ?? [])).toEqual({
      types: 'B,PL,PU,PR,H',
      platform: 'W',
      execution: 'B',
      kind: 'notice',
      language: 'EN',
    })
  })

  it('have their day as every date of the site is written', async () => {
    site(many(1))
    expect((await screen.findByText('News 1')).closest('a')?.textContent).toContain('15 Nov')
  })

  it('say so where there is none', async () => {
    site([])
    expect(
      await screen.findByRole('link', { name: 'There are no notices right now.' }),
    ).toBeTruthy()
  })

  it('stand still when there is one', async () => {
    site(many(1))
    const line = await screen.findByText('News 1')
    expect(line.closest('.marquee-track')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Pause the notices' })).toBeNull()
  })

  it('run when there are several, can be stopped, and are read out once', async () => {
    const { user } = site(many(3))
    const link = await screen.findByRole('link', { name: 'Notices: News 1 · News 2 · News 3' })
    const track = link.querySelector<HTMLElement>('.marquee-track')
    expect(track?.getAttribute('aria-hidden')).toBe('true')
    expect(track?.dataset['still']).toBe('false')
    await user.click(screen.getByRole('button', { name: 'Pause the notices' }))
    expect(track?.dataset['still']).toBe('true')
    expect(screen.getByRole('button', { name: 'Let the notices move' })).toBeTruthy()
  })

  it('come one by one for whoever asked for less motion', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: /reduce/.test(query),
          addEventListener() {},
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    )
    const { user } = site(many(2))
    expect(await screen.findByText('News 1')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Next notice' }))
    expect(screen.getByText('News 2').closest('a')?.getAttribute('href')).toContain('notice=ann_2')
    await user.click(screen.getByRole('button', { name: 'Next notice' }))
    expect(screen.getByText('News 1')).toBeTruthy()
  })

  it('open the popup of notices at a click', async () => {
    const { user } = site(many(2))
    await user.click(await screen.findByRole('link', { name: /^Notices:/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Notices' }))
    expect(dialog.getByText('Text of news 1')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: /News 2/ }))
    expect(dialog.getByText('Text of news 2')).toBeTruthy()
    expect(readAddress().search).toMatchObject({ popup: 'notice', notice: 'ann_2' })
    await user.keyboard('{Escape}')
    expect(readAddress().search).toEqual({})
  })

  it('can be opened one by their address, and lead to their neighbours', async () => {
    const { user } = site(many(3), { at: '/?popup=notice&notice=ann_2' })
    const dialog = within(await screen.findByRole('dialog', { name: 'Notices' }))
    expect(await dialog.findByText('Text of news 2')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Older' }))
    expect(dialog.getByText('Text of news 3')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Older' }).matches(':disabled')).toBe(true)
  })
})
