import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveRegion, useAnnounce } from './live-region.tsx'
import { renderUi } from '../testing/render.tsx'
import { ToastProvider, useToast } from './toast.tsx'
import { toastMs } from './toasts.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

let count = 0
function Say() {
  const toast = useToast()
  return <button onClick={() => toast(`Toast ${(count += 1)}`, 'ok')}>Say</button>
}

function sayTimes(times: number) {
  count = 0
  renderUi(
    <ToastProvider>
      <Say />
    </ToastProvider>,
  )
  for (let index = 0; index < times; index += 1)
    fireEvent.click(screen.getByRole('button', { name: 'Say' }))
}

const shown = () => screen.queryAllByText(/^Toast/).map((node) => node.textContent)
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

describe('toasts', () => {
  it('[U7] are three at most on the screen', () => {
    sayTimes(5)
    expect(shown()).toEqual(['Toast 3', 'Toast 4', 'Toast 5'])
  })

  it('are announced politely, also over an open dialog', () => {
    sayTimes(1)
    const region = screen.getByRole('region', { name: 'Notifications' })
    expect(region.querySelector('[aria-live="polite"]')?.textContent).toContain('Toast 1')
    expect(region.matches('[data-over-modals]')).toBe(true)
  })

  it('leave by themselves after six seconds, or at once when dismissed', () => {
    sayTimes(2)
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as Element)
    expect(shown()).toEqual(['Toast 2'])
    wait(toastMs - 1)
    expect(shown()).toEqual(['Toast 2'])
    wait(1)
    expect(shown()).toEqual([])
  })

  it('stay while the pointer rests on them', () => {
    sayTimes(1)
    const card = screen.getByText('Toast 1').parentElement as HTMLElement
    fireEvent.pointerEnter(card)
    wait(toastMs * 2)
    expect(shown()).toEqual(['Toast 1'])
    fireEvent.pointerLeave(card)
    wait(toastMs)
    expect(shown()).toEqual([])
  })
})

describe('an announcement', () => {
  it('is put anew into a polite region each time, so that the same words are heard again', () => {
    const Speaker = () => {
      const announce = useAnnounce()
      return <button onClick={() => announce('Balance 12,480.50')}>Refresh</button>
    }
    renderUi(
      <LiveRegion>
        <Speaker />
      </LiveRegion>,
    )
    fireEvent.click(screen.getByRole('button'))
    const first = screen.getByText('Balance 12,480.50')
    fireEvent.click(screen.getByRole('button'))
    const second = screen.getByText('Balance 12,480.50')
    expect(second).not.toBe(first)
    expect(second.parentElement?.getAttribute('aria-live')).toBe('polite')
  })
})
