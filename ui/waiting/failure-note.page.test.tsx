import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { FailureNote } from './failure-note.tsx'
import { HouseAwayProvider } from './house-away.tsx'
import { renderUi } from '../testing/render.tsx'

describe('the note of a failure', () => {
  it.each([null, undefined])('is not there as long as nothing failed (%s)', (error) => {
    renderUi(<FailureNote error={error} onRetry={() => {}} />)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says at once what the app says of the error, and tries again when asked', async () => {
    const again = vi.fn<() => Promise<void>>()
    renderUi(<FailureNote error={new Error('The list is away.')} onRetry={again} />)
    expect(screen.getByRole('alert').textContent).toContain('The list is away.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(again).toHaveBeenCalledOnce()
  })

  it('says what it is told to say, and offers what else can be done', () => {
    const action = <button type="button">Show it</button>
    renderUi(
      <FailureNote
        error={new Error('no')}
        said="You have one."
        action={action}
        onRetry={() => {}}
      />,
    )
    expect(screen.getByRole('alert').textContent).toBe('You have one.Show it')
  })
})

describe('while the house is away', () => {
  const error = new Error('The house is away.')
  const show = (isAway: ((error: unknown) => boolean) | undefined, onRetry?: () => void) => (
    <HouseAwayProvider value={isAway}>
      <FailureNote error={error} {...(onRetry && { onRetry })} />
    </HouseAwayProvider>
  )

  it('what can be tried again waits in silence, and for a moment after; what failed for itself is told', () => {
    vi.useFakeTimers()
    const again = () => {}
    const { rerender } = renderUi(show(() => true, again))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.querySelector('.skeleton')).toBeTruthy()
    rerender(show(undefined, again))
    expect(screen.queryByRole('alert')).toBeNull()
    act(() => void vi.advanceTimersByTime(2_500))
    expect(screen.getByRole('alert').textContent).toContain('The house is away.')
    rerender(show((which) => which !== error, again))
    expect(screen.getByRole('alert')).toBeTruthy()
    vi.useRealTimers()
  })

  it('what somebody did is told, for it does not happen by itself', () => {
    renderUi(show(() => true))
    expect(screen.getByRole('alert').textContent).toBe('The house is away.')
  })
})
