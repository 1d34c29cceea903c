import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { callPaths } from '../testing/fake-server.ts'
import { renderSite } from '../testing/render-site.tsx'
import { chooseLanguage, startLanguage } from '@baize/texts/choose-language'

afterEach(async () => {
  await act(() => chooseLanguage('EN'))
  localStorage.clear()
})

describe('the language', () => {
  it('is switched in place: typed text stays, labels change, lists are asked again', async () => {
    const { user, asked } = renderSite()
    await screen.findByRole('navigation', { name: 'Game types' })
    const box = screen.getByRole('combobox', { name: 'Search games' }) as HTMLInputElement
    await user.type(box, 'tiger')
    const menu = within(screen.getByRole('complementary', { name: 'Menu' }))
    const before = asked.filter(({ pathname }) => pathname === callPaths.hot).length
    expect(before).toBeLessThanOrEqual(1)
    await user.selectOptions(menu.getByRole('combobox', { name: 'Language' }), 'KO')

    await waitFor(() => expect(document.documentElement.lang).toBe('ko-KR'))
    expect(screen.getByDisplayValue('tiger')).toBe(box)
    expect(box.value).toBe('tiger')
    expect(box.getAttribute('aria-label')).not.toBe('Search games')
    await waitFor(() => {
      const hot = asked.filter(({ pathname }) => pathname === callPaths.hot)
      expect(hot.length).toBeGreaterThan(before)
      expect(hot.at(-1)?.searchParams.get('language')).toBe('KO')
      const vendors = asked.filter(({ pathname }) => pathname === callPaths.vendors)
      expect(vendors.at(-1)?.searchParams.get('language')).toBe('KO')
    })
  })

  it('is kept for the next visit, on the page and for the server', async () => {
    renderSite()
    await act(() => chooseLanguage('JA'))
    expect(localStorage.getItem('language')).toBe('JA')
    expect(document.cookie).toContain('language=JA')
    await act(() => chooseLanguage('EN'))
    localStorage.setItem('language', 'JA')
    const shown: string[] = []
    startLanguage('EN', (language) => shown.push(language))
    await waitFor(() => expect(document.documentElement.lang).toBe('ja-JP'))
    expect(shown).toEqual(['JA'])
  })

  it('TY on the wire is Filipino in the page', async () => {
    const { asked } = renderSite()
    await act(() => chooseLanguage('TY'))
    expect(document.documentElement.lang).toBe('fil-PH')
    expect(asked.some(({ pathname }) => pathname.startsWith('/texts/TY/'))).toBe(true)
  })

  it('offers what the brand has switched on, each under its own name', () => {
    renderSite()
    const menu = within(screen.getByRole('complementary', { name: 'Menu' }))
    const select = menu.getByRole('combobox', { name: 'Language' })
    const names = within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['English', 'Filipino', '日本語', '한국어', 'Português'])
  })
})
