import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Downline } from '@baize/contract/agents/team-reports'
import { Refused, type Answers, type Asked } from '../../../testing/fake-server.ts'
import { renderSite } from '../../../testing/render-site.tsx'

const marco: Downline = {
  id: 'mem_marco',
  account: 'marco',
  nickname: 'Marco',
  type: 0,
  level: 1,
  teamSize: 0,
  balance: '0',
  currency: 'PHP',
  joinedAt: '2026-11-01T04:00:00.000Z',
  lastLoginAt: null,
  isOnline: false,
  rate: 50,
  contracts: [],
}
const team = {
  zone: 'Asia/Manila',
  path: [{ id: 'mem_rosa', account: 'rosa' }],
  items: [marco, { ...marco, id: 'mem_deep', account: 'deep', level: 2 }],
  next: null,
  total: 2,
  isCut: false,
}
const transferPath = '/wps/agent/downlines/mem_marco/transfer'
const view = {
  account: 'marco',
  nickname: 'Marco',
  currency: 'PHP',
  available: '100000',
  cash: '100000',
  heldByLocks: '0',
  heldByContracts: '0',
  min: '5000',
  dailyLimit: '5000000',
  leftToday: '50000',
  paymentPasswordSet: true,
  heldUntil: null,
}
const centre = { rate: 150, accountsPerDay: 50, accountsLeftToday: 12, invitations: [] }

const open = (answers: Answers = {}) =>
  renderSite({
    at: '/agentHome?page=downlineManagmentView',
    as: 'agent',
    answers: {
      '/wps/agent/team/members': team,
      '/wps/agent/registerCenter': centre,
      [`GET ${transferPath}`]: view,
      ...answers,
    },
  })

async function choose(user: ReturnType<typeof open>['user'], account: string, item: string) {
  const [button] = await screen.findAllByRole('button', { name: `More: ${account}` })
  await user.click(button as HTMLElement)
  await user.click(await screen.findByRole('menuitem', { name: item }))
  return within(await screen.findByRole('dialog'))
}

it('[AG74] gives to a downline after a review with the payment password', async () => {
  const sent: Asked[] = []
  const { user } = open({
    [`POST ${transferPath}`]: (given: Asked) => {
      sent.push(given)
      if (sent.length === 1) return new Refused('payment_password_wrong')
      return {
        id: 'upl_1',
        to: 'marco',
        amount: '30000',
        currency: 'PHP',
        note: '',
        at: '2026-11-17T04:00:00.000Z',
      }
    },
  })
  const dialog = await choose(user, 'marco', 'Transfer')
  const amount = await dialog.findByLabelText(/^Amount/)
  await user.type(amount, '700')
  await user.click(dialog.getByRole('button', { name: 'Review' }))
  expect(dialog.getByText(/You can still give .*500\.00 today/)).toBeTruthy()
  await user.clear(amount)
  await user.type(amount, '300')
  await user.click(dialog.getByRole('button', { name: 'Review' }))
  expect(dialog.getByText('This is for good')).toBeTruthy()
  expect(sent).toEqual([])
  await user.type(dialog.getByLabelText('Payment password'), '111111')
  await user.click(dialog.getByRole('button', { name: /^Send/ }))
  expect(await dialog.findByText(/password/, { selector: '[role=alert] *, p, span' })).toBeTruthy()
  await user.type(dialog.getByLabelText('Payment password'), '123456')
  await user.click(dialog.getByRole('button', { name: /^Send/ }))
  expect(await dialog.findByText(/300\.00 went to marco/)).toBeTruthy()
  const bodies = sent.map(({ body }) => body as { id: string; amount: string })
  expect(bodies[1]).toMatchObject({ amount: '30000', currency: 'PHP', id: bodies[0]?.id })
})

it('[AG180] says beside what may leave what there is and why the rest stays; one line where nothing does', async () => {
  const held = { cash: '180000', heldByLocks: '0', heldByContracts: '80000' }
  const { user } = open({ [`GET ${transferPath}`]: { ...view, ...held } })
  const dialog = await choose(user, 'marco', 'Transfer')
  const may = await dialog.findByText('May leave now')
  expect(may.closest('dl')?.textContent).toMatch(
    /You havePHP\s1,800\.00Held for contracts you owe−PHP\s800\.00May leave nowPHP\s1,000\.00/,
  )
  expect(dialog.queryByText('Held by locks')).toBeNull()
})

it('[AG72] sets the rate of who is directly below, and of nobody deeper', async () => {
  const sent: Asked[] = []
  const { user } = open({
    '/wps/agent/downlines/mem_marco/rate': (given: Asked) => {
      sent.push(given)
      return sent.length === 1 ? new Refused('rate_too_low') : { rate: 80 }
    },
  })
  const dialog = await choose(user, 'marco', 'Set rate')
  const rate = await dialog.findByLabelText(/^Rebate rate/)
  expect((rate as HTMLInputElement).value).toBe('0.5')
  await user.clear(rate)
  await user.type(rate, '0.8')
  await user.click(dialog.getByRole('button', { name: 'Set rate' }))
  expect(await dialog.findByText(/further below has a higher rate/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Set rate' }))
  expect(await screen.findByText('The rate of marco is set.')).toBeTruthy()
  expect(sent[1]?.body).toEqual({ rate: 80 })
  const [deep] = await screen.findAllByRole('button', { name: 'More: deep' })
  await user.click(deep as HTMLElement)
  expect(await screen.findByRole('menuitem', { name: 'Transfer' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Set rate' })).toBeNull()
})
