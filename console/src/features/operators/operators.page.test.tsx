import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ana } from '../../testing/fixtures.ts'
import { renderPage } from '../../testing/render-page.tsx'
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
