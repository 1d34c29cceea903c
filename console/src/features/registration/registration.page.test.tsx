import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { RegistrationField, RegistrationRule } from '@baize/contract/system/system'
import { patternKinds, type PatternId } from '@baize/kernel/patterns'
import { document, renderPage, type Answers } from '../../testing/render-page.tsx'
import { RegistrationPage } from './registration-page.tsx'

const rule = (
  field: RegistrationField,
  patternId: PatternId,
  minLength: number,
  maxLength: number,
): RegistrationRule => ({
  field,
  shown: true,
  required: true,
  patternId,
  acceptedPattern: patternKinds[patternId].source,
  minLength,
  maxLength,
})
const rules = [
  rule('username', 'letter_first', 4, 16),
  rule('password', 'strong', 8, 20),
  rule('paymentPassword', 'digits', 4, 6),
]
const part = (modId: string, enabled: '0' | '1', ...childrenNodes: unknown[]) => ({
  modId,
  enabled,
  childrenNodes,
})
const server: Answers = {
  'GET /ops/api/documents/registration': document({ rules }),
  'GET /ops/api/documents/whitelabel': document({
    tree: [part('SIGNUP', '1', part('USERNAMEREG3', '1'), part('MOBILENUMREG3', '0'))],
  }),
  'PUT /ops/api/documents/registration/draft': {},
}

const order = () =>
  screen
    .getAllByRole('button', { name: /^Move/ })
    .map((handle) => handle.getAttribute('data-reorder'))

it('the message shows one number when the shortest and the longest are equal', async () => {
  const user = userEvent.setup()
  renderPage(RegistrationPage, server, { path: '/?field=paymentPassword' })
  expect(await screen.findByText('4 to 6 digits.')).toBeTruthy()
  const shortest = screen.getByLabelText('Shortest Payment password')
  await user.clear(shortest)
  await user.type(shortest, '6')
  expect(screen.getByText('6 digits.')).toBeTruthy()
  expect(screen.queryByText('6 to 6 digits.')).toBeNull()
  expect(screen.getByText('When min equals max, one number is shown')).toBeTruthy()
})

it('a bound that is no number stays refused in words, changes nothing and blocks publishing', async () => {
  const user = userEvent.setup()
  renderPage(RegistrationPage, server, { path: '/?field=paymentPassword' })
  const longest = await screen.findByLabelText<HTMLInputElement>('Longest Payment password')
  await user.clear(longest)
  await user.type(longest, '1e3')
  await user.tab()
  expect(longest.value).toBe('1e3')
  expect(screen.getByText('Write it in digits.')).toBeTruthy()
  expect(screen.getByText('4 to 6 digits.')).toBeTruthy()
  expect(screen.getByText('One field needs another look.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Publish' }).hasAttribute('disabled')).toBe(true)
})

it('Alt with an arrow moves a row, says where it is and keeps the draft', async () => {
  const user = userEvent.setup()
  const sent = renderPage(RegistrationPage, server)
  const handle = await screen.findByRole('button', { name: /^Move Payment password/ })
  handle.focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(order()).toEqual(['username', 'paymentPassword', 'password'])
  expect(screen.getByText('Payment password is now 2 of 3.')).toBeTruthy()
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
  expect(order()).toEqual(['paymentPassword', 'username', 'password'])
  await vi.waitFor(() => {
    const draft = sent.at(-1)?.body as { content: { rules: RegistrationRule[] } } | undefined
    expect(draft?.content.rules.map(({ field }) => field)).toEqual(order())
  }, 3000)
})

it('a value is held against the rule as it is edited', async () => {
  const user = userEvent.setup()
  renderPage(RegistrationPage, server)
  const value = await screen.findByLabelText('Try a value')
  await user.type(value, '7lucky')
  expect(screen.getAllByText(/Fails the pattern “Letter first/).length).toBeGreaterThan(0)
  await user.selectOptions(screen.getByLabelText('Pattern of Username'), 'alphanumeric')
  expect(screen.getAllByText('Passes, 6 characters.').length).toBeGreaterThan(0)
})

it('bounds that leave no room block publishing and say so', async () => {
  const user = userEvent.setup()
  renderPage(RegistrationPage, server)
  const shortest = await screen.findByLabelText('Shortest Username')
  await user.clear(shortest)
  await user.type(shortest, '99')
  expect(screen.getByRole('button', { name: 'Publish' }).hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('1 rule has bounds that leave no room.')).toBeTruthy()
  expect(screen.getByText('The shortest length is over the longest.')).toBeTruthy()
})

it('undo takes every change back and offers to bring them again', async () => {
  const user = userEvent.setup()
  renderPage(RegistrationPage, server)
  await user.click(await screen.findByRole('switch', { name: 'Require Payment password' }))
  await user.click(screen.getByRole('button', { name: 'Undo 1 change' }))
  const required = () => screen.getByRole('switch', { name: 'Require Payment password' })
  expect((required() as HTMLInputElement).checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Bring back 1 change' }))
  expect((required() as HTMLInputElement).checked).toBe(false)
})

it('the mobile tab marks what it does not ask, and says when it is switched off', async () => {
  const user = userEvent.setup()
  renderPage(RegistrationPage, server)
  await user.click(await screen.findByText('Mobile tab'))
  await screen.findByText(/This tab is switched off in Whitelabel/)
  const row = screen.getByRole('button', { name: /^Move Username/ }).closest('tr') as HTMLElement
  expect(within(row).getAllByText('Not in this tab').length).toBeGreaterThan(0)
})
