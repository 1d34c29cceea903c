import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Approval } from '@baize/contract/system/approvals'
import { refusal, renderPage, type Answers } from '../../testing/render-page.tsx'
import { RequestContent } from './request-content.tsx'

const member = 'mem_01hzzzzzzzzzzzzzzzzzzzzzzz'

const approval = {
  action: 'deposit.approve',
  object: 'dep_1',
  content: { member, paid: '12345', currency: 'PHP', version: 1 },
} as Approval

const show = (answers: Answers) => renderPage(() => <RequestContent approval={approval} />, answers)

it('names the account of the member whose money it is about, with the way to the books', async () => {
  show({ [`GET /ops/api/members/${member}`]: { member: { account: 'lucky88' } } })
  expect(await screen.findByText('lucky88')).toBeTruthy()
  expect(screen.getByRole('link', { name: member })).toBeTruthy()
})

it('shows the id alone when the name cannot be had', async () => {
  show({ [`GET /ops/api/members/${member}`]: refusal('not_found') })
  expect(await screen.findByRole('link', { name: member })).toBeTruthy()
})
