import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LiveRegion } from '../overlays/live-region.tsx'
import { useArrival } from './use-arrival.ts'

function Voice({ place }: { place: string | undefined }) {
  useArrival({ place, name: `Page ${place}`, title: `${place}, Baize` })
  return null
}

function Site({ place, field = false }: { place: string | undefined; field?: boolean }) {
  return (
    <LiveRegion>
      <main id="main" tabIndex={-1}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- this is what the test is about */}
        {field && <input autoFocus aria-label="Username" />}
      </main>
      <Voice place={place} />
    </LiveRegion>
  )
}

describe('coming to a page', () => {
  it('gives the window its title, and leaves the first page of a visit to the browser', () => {
    render(<Site place="one" />)
    expect(document.title).toBe('one, Baize')
    expect(document.activeElement).toBe(document.body)
    expect(screen.queryByText('Page one')).toBeNull()
  })

  it('moves the focus to the content and says the name', () => {
    const { rerender } = render(<Site place="one" />)
    rerender(<Site place="two" />)
    expect(document.title).toBe('two, Baize')
    expect(document.activeElement?.id).toBe('main')
    expect(screen.getByText('Page two')).toBeTruthy()
  })

  it('leaves the focus where a form of the page has taken it', () => {
    const { rerender } = render(<Site place="one" />)
    rerender(<Site place="two" field />)
    expect(document.activeElement).toBe(screen.getByLabelText('Username'))
    expect(screen.getByText('Page two')).toBeTruthy()
  })

  it('waits for a page that is not there yet', () => {
    const { rerender } = render(<Site place="one" />)
    rerender(<Site place={undefined} />)
    expect(document.activeElement).toBe(document.body)
    rerender(<Site place="two" />)
    expect(document.activeElement?.id).toBe('main')
    expect(screen.getByText('Page two')).toBeTruthy()
  })
})
