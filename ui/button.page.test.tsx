import { fireEvent, screen } from '@testing-library/react'
import type { FormEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { renderUi } from './testing/render.tsx'

describe('a busy button', () => {
  it('keeps its label and ignores presses', () => {
    const onClick = vi.fn<() => void>()
    renderUi(
      <Button busy onClick={onClick}>
        Deposit PHP 2,000.00
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Deposit PHP 2,000.00' })
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.hasAttribute('disabled')).toBe(false)
  })

  it('does not send its form a second time', () => {
    const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
    renderUi(
      <form onSubmit={onSubmit}>
        <Button busy type="submit">
          Send
        </Button>
      </form>,
    )
    fireEvent.click(screen.getByRole('button'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('says what it does meanwhile, and keeps room for both labels', () => {
    renderUi(
      <Button busy busyLabel="Sending…">
        Deposit
      </Button>,
    )
    expect(screen.getByRole('button', { name: 'Sending…' }).textContent).toBe('DepositSending…')
  })
})

describe('a button at rest', () => {
  it('is pressed, and does not submit a form unless told to', () => {
    const onClick = vi.fn<() => void>()
    renderUi(<Button onClick={onClick}>Deposit</Button>)
    const button = screen.getByRole<HTMLButtonElement>('button')
    fireEvent.click(button)
    expect(onClick).toHaveBeenCalledOnce()
    expect(button.type).toBe('button')
  })
})
