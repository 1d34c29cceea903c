import { act, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoadingCover } from './loading-cover.tsx'
import { renderUi } from '../testing/render.tsx'
import { useSkeleton } from './use-skeleton.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

describe('a skeleton', () => {
  it('never shows for what loads within 200 ms', () => {
    const hook = renderHook(({ loading }) => useSkeleton(loading), {
      initialProps: { loading: true },
    })
    wait(199)
    expect(hook.result.current).toBe(false)
    hook.rerender({ loading: false })
    wait(1000)
    expect(hook.result.current).toBe(false)
  })

  it('[U6] shows after 200 ms and then for at least 400', () => {
    const hook = renderHook(({ loading }) => useSkeleton(loading), {
      initialProps: { loading: true },
    })
    wait(200)
    expect(hook.result.current).toBe(true)
    wait(10)
    hook.rerender({ loading: false })
    wait(389)
    expect(hook.result.current).toBe(true)
    wait(1)
    expect(hook.result.current).toBe(false)
  })

  it('goes at once when it has been seen long enough', () => {
    const hook = renderHook(({ loading }) => useSkeleton(loading), {
      initialProps: { loading: true },
    })
    wait(5000)
    hook.rerender({ loading: false })
    wait(0)
    expect(hook.result.current).toBe(false)
  })
})

describe('the loading cover', () => {
  it('[U6] appears after 300 ms, not before, and goes at once', () => {
    const view = renderUi(<LoadingCover active text="Signing out" />)
    wait(299)
    expect(screen.queryByText('Signing out')).toBeNull()
    wait(1)
    expect(screen.getByRole('status').textContent).toBe('Signing out')
    view.rerender(<LoadingCover active={false} text="Signing out" />)
    expect(screen.queryByText('Signing out')).toBeNull()
  })
})
