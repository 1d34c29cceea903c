import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { OperatorRole } from '@baize/contract/roles'
import { refusal, renderPage, type Answers } from '../../../testing/render-page.tsx'
import type { MemberFile } from '../api.ts'
import { MemberPage } from './member-page.tsx'
import { jessa, jessaFile } from '../testing.ts'

const at = '/ops/api/members/mem_jessa'
const server = (file: Partial<MemberFile> = {}, more: Answers = {}): Answers => ({
  [`GET ${at}`]: { ...jessaFile, ...file },
  'GET /ops/api/identity/defaultPassword': { set: true, at: null, by: '' },
  ...more,
})
const open = (answers: Answers, roles: readonly OperatorRole[] = ['admin'], tab = '') =>
  renderPage(MemberPage, answers, {
    roles,
    path: `/member?id=mem_jessa${tab === '' ? '' : `&tab=${tab}`}`,
  })
const heading = () => screen.findByRole('heading', { level: 1, name: 'jessa' })
const confirm = async (button: string, reason = 'Asked by phone') => {
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Reason'), reason)
  await userEvent.click(dialog.getByRole('button', { name: button }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
const choose = async (item: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Actions for jessa' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

const drawBooks = (id: string, aside: ReactNode) => <div title={`books of ${id}`}>{aside}</div>

describe('the member page', () => {
  it('shows who it is: state, kind, tags, lock, upline', async () => {
    open(server())
    await heading()
    for (const word of ['Open', 'Member', 'VIP', 'Locked out for 12 minutes']) {
      expect(screen.getAllByText(word).length).toBeGreaterThan(0)
    }
    const [upline] = screen.getAllByRole('link', { name: 'rico' })
    expect(upline?.getAttribute('href')).toBe('/ops/member?id=mem_rico')
  })

  it('shows the profile, and an id number only when asked', async () => {
    open(server())
    await heading()
    expect(screen.getAllByText('Jessa Cruz').length).toBeGreaterThan(0)
    expect(screen.getByText('Philippines (PH)')).toBeTruthy()
    expect(screen.queryByText('N0123456789')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Show: Id number' }))
    expect(screen.getByText('N0123456789')).toBeTruthy()
  })

  it('says the outcome of each login in words, also of one it does not know', async () => {
    open(server(), ['admin'], 'logins')
    const table = within(await screen.findByRole('table', { name: 'Logins' }))
    expect(table.getByText('Logged in')).toBeTruthy()
    expect(table.getByText('Wrong name or password')).toBeTruthy()
    expect(table.getByText('SMS code')).toBeTruthy()
    expect(table.getByText('Lost feather')).toBeTruthy()
    expect(table.getByText('Chrome, Windows')).toBeTruthy()
  })

  it('keeps the tab in the address', async () => {
    open(server())
    await heading()
    await userEvent.click(screen.getByRole('tab', { name: /Networks/ }))
    expect(location.search).toBe('?id=mem_jessa&tab=networks')
    expect(screen.getByRole('table', { name: 'Networks' })).toBeTruthy()
  })

  it('has a tab for the books where another room gives them, and what stands beside them', async () => {
    const Books = () => <MemberPage extras={{ ledger: drawBooks }} />
    renderPage(Books, server(), { path: '/member?id=mem_jessa&tab=ledger' })
    await heading()
    const books = within(screen.getByTitle('books of mem_jessa'))
    expect(books.getByText('Called about the new bank account.')).toBeTruthy()
    expect(screen.getByRole('tab', { name: 'Ledger', selected: true })).toBeTruthy()
  })

  it('has no tab for the books without them, whatever the address says', async () => {
    open(server(), ['support'], 'ledger')
    await heading()
    expect(screen.queryByRole('tab', { name: 'Ledger' })).toBeNull()
    expect(screen.getByRole('tab', { name: 'Overview', selected: true })).toBeTruthy()
  })

  it('says so when there is no such member', async () => {
    open({ ...server(), [`GET ${at}`]: refusal('not_found') })
    expect(await screen.findByText('There is no such member')).toBeTruthy()
  })
})

describe('what an operator does with a member', () => {
  it('locking asks for a reason and sends it', async () => {
    const sent = open(server({}, { [`PUT ${at}/state`]: {} }))
    await heading()
    await userEvent.click(screen.getByRole('button', { name: 'Lock the account' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Lock the account' }))
    expect(sent).toEqual([])
    await confirm('Lock the account', 'Stolen phone')
    expect(sent).toEqual([
      { call: `PUT ${at}/state`, body: { state: 'locked', reason: 'Stolen phone' } },
    ])
    expect(await screen.findByText('jessa is locked.')).toBeTruthy()
  })

  it('a locked account is unlocked, a closed one opened again', async () => {
    const sent = open(
      server({ member: { ...jessa, state: 'closed' } }, { [`PUT ${at}/state`]: {} }),
    )
    await heading()
    expect(screen.queryByRole('button', { name: 'Lock the account' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Open it again' }))
    await confirm('Open it again')
    expect(sent[0]?.body).toEqual({ state: 'open', reason: 'Asked by phone' })
  })

  it('a refusal stays in the dialog with its sentence', async () => {
    open(server({}, { [`PUT ${at}/state`]: refusal('nothing_changed') }))
    await heading()
    await userEvent.click(screen.getByRole('button', { name: 'Lock the account' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Reason'), 'Twice')
    await userEvent.click(dialog.getByRole('button', { name: 'Lock the account' }))
    expect(await dialog.findByText('Nothing was changed.')).toBeTruthy()
  })

  it('the kind changes to an agent, and not to what it is already', async () => {
    const sent = open(server({}, { [`PUT ${at}/type`]: {} }))
    await heading()
    await choose('Change the kind')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Choose another kind.')).toBeTruthy()
    await userEvent.selectOptions(dialog.getByLabelText('Kind'), '41')
    await confirm('Change the kind')
    expect(sent[0]).toEqual({
      call: `PUT ${at}/type`,
      body: { type: 41, reason: 'Asked by phone' },
    })
  })

  it('tags are added by Enter, taken away by their cross, and sent as a whole', async () => {
    const sent = open(server({}, { [`PUT ${at}/tags`]: {} }))
    await heading()
    await userEvent.click(screen.getByRole('button', { name: 'Edit tags' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('New tag'), 'vip{Enter}high roller{Enter}new')
    await userEvent.click(dialog.getByRole('button', { name: 'Remove the tag VIP' }))
    await confirm('Save tags')
    expect(sent[0]?.body).toEqual({ tags: ['high roller', 'new'], reason: 'Asked by phone' })
  })

  it('a note is added with N and needs no reason', async () => {
    const note = { id: 'note_2', at: '2026-11-15T06:30:00.000Z', by: 'Ada Admin', text: 'Hello' }
    const sent = open(server({}, { [`POST ${at}/notes`]: note }))
    await heading()
    await userEvent.keyboard('n')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Note'), ' Hello ')
    await userEvent.click(dialog.getByRole('button', { name: 'Add a note' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([{ call: `POST ${at}/notes`, body: { text: 'Hello' } }])
  })

  it.each([
    ['Reset to the default password', `POST ${at}/password`],
    ['Lift the lock', `DELETE ${at}/lock`],
    ['Remove the authenticator', `DELETE ${at}/authenticator`],
    ['End all sessions', `DELETE ${at}/sessions`],
  ])('%s is in the menu, with a reason', async (item, call) => {
    const sent = open(server({}, { [call]: {} }))
    await heading()
    await choose(item)
    await confirm(item)
    expect(sent).toEqual([{ call, body: { reason: 'Asked by phone' } }])
  })

  it('one session is ended and one network forgotten by its id', async () => {
    const sent = open(
      server({}, { [`DELETE ${at}/sessions`]: {}, [`DELETE ${at}/networks/net_1`]: {} }),
      ['support'],
      'networks',
    )
    await heading()
    await userEvent.click(screen.getByRole('button', { name: 'Forget 198.51.100.20' }))
    await confirm('Forget the network')
    await userEvent.click(screen.getByRole('button', { name: 'End this session' }))
    await confirm('End this session')
    expect(sent.map(({ call }) => call)).toEqual([
      `DELETE ${at}/networks/net_1`,
      `DELETE ${at}/sessions`,
    ])
    expect(sent[1]?.body).toEqual({ session: 'ses_1', reason: 'Asked by phone' })
  })

  it('a birthday that is too young is told at its field', async () => {
    open(server({}, { [`PUT ${at}/profile`]: refusal('too_young') }))
    await heading()
    await userEvent.click(screen.getByRole('button', { name: 'Correct' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.clear(dialog.getByLabelText('Real name'))
    await userEvent.type(dialog.getByLabelText('Real name'), 'Jessa M. Cruz')
    await userEvent.type(dialog.getByLabelText('Reason'), 'Passport seen')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('A member must be 18 or over.')).toBeTruthy()
    expect(dialog.getByLabelText('Birthday').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('who may do what', () => {
  const shown = () => ({
    lock: screen.queryByRole('button', { name: 'Lock the account' }) !== null,
    note: screen.queryAllByRole('button', { name: /Add a note/ }).length > 0,
    menu: screen.queryByRole('button', { name: 'Actions for jessa' }) !== null,
    correct: screen.queryByRole('button', { name: 'Correct' }) !== null,
  })

  it('an auditor only reads', async () => {
    open(server(), ['auditor'])
    await heading()
    expect(shown()).toEqual({ lock: false, note: false, menu: false, correct: false })
    expect(screen.queryByRole('button', { name: 'End this session' })).toBeNull()
  })

  it('finance writes notes and tags and nothing else', async () => {
    open(server(), ['finance'])
    await heading()
    expect(shown()).toEqual({ lock: false, note: true, menu: false, correct: false })
  })

  it('risk locks and changes kinds, but does not reset passwords', async () => {
    open(server(), ['risk'])
    await heading()
    expect(shown()).toMatchObject({ lock: true, correct: false })
    await userEvent.click(screen.getByRole('button', { name: 'Actions for jessa' }))
    expect(await screen.findByRole('menuitem', { name: 'Change the kind' })).toBeTruthy()
    expect(screen.queryByRole('menuitem', { name: 'Reset to the default password' })).toBeNull()
  })

  it('a trial account has neither a kind to change nor a password to reset', async () => {
    open(server({ member: { ...jessa, type: 4 } }))
    await heading()
    await userEvent.click(screen.getByRole('button', { name: 'Actions for jessa' }))
    expect(await screen.findByRole('menuitem', { name: 'Close the account' })).toBeTruthy()
    expect(screen.queryByRole('menuitem', { name: 'Change the kind' })).toBeNull()
    expect(screen.queryByRole('menuitem', { name: 'Reset to the default password' })).toBeNull()
  })
})
