import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import {
  document as published,
  refusal,
  renderPage,
  type Answers,
} from '../../../testing/render-page.tsx'
import { MembersPage } from './members-page.tsx'
import { jessa, rico } from '../testing.ts'

const page = (items: readonly unknown[], next: string | null = null) => ({
  items,
  next,
  total: items.length,
})
const isSet = { set: true, at: '2026-11-01T00:00:00.000Z', by: 'Ada Admin' }
const server = (more: Answers = {}): Answers => ({
  'GET /ops/api/members': page([jessa, rico]),
  'GET /ops/api/identity/defaultPassword': isSet,
  ...more,
})
/** The upline of one member is the account of another, so the row is the one that the name heads. */
const rowOf = async (name: string) => {
  const links = await screen.findAllByRole('link', { name })
  return links
    .find((link) => link.closest('td')?.dataset['priority'] === '1')
    ?.closest('tr') as HTMLElement
}

it('a row says who it is, of which kind and in which state', async () => {
  renderPage(MembersPage, server())
  const row = within(await rowOf('rico'))
  expect(row.getByText('Agent, level 1')).toBeTruthy()
  expect(row.getByText('Locked')).toBeTruthy()
  expect(row.getByText('Never')).toBeTruthy()
  const other = within(await rowOf('jessa'))
  expect(other.getAllByText('VIP').length).toBeGreaterThan(0)
  expect(other.getByText('+639175550142')).toBeTruthy()
  expect(screen.getByText('2 accounts, newest first.')).toBeTruthy()
})

it('[AG174] an agent is called as the operator calls the type, in the first language where the own has no word', async () => {
  const brand = { defaultLanguage: 'JA', agentName1: { JA: 'スター' }, agentName2: { EN: 'Star' } }
  renderPage(
    MembersPage,
    server({
      'GET /ops/api/members': page([rico, { ...jessa, type: 2 }]),
      'GET /ops/api/documents/brand': published(brand),
    }),
  )
  expect(await within(await rowOf('rico')).findByText('スター')).toBeTruthy()
  expect(within(await rowOf('jessa')).getByText('Star')).toBeTruthy()
})

it('what is typed goes into the address and to the server once the fingers rest', async () => {
  const asked: unknown[] = []
  const list = (query: unknown) => {
    asked.push(query)
    return page([jessa])
  }
  renderPage(MembersPage, server({ 'GET /ops/api/members': list }))
  const user = userEvent.setup()
  await rowOf('jessa')
  await user.type(screen.getByRole('searchbox'), 'jes')
  await waitFor(() => expect(location.search).toBe('?q=jes'))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'jes' }))
  await user.selectOptions(screen.getByLabelText('State'), 'locked')
  expect(location.search).toBe('?q=jes&state=locked')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'jes', state: 'locked' }))
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(location.search).toBe('')
  expect(asked).not.toContainEqual(expect.objectContaining({ search: 'je' }))
})

it('the address is the filter of a page that opens', async () => {
  const asked: unknown[] = []
  const list = (query: unknown) => {
    asked.push(query)
    return page([])
  }
  renderPage(MembersPage, server({ 'GET /ops/api/members': list }), {
    path: '/members?q=ana&type=agent&tag=VIP',
  })
  expect(await screen.findByText('Nobody fits')).toBeTruthy()
  expect(asked[0]).toEqual({ search: 'ana', type: 'agent', tag: 'VIP', limit: '50' })
})

it('the list goes on by its cursor and says when it is whole', async () => {
  const list = (query: unknown) =>
    (query as { cursor?: string }).cursor === 'c1' ? page([rico]) : page([jessa], 'c1')
  renderPage(MembersPage, server({ 'GET /ops/api/members': list }))
  await rowOf('jessa')
  await userEvent.click(screen.getByRole('button', { name: 'Load older entries' }))
  expect(await rowOf('rico')).toBeTruthy()
  expect(screen.getByText('2 accounts, all of them')).toBeTruthy()
})

it('J and K walk the rows and Enter opens one', async () => {
  renderPage(MembersPage, server())
  const user = userEvent.setup()
  const [first, second] = [await rowOf('jessa'), await rowOf('rico')]
  await user.keyboard('j')
  expect(document.activeElement).toBe(first)
  await user.keyboard('jjk')
  expect(document.activeElement).toBe(first)
  await user.keyboard('j')
  expect(document.activeElement).toBe(second)
  await user.keyboard('{Enter}')
  expect(location.pathname + location.search).toBe('/ops/member?id=mem_rico')
})

it('a failure says so and offers to try again', async () => {
  const list = vi.fn<() => unknown>(() => refusal('defect'))
  renderPage(MembersPage, server({ 'GET /ops/api/members': list }))
  expect(await screen.findByText(/Something failed on our side/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(list).toHaveBeenCalledTimes(2)
})

it('an auditor is not offered to open accounts', async () => {
  renderPage(MembersPage, server(), { roles: ['auditor'] })
  await rowOf('jessa')
  expect(screen.queryByRole('button', { name: /Open an account/ })).toBeNull()
})

const openForm = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: /Open an account/ }))
  return within(await screen.findByRole('dialog'))
}

it('an account is opened with its kind, its upline by name, and a reason', async () => {
  const sent = renderPage(MembersPage, server({ 'POST /ops/api/members': { id: 'mem_new' } }))
  const user = userEvent.setup()
  const dialog = await openForm(user)
  await user.type(dialog.getByLabelText('Username'), 'newcomer')
  await user.selectOptions(dialog.getByLabelText('Kind'), '2')
  await user.type(dialog.getByLabelText('Upline'), 'RICO')
  await user.type(dialog.getByLabelText('Reason'), 'Asked by phone')
  await user.click(dialog.getByRole('button', { name: 'Open an account' }))
  await waitFor(() => expect(location.search).toBe('?id=mem_new'))
  expect(sent).toEqual([
    {
      call: 'POST /ops/api/members',
      body: {
        username: 'newcomer',
        type: 2,
        nickname: '',
        uplineId: 'mem_rico',
        reason: 'Asked by phone',
      },
    },
  ])
})

it('an upline that nobody has is told at its field, and nothing is sent', async () => {
  const sent = renderPage(MembersPage, server({ 'GET /ops/api/members': page([]) }))
  const user = userEvent.setup()
  const dialog = await openForm(user)
  await user.type(dialog.getByLabelText('Username'), 'newcomer')
  await user.type(dialog.getByLabelText('Upline'), 'ghost')
  await user.type(dialog.getByLabelText('Reason'), 'Asked by phone')
  await user.click(dialog.getByRole('button', { name: 'Open an account' }))
  expect(await dialog.findByText(/can stand above it/)).toBeTruthy()
  expect(dialog.getByLabelText('Upline').getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
})

it('without a default password the form says so at once, with the way to set one', async () => {
  const none = { set: false, at: null, by: '' }
  renderPage(MembersPage, server({ 'GET /ops/api/identity/defaultPassword': none }))
  const dialog = await openForm(userEvent.setup())
  expect(await dialog.findByText('No default password is set')).toBeTruthy()
  const link = dialog.getByRole('link', { name: 'Go to the security settings' })
  expect(link.getAttribute('href')).toBe('/ops/security#default-password')
})
