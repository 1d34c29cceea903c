import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { at, centreAnswers, payeeBook } from '../../testing/cashier.ts'
import { Refused, type Answers } from '../../testing/fake-server.ts'
import { renderSite } from '../../testing/render-site.tsx'
import type { Security } from './api.ts'

const usual: Security = {
  passwordSet: true,
  passwordChangedAt: at(-100),
  paymentPasswordSet: true,
  moneyHeldUntil: null,
  mobile: '+63•••••4567',
  mobileVerified: true,
  email: 'r•••@example.com',
  emailVerified: false,
  authenticator: false,
  social: [],
  networks: [],
  provenUntil: null,
}
const paths = {
  change: 'PUT /wps/member/password/payment',
  send: 'POST /wps/verification/payment',
} as const

async function open(security: Partial<Security> = {}, answers: Answers = {}) {
  const site = renderSite({
    at: '/?m=securityCenter',
    as: 'member',
    answers: {
      ...centreAnswers,
      '/wps/member/security': { ...usual, ...security },
      '/wps/cashier/payees': payeeBook([]),
      ...answers,
    },
  })
  const what = security.paymentPasswordSet === false ? 'Add' : 'Change'
  await site.user.click(await screen.findByRole('button', { name: `${what}: Payment password` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Payment password' }))
  const fill = async (entries: Record<string, string>) => {
    for (const [label, text] of Object.entries(entries)) {
      await site.user.type(await dialog.findByLabelText(label), text)
    }
  }
  const save = async () => site.user.click(dialog.getByRole('button', { name: 'Save' }))
  const sent = (path: string) => {
    const [method, pathname] = path.split(' ')
    return site.asked.filter((one) => one.method === method && one.pathname === pathname)
  }
  return { ...site, dialog, fill, save, sent }
}

const twice = (text: string) => ({
  'New payment password': text,
  'Payment password again': text,
})

describe('the payment password', () => {
  it('is first set by the login password', async () => {
    const done = { [paths.change]: { heldUntil: null } }
    const { fill, save, sent } = await open({ paymentPasswordSet: false }, done)
    await fill({ 'Login password': 'Green-felt-1', ...twice('284619') })
    await save()
    await waitFor(() => expect(sent(paths.change)).toHaveLength(1))
    expect(sent(paths.change)[0]?.body).toEqual({
      password: 'Green-felt-1',
      newPaymentPassword: '284619',
      confirmNewPaymentPassword: '284619',
    })
  })

  it('is changed by the one before, and asks for no login password', async () => {
    const { dialog, fill, save, sent } = await open({}, { [paths.change]: { heldUntil: null } })
    expect(dialog.queryByLabelText('Login password')).toBeNull()
    await fill({ 'Payment password now': '902175', ...twice('284619') })
    await save()
    await waitFor(() => expect(sent(paths.change)).toHaveLength(1))
    expect(sent(paths.change)[0]?.body).toMatchObject({ oldPaymentPassword: '902175' })
  })

  it('that anybody would try first is refused in words before it is sent', async () => {
    const { dialog, fill, save, sent } = await open()
    await fill({ 'Payment password now': '902175', ...twice('121212') })
    await save()
    expect(await dialog.findByText(/among the first that anybody would try/)).toBeTruthy()
    expect(sent(paths.change)).toEqual([])
  })

  it('that is forgotten is reset by a code, and the end of the hold is told', async () => {
    const { user, dialog, fill, save, sent } = await open(
      {},
      { [paths.send]: { expiredMinutes: 2 }, [paths.change]: { heldUntil: at(1440) } },
    )
    await user.click(dialog.getByRole('button', { name: 'Forgotten? Use a code' }))
    await user.click(await dialog.findByRole('button', { name: 'Send a code' }))
    expect(await dialog.findByRole('status')).toBeTruthy()
    expect(sent(paths.send)[0]?.body).toEqual({ kind: 'mobile' })
    await fill({ Code: '604815', 'Login password': 'Green-felt-1', ...twice('284619') })
    await save()
    await waitFor(() => expect(sent(paths.change)).toHaveLength(1))
    expect(sent(paths.change)[0]?.body).toMatchObject({
      password: 'Green-felt-1',
      code: '604815',
      kind: 'mobile',
    })
    expect(await screen.findByText(/No money leaves the account until/)).toBeTruthy()
  })

  it('cannot be reset by a contact of yesterday, and from when it counts is told', async () => {
    const refused = new Refused('contact_too_new', { until: at(60) })
    const { user, dialog } = await open({}, { [paths.send]: refused })
    await user.click(dialog.getByRole('button', { name: 'Forgotten? Use a code' }))
    await user.click(await dialog.findByRole('button', { name: 'Send a code' }))
    expect(await dialog.findByText(/It counts from/)).toBeTruthy()
  })

  it('without a contact leads to one, or to support', async () => {
    const { user, dialog } = await open({ mobileVerified: false })
    await user.click(dialog.getByRole('button', { name: 'Forgotten? Use a code' }))
    expect(await dialog.findByText('There is nowhere to send a code')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  it('that was reset says above all else until when money is held', async () => {
    renderSite({
      at: '/?m=securityCenter',
      as: 'member',
      answers: {
        ...centreAnswers,
        '/wps/member/security': { ...usual, moneyHeldUntil: at(600) },
        '/wps/cashier/payees': payeeBook([]),
      },
    })
    expect(await screen.findByText('No money leaves the account for now')).toBeTruthy()
  })
})
