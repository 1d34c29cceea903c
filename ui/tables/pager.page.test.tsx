import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Pager } from './pager.tsx'
import { renderUi } from '../testing/render.tsx'

describe('a pager', () => {
  it('marks the page one is on and goes to others', () => {
    const onPage = vi.fn<(page: number) => void>()
    renderUi(<Pager page={6} count={20} onPage={onPage} />)
    expect(screen.getByRole('button', { name: 'Page 6' }).getAttribute('aria-current')).toBe('page')
    fireEvent.click(screen.getByRole('button', { name: 'Page 8' }))
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
    fireEvent.click(screen.getByRole('button', { name: 'Previous page' }))
    expect(onPage.mock.calls).toEqual([[8], [7], [5]])
  })

  it('has no way before the first page or after the last', () => {
    renderUi(<Pager page={1} count={2} onPage={vi.fn<(page: number) => void>()} />)
    expect(screen.getByRole('button', { name: 'Previous page' }).hasAttribute('disabled')).toBe(
      true,
    )
    expect(screen.getByRole('button', { name: 'Next page' }).hasAttribute('disabled')).toBe(false)
  })

  it('is not there for one page', () => {
    expect(
      renderUi(<Pager page={1} count={1} onPage={vi.fn<(page: number) => void>()} />).container
        .innerHTML,
    ).toBe('')
  })
})
