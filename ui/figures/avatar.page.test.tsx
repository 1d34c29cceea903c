import { fireEvent, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Avatar } from './avatar.tsx'

describe('a picture of a person', () => {
  it('falls back to the default one when it does not load, and tries a new one', () => {
    const { container, rerender } = render(<Avatar name="Jessa Cruz" src="/wps/icons/gone.webp" />)
    const picture = container.querySelector('img')
    expect(picture?.getAttribute('src')).toBe('/wps/icons/gone.webp')
    fireEvent.error(picture as HTMLImageElement)
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toBe('JC')
    rerender(<Avatar name="Jessa Cruz" src="/wps/icons/new.webp" />)
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/wps/icons/new.webp')
  })
})
