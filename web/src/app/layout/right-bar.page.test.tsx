import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStatus } from '../../testing/fixtures.ts'
import { renderSite } from '../../testing/render-site.tsx'

/** The window of the tests has no edge to drag. */
function setWidth(width: number): void {
  const { happyDOM } = window as unknown as {
    happyDOM: { setViewport(size: { width: number }): void }
  }
  happyDOM.setViewport({ width })
}

describe('the right bar', () => {
  beforeEach(() => setWidth(1440))
  afterEach(() => setWidth(1024))

  it('is not drawn where there is no room for it', () => {
    setWidth(390)
    renderSite()
    expect(screen.queryByRole('complementary', { name: 'Follow us' })).toBeNull()
    expect(screen.queryByRole('complementary', { name: 'Menu' })).toBeNull()
  })

  it('shows the social links that are set, each in a page of its own', () => {
    renderSite()
    const bar = within(screen.getByRole('complementary', { name: 'Follow us' }))
    const links = ['Telegram', 'Facebook'].map((name) => bar.getByRole('link', { name }))
    for (const link of links) {
      expect(link.getAttribute('rel')).toBe('noopener noreferrer')
      expect(link.getAttribute('target')).toBe('_blank')
    }
  })

  it('is not drawn, nor its button, without links', () => {
    renderSite({ status: { info: { ...openStatus.info, resources: [] } } })
    expect(screen.queryByRole('complementary', { name: 'Follow us' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Follow us' })).toBeNull()
  })

  it('is one button with the same links where there is no room for it', async () => {
    const { user } = renderSite()
    const header = within(screen.getByRole('banner'))
    await user.click(header.getByRole('button', { name: 'Follow us' }))
    expect(header.getByRole('link', { name: 'Telegram' })).toBeTruthy()
    expect(header.getByRole('link', { name: 'Customer service' })).toBeTruthy()
  })
})
