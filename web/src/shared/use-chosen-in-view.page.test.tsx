import { render } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { layOutStrip } from '../testing/strip.ts'
import { useChosenInView } from './use-chosen-in-view.ts'

function Strip({ chosen }: { readonly chosen: string }) {
  const row = useRef<HTMLDivElement>(null)
  useChosenInView(row, chosen)
  return (
    <div ref={row}>
      {['near', 'far', 'back'].map((name) => (
        <button key={name} type="button" aria-pressed={name === chosen}>
          {name}
        </button>
      ))}
    </div>
  )
}

const places: Readonly<Record<string, number>> = { near: 0, far: 500, back: -100 }

it.each([
  [false, 'smooth'],
  [true, 'instant'],
] as const)('with less motion %s a choice out of view is brought there %s', (less, behavior) => {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: less && media.includes('reduce') }))
  const scrollBy = layOutStrip((name) => places[name] ?? 0)
  const { rerender } = render(<Strip chosen="near" />)
  expect(scrollBy).not.toHaveBeenCalled()
  rerender(<Strip chosen="far" />)
  rerender(<Strip chosen="back" />)
  expect(scrollBy.mock.calls.flat()).toEqual([
    { left: 339, behavior },
    { left: -261, behavior },
  ])
})
