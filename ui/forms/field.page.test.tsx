import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { HeldNumberField } from './held-number-field.tsx'
import { HeldNumbers, useHeldNumbers } from './held-numbers.tsx'
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
  const Form = ({ mark = '.' as const }: { readonly mark?: '.' | ',' }) => {
    const [value, setValue] = useState('')
    return (
      <>
        <NumberField
          label="Amount"
          decimals={2}
          decimalMark={mark}
          currency="PHP"
          value={value}
          onValue={setValue}
        />
        <output>{value}</output>
      </>
    )
  }
  const field = () => screen.getByLabelText<HTMLInputElement>('Amount')
  const held = () => screen.getByRole('status').textContent

  it('is grouped while it is typed, and the cursor stays where it was', async () => {
    const user = userEvent.setup()
    renderUi(<Form />)
    await user.type(field(), '1234567.5')
    expect(field().value).toBe('1,234,567.5')
    expect(held()).toBe('1234567.5')
    expect(field().inputMode).toBe('decimal')
    await user.type(field(), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    expect(field().value).toBe('19,234,567.5')
    expect(field().selectionStart).toBe(2)
    await user.type(field(), '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 })
    expect(field().value).toBe('19,234,567.5')
    await user.keyboard('{Backspace}')
    expect(field().value).toBe('1,234,567.5')
  })

  it.each([
    ['.', '100,50', '100,50', '100.50', '100.50'],
    ['.', '1,234', '1,234', '1234', '1,234'],
    ['.', '1,234.5', '1,234.5', '1234.5', '1,234.5'],
    [',', '100.50', '100.50', '100,50', '100,50'],
    [',', '1234,5', '1.234,5', '1234,5', '1.234,5'],
  ] as const)(
    'with the mark %s is typed as %s and understood when one is done',
    async (mark, typed, shown, value, left) => {
      const user = userEvent.setup()
      renderUi(<Form mark={mark} />)
      await user.type(field(), typed)
      expect([field().value, held()]).toEqual([shown, value])
      await user.tab()
      expect(field().value).toBe(left)
    },
  )

  it.each([
    ['1e3', 'letters'],
    ['-50', 'negative'],
    ['1.2.3', 'ambiguous'],
    ['12.3456', 'too_precise'],
    ['12.000', 'ambiguous'],
    ['1000,500', 'ambiguous'],
  ])('typed as %s stays there and says why it is none', async (typed, why) => {
    const user = userEvent.setup()
    renderUi(<Form />)
    await user.type(field(), typed)
    expect(field().value).toBe(typed)
    expect(held()).toBe(typed)
    expect(screen.getByText(`Not a number (${why}, 2)`)).toBeTruthy()
    expect(field().getAttribute('aria-invalid')).toBe('true')
  })

  it('is pasted with its currency, its spaces and other digits', async () => {
    const user = userEvent.setup()
    renderUi(<Form />)
    for (const pasted of ['PHP 2,000.50', '₱\u00A02\u202F000,50', '２，０００．５０', '٢٠٠٠٫٥٠']) {
      await user.clear(field())
      await user.paste(pasted)
      expect([field().value, held()]).toEqual(['2,000.50', '2000.50'])
    }
  })
})

describe('a number whose signs arrive at once', () => {
  const Form = () => {
    const [value, setValue] = useState('')
    return (
      <>
        <NumberField label="Amount" decimals={2} currency="PHP" value={value} onValue={setValue} />
        <output>{value}</output>
      </>
    )
  }
  const field = () => screen.getByLabelText<HTMLInputElement>('Amount')
  const held = () => screen.getByRole('status').textContent
  const say = (value: string, init: InputEventInit) => {
    fireEvent.input(field(), { target: { value }, ...init })
  }
  const commit = (data: string) =>
    fireEvent(field(), Object.assign(new Event('compositionend', { bubbles: true }), { data }))

  it.each([
    ['100,50', '100.50', '100.50'],
    ['12,34', '12.34', '12.34'],
    ['₱ 1 000,50', '1,000.50', '1000.50'],
    ['1,234', '1,234', '1234'],
    ['00100', '100', '100'],
  ])('reads %j whole, as if pasted, without a paste', (said, shown, value) => {
    renderUi(<Form />)
    say(said, { inputType: 'insertText', data: said })
    expect([field().value, held()]).toEqual([shown, value])
  })

  it.each([
    ['1,2,3', 'ambiguous'],
    ['100 50', 'ambiguous'],
    ['$1,000', 'currency'],
  ])('refuses %j in words and leaves it there', (said, why) => {
    renderUi(<Form />)
    say(said, { inputType: 'insertText', data: said })
    expect(field().value).toBe(said)
    expect(screen.getByText(`Not a number (${why}, 2)`)).toBeTruthy()
  })

  it('keeps its own groups out of what is added to them', async () => {
    const user = userEvent.setup()
    renderUi(<Form />)
    await user.type(field(), '1234')
    say('1,234567', { inputType: 'insertText', data: '567' })
    expect([field().value, held()]).toEqual(['1,234,567', '1234567'])
    say('1,234,567,50', { inputType: 'insertText', data: ',50' })
    expect([field().value, held()]).toEqual(['1,234,567.50', '1234567.50'])
  })

  it('takes what replaces everything for what it says, however much of it stood there', async () => {
    const user = userEvent.setup()
    renderUi(<Form />)
    await user.type(field(), '1234')
    say('1,23', { inputType: 'insertReplacementText', data: null })
    expect([field().value, held()]).toEqual(['1.23', '1.23'])
  })

  it.each([
    [['1', '12', '123', '1234'], '1,234', '1234'],
    [['１', '１０', '１００'], '100', '100'],
    [['1', '10', '100', '100,', '100,5', '100,50'], '100.50', '100.50'],
  ])('is left alone while %j is composed, and read once', (steps, shown, value) => {
    renderUi(<Form />)
    fireEvent.compositionStart(field())
    for (const said of steps) {
      say(said, { inputType: 'insertCompositionText', data: said, isComposing: true })
      expect([field().value, held()]).toEqual([said, ''])
    }
    commit(steps.at(-1) ?? '')
    expect([field().value, held()]).toEqual([shown, value])
  })

  it('is composed behind groups of its own', async () => {
    const user = userEvent.setup()
    renderUi(<Form />)
    await user.type(field(), '1234')
    fireEvent.compositionStart(field())
    say('1,234５', { inputType: 'insertCompositionText', data: '５', isComposing: true })
    expect(field().value).toBe('1,234５')
    commit('５')
    expect([field().value, held()]).toEqual(['12,345', '12345'])
  })
})

describe('a whole number that holds', () => {
  const Send = () => {
    const { refused, forget } = useHeldNumbers()
    return (
      <>
        <button type="submit" disabled={refused > 0}>
          Save
        </button>
        <button type="reset" onClick={forget}>
          Undo
        </button>
      </>
    )
  }
  const Form = () => {
    const [value, setValue] = useState(60)
    return (
      <HeldNumbers>
        <HeldNumberField
          label="Minutes"
          value={value}
          onNumber={setValue}
          problemOf={(minutes) => (minutes > 1440 ? 'A day at most' : undefined)}
        />
        <output>{value}</output>
        <button type="button" onClick={() => setValue(90)}>
          Ninety
        </button>
        <Send />
      </HeldNumbers>
    )
  }
  const field = () => screen.getByLabelText<HTMLInputElement>('Minutes')
  const held = () => screen.getByRole('status').textContent
  const isBlocked = () => screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')

  it.each([
    ['1e3', 'Not a number (letters, 0)'],
    ['-5', 'Not a number (negative, 0)'],
    ['1.5', 'Not a number (too_precise, 0)'],
    ['1.000', 'Not a number (ambiguous, 0)'],
    ['1441', 'A day at most'],
  ])('is still the last one after %s, which stays refused', async (typed, why) => {
    const user = userEvent.setup()
    renderUi(<Form />)
    await user.clear(field())
    await user.type(field(), typed)
    await user.tab()
    expect(field().value.replace(',', '')).toBe(typed)
    expect(describedBy(field())).toBe(why)
    expect([held(), isBlocked()]).toEqual(['60', true])
    await user.clear(field())
    await user.type(field(), '75')
    await user.tab()
    expect([field().value, held(), isBlocked()]).toEqual(['75', '75', false])
  })

  it('comes back whole after its digits were taken away one by one', async () => {
    const user = userEvent.setup()
    renderUi(<Form />)
    await user.type(field(), '{Backspace}{Backspace}')
    expect([field().value, held()]).toEqual(['', '60'])
    await user.tab()
    expect([field().value, isBlocked()]).toEqual(['60', false])
  })

  it.each([
    ['Undo', '60'],
    ['Ninety', '90'],
  ])('forgets what was refused: %s', async (name, shown) => {
    const user = userEvent.setup()
    renderUi(<Form />)
    await user.type(field(), 'x')
    expect(isBlocked()).toBe(true)
    await user.click(screen.getByRole('button', { name }))
    expect([field().value, isBlocked()]).toEqual([shown, false])
  })

  it('is the one that was typed', async () => {
    const user = userEvent.setup()
    renderUi(<Form />)
    await user.clear(field())
    await user.type(field(), '1440')
    expect(field().value).toBe('1,440')
    expect(screen.getByRole('status').textContent).toBe('1440')
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
