import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { describe, expect, it } from 'vitest'
import { renderSite } from '../../testing/render-site.tsx'
import { FieldRefused } from './problem.ts'
import { TextInput } from './text-input.tsx'
import { useForm, type Problems } from './use-form.ts'

type Check = () => Promise<Problems<'name'>>

function NameForm({ check }: { check: Check }) {
  const draft = useRef({ name: 'mara' })
  const form = useForm<'name'>({
    draft,
    check,
    send: async () => {
      throw new FieldRefused('name', { said: 'The server has somebody of this name.' })
    },
  })
  return (
    <form {...form.frame}>
      <TextInput form={form} name="name" label="Name" />
      <button type="submit">Send</button>
    </form>
  )
}

describe('a form', () => {
  it('does not let a late look at a field take back what the server said of it since', async () => {
    let answerLate: (problems: Problems<'name'>) => void = () => {}
    let looks = 0
    const check: Check = () => {
      looks += 1
      if (looks > 1) return Promise.resolve({})
      return new Promise((resolve) => {
        answerLate = resolve
      })
    }
    renderSite({ children: <NameForm check={check} /> })
    const user = userEvent.setup()
    await user.click(screen.getByLabelText('Name'))
    await user.tab()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('The server has somebody of this name.')).toBeTruthy()
    await act(async () => answerLate({}))
    expect(screen.getByText('The server has somebody of this name.')).toBeTruthy()
  })
})
