import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { NumberField } from './number-field.tsx'
import { PasswordField } from './password-field.tsx'
import { Select } from './select.tsx'
import { renderUi } from '../testing/render.tsx'
import { TextField } from './text-field.tsx'

const describedBy = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent

describe('a field', () => {
  it('is tied to its label and its help', () => {
    renderUi(<TextField label="Username" help="Letters and digits." />)
    const input = screen.getByLabelText('Username')
    expect(describedBy(input)).toBe('Letters and digits.')
    expect(input.getAttribute('aria-invalid')).toBeNull()
  })

  it('shows its error instead of the help, is tied to it and marked invalid', () => {
    renderUi(<TextField label="Username" help="Letters and digits." error="Too short." />)
    const input = screen.getByLabelText('Username')
    expect(describedBy(input)).toBe('Too short.')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByText('Letters and digits.')).toBeNull()
  })

  it('without help or error points at nothing', () => {
    renderUi(<TextField label="Username" />)
    expect(screen.getByLabelText('Username').hasAttribute('aria-describedby')).toBe(false)
  })
})

describe('a password', () => {
  it('is hidden, can be shown, and hidden again', () => {
    renderUi(<PasswordField label="Password" autoComplete="current-password" />)
    const input = screen.getByLabelText('Password')
    expect(input.getAttribute('type')).toBe('password')
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(input.getAttribute('type')).toBe('text')
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(input.getAttribute('type')).toBe('password')
  })
})

describe('a number', () => {
  it('keeps what can be one and drops the rest', () => {
    const Form = () => {
      const [value, setValue] = useState('')
      return <NumberField label="Amount" decimals={2} value={value} onValue={setValue} />
    }
    renderUi(<Form />)
    const input = screen.getByLabelText<HTMLInputElement>('Amount')
    fireEvent.change(input, { target: { value: 'PHP 2,000.509' } })
    expect(input.value).toBe('2000.50')
    expect(input.inputMode).toBe('decimal')
  })
})

describe('a choice from a list', () => {
  it('gives the value that was picked', () => {
    const picked: string[] = []
    renderUi(
      <Select
        label="Zone"
        value="manila"
        onValue={(value) => picked.push(value)}
        options={[
          { value: 'manila', label: 'Manila' },
          { value: 'tokyo', label: 'Tokyo' },
        ]}
      />,
    )
    fireEvent.change(screen.getByLabelText('Zone'), { target: { value: 'tokyo' } })
    expect(picked).toEqual(['tokyo'])
  })
})

describe('a box to tick', () => {
  it('is tied to its error', () => {
    renderUi(<Checkbox label="I accept" error="Accept to go on." />)
    const box = screen.getByLabelText('I accept')
    expect(describedBy(box)).toBe('Accept to go on.')
    expect(box.getAttribute('aria-invalid')).toBe('true')
  })

  it('can be half ticked', () => {
    renderUi(<Checkbox label="All" mixed />)
    expect(screen.getByLabelText<HTMLInputElement>('All').indeterminate).toBe(true)
  })
})
