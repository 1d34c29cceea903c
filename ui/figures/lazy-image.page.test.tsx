import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Avatar, initials } from './avatar.tsx'
import { LazyImage, lazyThreshold } from './lazy-image.tsx'
import { renderUi } from '../testing/render.tsx'

type Callback = (entries: { isIntersecting: boolean }[]) => void

let see: Callback
let options: { threshold?: number }

beforeEach(() => {
  class Observer {
    constructor(callback: Callback, given: { threshold?: number }) {
      see = callback
      options = given
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
})
afterEach(() => vi.unstubAllGlobals())

const image = () => screen.queryByRole<HTMLImageElement>('img')
const seen = (isIntersecting: boolean) => act(() => see([{ isIntersecting }]))
const show = (eager = false) =>
  renderUi(
    <LazyImage
      src="/tile.svg"
      fallback="/back.svg"
      alt="Tile"
      width={3}
      height={4}
      eager={eager}
    />,
  )

describe('a lazy image', () => {
  it('[U10] loads when a tenth of it is in view', () => {
    show()
    expect(options.threshold).toBe(lazyThreshold)
    expect(lazyThreshold).toBe(0.1)
    seen(false)
    expect(image()).toBeNull()
    seen(true)
    expect(image()?.getAttribute('src')).toBe('/tile.svg')
  })

  it('[U10] is tried once more after a failure, with a new element, and then gives way to the fallback', () => {
    show()
    seen(true)
    const first = image() as HTMLImageElement
    fireEvent.error(first)
    const second = image() as HTMLImageElement
    expect(second).not.toBe(first)
    expect(second.getAttribute('src')).toBe('/tile.svg')
    fireEvent.error(second)
    expect(image()?.getAttribute('src')).toBe('/back.svg')
    fireEvent.error(image() as HTMLImageElement)
    expect(image()?.getAttribute('src')).toBe('/back.svg')
  })

  it('starts afresh with another address', () => {
    const view = show(true)
    fireEvent.error(image() as HTMLImageElement)
    fireEvent.error(image() as HTMLImageElement)
    view.rerender(
      <LazyImage src="/other.svg" fallback="/back.svg" alt="Tile" width={3} height={4} eager />,
    )
    expect(image()?.getAttribute('src')).toBe('/other.svg')
  })

  it('that is eager does not wait to be seen', () => {
    show(true)
    expect(image()?.getAttribute('src')).toBe('/tile.svg')
  })
})

describe('an avatar', () => {
  it('falls back to the default when its picture fails', () => {
    const { container } = renderUi(<Avatar name="Marisol Reyes" src="/me.jpg" />)
    fireEvent.error(container.querySelector('img') as Element)
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toBe('MR')
  })

  it.each([
    ['Marisol Reyes', 'MR'],
    ['  ana  ', 'A'],
    ['田中 太郎', '田太'],
    ['Ana de la Cruz', 'AC'],
    ['', ''],
  ])('of "%s" shows "%s"', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })
})
