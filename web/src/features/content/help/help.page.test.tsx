import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { contentPaths, topic } from '../../../testing/content.ts'
import { renderSite } from '../../../testing/render-site.tsx'

const article = (index: number, section: 'NEWS' | 'BLOG') =>
  topic(`${section.toLowerCase()}-${index}`, `${section} ${index}`, { section })

const articles = (url: URL) => {
  const section = url.searchParams.get('section') === 'BLOG' ? 'BLOG' : 'NEWS'
  const page = Number(url.searchParams.get('pageNo'))
  return { list: [article(page, section)], total: 3, totalPages: 3 }
}

describe('the help centre', () => {
  it('asks for its texts in the language of the page, for the device WEB', async () => {
    const { asked } = renderSite({ at: '/help' })
    await screen.findByRole('heading', { name: 'Rules and rights' })
    const request = asked.find(({ pathname }) => pathname === contentPaths.help)
    expect(Object.fromEntries(request?.searchParams ?? [])).toEqual({ lang: 'EN', device: 'WEB' })
  })

  it('shows the topics by their shelves, and finds a word in them', async () => {
    const { user } = renderSite({ at: '/help' })
    await screen.findByRole('heading', { name: 'Rules and rights' })
    await user.type(screen.getByRole('searchbox', { name: 'Search in help' }), 'text of DEPOSITS')
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: /^Deposits/ })).toBeTruthy()
    expect(main.queryByRole('link', { name: /^Terms/ })).toBeNull()
    await user.type(screen.getByRole('searchbox', { name: 'Search in help' }), ' unicorn')
    expect(main.getAllByText('No topic has these words')).not.toHaveLength(0)
  })

  it('opens a topic in the popup by its hash', async () => {
    const { user } = renderSite({ at: '/help' })
    await screen.findByRole('heading', { name: 'Rules and rights' })
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: /^Terms/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Terms' }))
    expect(dialog.getByText('The text of Terms.')).toBeTruthy()
    expect(readAddress()).toMatchObject({ path: '/help', hash: 'term' })
  })

  it('has its content as a page at /helpmc, where a hash is a place and no popup', async () => {
    renderSite({ at: '/helpmc#licences' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Licences' })).toBeTruthy()
    const main = within(screen.getByRole('main'))
    expect(main.getByText('The text of Licences.')).toBeTruthy()
    const here = main.getByRole('link', { name: 'Licences' })
    expect(here.getAttribute('aria-current')).toBe('page')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['/help#about', 'About us', 'The text of About us.'],
    ['/help#licences', 'Licences', 'The text of Licences.'],
    ['/help#news', 'News', 'NEWS 1'],
    ['/help#blog', 'Blog', 'BLOG 1'],
  ])('has %s', async (at, name, text) => {
    renderSite({ at, answers: { [contentPaths.articles]: articles } })
    const dialog = within(await screen.findByRole('dialog', { name }))
    expect(await dialog.findByText(text)).toBeTruthy()
  })

  it('turns the pages of the news and opens an article, both in the address', async () => {
    const { user } = renderSite({
      at: '/helpmc#news',
      answers: { [contentPaths.articles]: articles },
    })
    await user.click(await screen.findByRole('button', { name: 'Page 2' }))
    await user.click(await screen.findByRole('link', { name: /^NEWS 2/ }))
    expect(await screen.findByText('The text of NEWS 2.')).toBeTruthy()
    expect(readAddress().search).toEqual({ news: '2', article: 'news-2' })
    await user.click(screen.getByRole('link', { name: 'Back to the list' }))
    expect(await screen.findByRole('link', { name: /^NEWS 2/ })).toBeTruthy()
  })

  it('says so where nothing is written under a name', async () => {
    renderSite({ at: '/help#no-such-topic' })
    const dialog = within(await screen.findByRole('dialog', { name: 'Help centre' }))
    expect(await dialog.findByText(/has not published this text yet/)).toBeTruthy()
  })

  it('says what failed, and asks again', async () => {
    let cut = true
    const answer = () => (cut ? new TypeError('cut') : { topics: [topic('term', 'Terms')] })
    const { user } = renderSite({ at: '/help', answers: { [contentPaths.help]: answer } })
    const alert = within(await screen.findByRole('alert'))
    cut = false
    await user.click(alert.getByRole('button', { name: 'Try again' }))
    expect(
      await within(screen.getByRole('main')).findByRole('link', { name: /^Terms/ }),
    ).toBeTruthy()
  })
})
