import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { FormNote } from './form-note.tsx'
import { FormTextField } from './form-text-field.tsx'
import { renderUi } from '../testing/render.tsx'
import {
  FieldRefused,
  useFormOf,
  type Entries,
  type FormPlanOf,
  type ProblemsOf,
} from './use-form.ts'

type Name = 'name' | 'code'
type Problem = { readonly ours: string } | { readonly said: string }
type Problems = ProblemsOf<Name, Problem>
type Plan = Omit<FormPlanOf<Entries<Name>, Problem>, 'draft'>

const words = {
  text: (problem: Problem) => ('said' in problem ? problem.said : problem.ours),
  place: (error: unknown) => ({ problem: { said: `not sent: ${String(error)}` } }),
}

const fillIn = { ours: 'Fill this in.' }
const needsBoth = ({ name, code }: Entries<Name>): Problems => ({
  ...(name === '' && { name: fillIn }),
  ...(code === '' && { code: fillIn }),
})

function Person({ entries, ...plan }: Plan & { readonly entries?: Entries<Name> }) {
  const draft = useRef(entries ?? { name: '', code: '' })
  const form = useFormOf<Entries<Name>, Problem>({ draft, ...plan }, words)
  return (
    <form {...form.frame}>
      <FormNote form={form} />
      <FormTextField form={form} name="name" label="Name" />
      <FormTextField form={form} name="code" label="Code" />
      <button type="submit">Send</button>
    </form>
  )
}

const filled = { name: 'mara', code: '77' }
const fine = () => ({})
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

describe('a form', () => {
  it('says under each field what is wrong with it, above how many are, and goes to the first', async () => {
    const sent = vi.fn<() => Promise<void>>()
    renderUi(<Person check={needsBoth} send={sent} />)
    await send()
    expect(screen.getAllByText('Fill this in.')).toHaveLength(2)
    expect(screen.getByRole('alert').textContent).toBe('2 to look at again')
    expect(document.activeElement).toBe(field('Name'))
    expect(sent).not.toHaveBeenCalled()
  })

  it('takes a complaint back as soon as it is answered, and the count with the last of them', async () => {
    renderUi(<Person check={needsBoth} send={async () => {}} />)
    await send()
    await userEvent.type(field('Name'), 'm')
    expect(field('Name').getAttribute('aria-invalid')).toBeNull()
    expect(screen.getByRole('alert')).toBeTruthy()
    await userEvent.type(field('Code'), '7')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is sent once, however often it is pressed', async () => {
    let answer = () => {}
    const sent = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (answer = resolve)))
    renderUi(<Person entries={filled} check={fine} send={sent} />)
    await send()
    await send()
    expect(sent).toHaveBeenCalledOnce()
    await act(async () => answer())
    await send()
    expect(sent).toHaveBeenCalledTimes(2)
  })

  it('says above the fields what belongs to none, and begins again where it is told to', async () => {
    const refused = () => Promise.reject(new Error('busy'))
    renderUi(<Person entries={filled} check={fine} send={refused} againFrom="code" />)
    await send()
    expect(screen.getByRole('alert').textContent).toBe('not sent: Error: busy')
    expect(document.activeElement).toBe(field('Code'))
  })

  it('keeps what the server said of a field until that field is changed', async () => {
    const refused = async () => {
      throw new FieldRefused<Problem>('code', { said: 'The server has another code.' })
    }
    renderUi(<Person entries={filled} check={fine} send={refused} />)
    await send()
    expect(document.activeElement).toBe(field('Code'))
    await userEvent.type(field('Name'), 'x')
    expect(screen.getByText('The server has another code.')).toBeTruthy()
    await userEvent.type(field('Code'), '8')
    expect(screen.queryByText('The server has another code.')).toBeNull()
  })

  it('does not let a late look at a field take back what the server said of it since', async () => {
    let answerLate: (problems: Problems) => void = () => {}
    let looks = 0
    const check = (): Promise<Problems> => {
      looks += 1
      if (looks > 1) return Promise.resolve({})
      return new Promise((resolve) => {
        answerLate = resolve
      })
    }
    const refused = async () => {
      throw new FieldRefused<Problem>('name', { said: 'The server has somebody of this name.' })
    }
    renderUi(<Person entries={filled} check={check} send={refused} />)
    const user = userEvent.setup()
    await user.click(field('Name'))
    await user.tab()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('The server has somebody of this name.')).toBeTruthy()
    await act(async () => answerLate({}))
    expect(screen.getByText('The server has somebody of this name.')).toBeTruthy()
  })
})
