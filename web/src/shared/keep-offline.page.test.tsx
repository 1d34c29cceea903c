import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepOffline } from './keep-offline.ts'

const register = vi.fn<() => Promise<void>>(async () => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('PROD', true)
  vi.stubGlobal('navigator', { serviceWorker: { register, controller: {} } })
})
afterEach(() => {
  register.mockClear()
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe('the service worker', () => {
  it('[W16] is asked for once nobody has touched the page for eight seconds, and then once', () => {
    keepOffline()
    vi.advanceTimersByTime(7000)
    fireEvent.pointerDown(document.body)
    vi.advanceTimersByTime(7999)
    expect(register).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(register).toHaveBeenCalledOnce()
    fireEvent.pointerDown(document.body)
    vi.advanceTimersByTime(20_000)
    expect(register).toHaveBeenCalledOnce()
  })

  it('waits while somebody stands in a field', () => {
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    keepOffline()
    vi.advanceTimersByTime(30_000)
    expect(register).not.toHaveBeenCalled()
    field.blur()
    vi.advanceTimersByTime(8000)
    expect(register).toHaveBeenCalledOnce()
  })

  it('is not asked for by the development server', () => {
    vi.stubEnv('PROD', false)
    keepOffline()
    vi.advanceTimersByTime(30_000)
    expect(register).not.toHaveBeenCalled()
  })
})
