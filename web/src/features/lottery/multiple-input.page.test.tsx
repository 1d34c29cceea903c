import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { MultipleInput } from './multiple-input.tsx'

function Shown() {
  const [value, setValue] = useState(1)
  return <MultipleInput aria-label="Multiple" value={value} most={99_999} onValue={setValue} />
}

it('[LO21] a multiple is typed anew without what was there, and never below one or above the most', async () => {
  render(<Shown />)
  const user = userEvent.setup()
  const field = screen.getByLabelText<HTMLInputElement>('Multiple')
  await user.click(field)
  await user.keyboard('{Backspace}')
  expect(field.value).toBe('')
  await user.keyboard('025x')
  expect(field.value).toBe('25')
  await user.paste('-3')
  expect(field.value).toBe('25')
  await user.clear(field)
  await user.paste('１２')
  expect(field.value).toBe('12')
  await user.clear(field)
  await user.type(field, '25')
  await user.clear(field)
  await user.tab()
  // What was said last holds.
  expect(field.value).toBe('25')
  await user.clear(field)
  await user.type(field, '1234567')
  expect(field.value).toBe('12345')
})
