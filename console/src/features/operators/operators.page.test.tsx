import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ana } from '../../testing/fixtures.ts'
import { refusal, renderPage } from '../../testing/render-page.tsx'
import { OperatorsPage } from './operators-page.tsx'

const answers = {
  'GET /ops/api/operators': [ana],
  'GET /ops/api/approvals': [],
}

it('[I101] a further role is said to wait for another admin', async () => {
  const change = { operator: ana, approvalId: 'apr_1' }
  renderPage(OperatorsPage, { ...answers, [`PUT /ops/api/operators/${ana.id}`]: change })
  await userEvent.click(await screen.findByRole('button', { name: /Ana Auditor/ }))
  await userEvent.click(await screen.findByText('Change name and roles'))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('checkbox', { name: /Finance/ }))
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Cover for a week')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Another admin must agree under Approvals/)).toBeTruthy()
})

it('[I103] tells from when on somebody new may agree, and that requests wait', async () => {
  const decidesFrom = new Date(Date.now() + 3_600_000).toISOString()
  const waiting = { id: 'apr_1', action: 'operator.create', state: 'waiting' }
  renderPage(OperatorsPage, {
    'GET /ops/api/operators': [{ ...ana, decidesFrom }],
    'GET /ops/api/approvals': [waiting, { ...waiting, id: 'apr_2', action: 'status.publish' }],
  })
  expect(await screen.findByText(/Second person from/)).toBeTruthy()
  expect(await screen.findByText(/1 change of operators waits for another admin/)).toBeTruthy()
})

it.each([
  ['two admins', [], 1],
  ['three admins', ['opr_c'], 0],
])('[I109] closing one of %s says what follows', async (_, others, notes) => {
  const admin = { ...ana, roles: ['admin'] }
  const more = ['opr_b', ...others].map((id) => ({ ...admin, id, name: id, username: id }))
  const closed = { ...admin, id: 'opr_z', name: 'Zoe', username: 'zoe', closed: true }
  renderPage(OperatorsPage, { ...answers, 'GET /ops/api/operators': [admin, ...more, closed] })
  await userEvent.click(await screen.findByRole('button', { name: /Ana Auditor/ }))
  await userEvent.click(await screen.findByText('Close'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryAllByText(/Only one admin is left then/)).toHaveLength(notes)
})

it('says under each field of a new operator what is missing, and goes to the first', async () => {
  const sent = renderPage(OperatorsPage, answers)
  await userEvent.click(await screen.findByRole('button', { name: 'Add operator' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Username'), 'Ru')
  await userEvent.click(dialog.getByRole('button', { name: 'Add operator' }))
  expect(dialog.getByRole('alert').textContent).toBe('4 fields need another look.')
  expect(dialog.getAllByText('Fill this in.')).toHaveLength(1)
  expect(dialog.queryByLabelText(/password/i)).toBeNull()
  expect(dialog.getByText('Choose at least one role.')).toBeTruthy()
  expect(dialog.getByText('Give a reason of at least 3 letters.')).toBeTruthy()
  expect(document.activeElement).toBe(dialog.getByDisplayValue('ru'))
  expect(sent).toEqual([])
})

it('tells a refusal at the field that it is about, and keeps what was typed', async () => {
  renderPage(OperatorsPage, {
    ...answers,
    [`PUT /ops/api/operators/${ana.id}`]: refusal('name_looks_alike'),
  })
  await userEvent.click(await screen.findByRole('button', { name: /Ana Auditor/ }))
  await userEvent.click(await screen.findByText('Change name and roles'))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Married')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  const name = dialog.getByLabelText('Name')
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(name)
  expect(dialog.queryByRole('alert')).toBeNull()
  expect(dialog.getByDisplayValue('Married')).toBeTruthy()
})

it('[I116] names the own accounts of an operator, and says where none is named', async () => {
  const named = { operator: { ...ana, accounts: ['jessa'] }, approvalId: null }
  const sent = renderPage(OperatorsPage, {
    ...answers,
    [`PUT /ops/api/operators/${ana.id}/accounts`]: named,
  })
  expect(await screen.findByText('None named')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: /Ana Auditor/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Own accounts on the site' }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByRole('textbox', { name: /Names of the accounts/ })
  await userEvent.type(field, 'jessa{enter} jessa, leo')
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'She told us')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/own accounts of Ana Auditor are kept/)).toBeTruthy()
  expect(sent.at(-1)?.body).toMatchObject({ accounts: ['jessa', 'leo'] })
})
