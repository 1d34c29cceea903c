import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { RichText } from './rich-text.tsx'

describe('a formatted text', () => {
  it('keeps what formats it', () => {
    render(<RichText html="<h2>Limits</h2><p>Set <strong>one</strong></p><ul><li>day</li></ul>" />)
    expect(screen.getByRole('heading', { name: 'Limits' })).toBeTruthy()
    expect(screen.getByRole('listitem').textContent).toBe('day')
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src="/art/v1/mark.svg" onerror="alert(1)">',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<svg onload="alert(1)"></svg>',
    '<p style="position:fixed">x</p>',
    '<form action="https://evil.example"><input></form>',
  ])('leaves out what could run or reach out: %s', (html) => {
    const { container } = render(<RichText html={`<p>Before</p>${html}`} />)
    expect(container.textContent).toContain('Before')
    expect(container.innerHTML).not.toMatch(/script|onerror|onload|javascript:|evil|style=|<form/)
  })

  it('opens outside addresses in a tab that knows nothing of this one', () => {
    render(<RichText html='<a href="https://help.example" target="_top" rel="opener">Out</a>' />)
    const link = screen.getByRole('link', { name: 'Out' })
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  })

  it('follows a link to a page of ours without a reload', async () => {
    render(<RichText html='<a href="/help#responsible">Limits</a>' />)
    await userEvent.click(screen.getByRole('link', { name: 'Limits' }))
    expect(readAddress()).toMatchObject({ path: '/help', hash: 'responsible' })
  })

  it('lets its pictures wait until they are near', () => {
    const { container } = render(<RichText html='<img src="/art/v1/mark.svg" alt="Mark">' />)
    expect(container.querySelector('img')?.getAttribute('loading')).toBe('lazy')
  })
})
