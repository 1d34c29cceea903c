import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { FailureNote } from './failure-note.tsx'
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
