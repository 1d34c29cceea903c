import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useOnce } from './use-once.ts'

function open(send: (text: string) => Promise<string>) {
  const Buttons = () => {
    const sending = useOnce({ mutationFn: send })
    return (
      <>
        {['one', 'two'].map((text) => (
          <button key={text} type="button" onClick={() => sending.mutate(text)}>
            {text}
          </button>
        ))}
        <output>{sending.data ?? sending.error?.message}</output>
      </>
    )
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Buttons />
    </QueryClientProvider>,
  )
}

const press = (...names: string[]) =>
  act(async () => {
    // Within one turn: the page is not drawn between them.
    for (const name of names) screen.getByRole('button', { name }).click()
    await Promise.resolve()
  })

it('two presses before the page is drawn anew send once, and another content is sent too', async () => {
  const sent: string[] = []
  const ends: (() => void)[] = []
  open((text) => {
    sent.push(text)
    return new Promise((resolve) => ends.push(() => resolve(text)))
  })
  await press('one', 'one', 'two')
  expect(sent).toEqual(['one', 'two'])
  await act(async () => {
    for (const end of ends) end()
    await Promise.resolve()
  })
  await press('one')
  expect(sent).toEqual(['one', 'two', 'one'])
})

it('what failed may be sent again, and its reason is shown', async () => {
  let tries = 0
  open(() => {
    tries += 1
    return Promise.reject(new Error(`No. ${tries}`))
  })
  await press('one', 'one')
  expect(await screen.findByText('No. 1')).toBeTruthy()
  await press('one')
  expect(await screen.findByText('No. 2')).toBeTruthy()
})
