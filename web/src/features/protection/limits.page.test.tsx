import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PlayerLimit, PlayerProtection } from '@baize/contract/protection/protection'
import { sessionToken } from '../../shared/session.ts'
import { Refused, type Answers, type Asked } from '../../testing/fake-server.ts'
import { renderSite } from '../../testing/render-site.tsx'

const own = '/wps/protection'
const put = 'PUT /wps/protection/limits'

function protection(change: Partial<PlayerLimit> = {}): PlayerProtection {
  const limits = (['deposit', 'loss'] as const).flatMap((kind) =>
    (['day', 'week', 'month'] as const).map((period) => ({
      kind,
      period,
      amount: null,
      used: '0',
      change: null,
    })),
  )
  const [first, ...rest] = limits as PlayerLimit[]
  return {
    currency: 'PHP',
    limits: [{ ...(first as PlayerLimit), ...change }, ...rest],
    reminderMinutes: null,
    bar: null,
  }
}

async function openLimits(now: PlayerProtection, answers: Answers = {}) {
  const site = renderSite({ at: '/?m=limits', as: 'member', answers: { [own]: now, ...answers } })
  const dialog = within(await screen.findByRole('dialog', { name: 'Limits and breaks' }))
  await dialog.findByRole('heading', { name: 'Deposit limit' })
  return { ...site, dialog }
}
const sent = (asked: readonly Asked[], path: string, method = 'PUT') =>
  asked.filter((one) => one.pathname === path && one.method === method).map(({ body }) => body)

const setDaily = 'Set: Deposit limit, Last 24 hours'
const changeDaily = 'Change: Deposit limit, Last 24 hours'

describe('the page of limits', () => {
  it('sets any amount, in the smallest unit, and shows what is used of it', async () => {
    const after = protection({ amount: '10000', used: '2500' })
    const { user, asked, dialog } = await openLimits(protection(), { [put]: after })
    await user.click(dialog.getByRole('button', { name: setDaily }))
    await user.type(dialog.getByLabelText('Amount in PHP'), '100')
    expect(dialog.getByText('Holds at once.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText('PHP 25.00 of PHP 100.00 used')
    expect(dialog.getByText('PHP 75.00 left')).toBeTruthy()
    expect(sent(asked, '/wps/protection/limits')).toEqual([
      { kind: 'deposit', period: 'day', amount: '10000', currency: 'PHP' },
    ])
  })

  it('sends nothing for what is no amount, says why and keeps the field in hand', async () => {
    const { user, asked, dialog } = await openLimits(protection())
    await user.click(dialog.getByRole('button', { name: setDaily }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('This is not an amount.')).toBeTruthy()
    await user.type(dialog.getByLabelText('Amount in PHP'), '0')
    expect(dialog.getByText('The amount must be more than zero.')).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByLabelText('Amount in PHP'))
    expect(sent(asked, '/wps/protection/limits')).toEqual([])
  })

  it('says before it is saved that a raise waits, and after it from when it can be confirmed', async () => {
    const at = new Date(Date.now() + 24 * 3_600_000).toISOString()
    const waiting = { amount: '50000', at, ready: false }
    const { user, dialog } = await openLimits(protection({ amount: '10000' }), {
      [put]: protection({ amount: '10000', change: waiting }),
    })
    await user.click(dialog.getByRole('button', { name: changeDaily }))
    await user.type(dialog.getByLabelText('Amount in PHP'), '500')
    expect(
      dialog.getByText('Can be confirmed after 24 hours. Until you confirm it, PHP 100.00 holds.'),
    ).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText('A raise to PHP 500.00 waits')
    expect(
      dialog.getByText(/You can confirm it in .+ from .+ Until then PHP 100.00 holds/),
    ).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Confirm' })).toBeNull()
    expect(dialog.getByRole('button', { name: /Keep PHP.100\.00/ })).toBeTruthy()
  })

  it('offers the second confirmation once it is time, and once is enough', async () => {
    const change = { amount: null, at: new Date(Date.now() - 1000).toISOString(), ready: true }
    const { user, asked, dialog } = await openLimits(protection({ amount: '10000', change }), {
      'POST /wps/protection/limits/confirm': protection(),
    })
    await user.dblClick(await dialog.findByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(dialog.queryByText('Taking the limit away waits')).toBeNull())
    expect(sent(asked, '/wps/protection/limits/confirm', 'POST')).toHaveLength(1)
  })

  it('explains a confirmation that came too soon', async () => {
    const change = { amount: '50000', at: new Date(Date.now() - 1000).toISOString(), ready: true }
    const { user, dialog } = await openLimits(protection({ amount: '10000', change }), {
      'POST /wps/protection/limits/confirm': new Refused('too_soon'),
    })
    await user.click(await dialog.findByRole('button', { name: 'Confirm' }))
    expect((await dialog.findByRole('alert')).textContent).toBe('The 24 hours are not over yet.')
  })

  it('chooses how often play is interrupted', async () => {
    const { user, asked, dialog } = await openLimits(protection(), {
      'PUT /wps/protection/reminder': { ...protection(), reminderMinutes: 30 },
    })
    await user.selectOptions(dialog.getByLabelText('Remind me'), '30')
    await waitFor(() =>
      expect(dialog.getByLabelText<HTMLSelectElement>('Remind me').value).toBe('30'),
    )
    expect(sent(asked, '/wps/protection/reminder')).toEqual([{ minutes: 30 }])
  })
})

describe('a break', () => {
  it('begins only after it was read, signs out and says until when', async () => {
    const until = '2026-11-20T10:00:00.000Z'
    const { user, asked, dialog } = await openLimits(protection(), {
      'POST /wps/protection/time-out': { until },
    })
    await user.selectOptions(dialog.getByLabelText('How long'), '1 week')
    await user.click(dialog.getByRole('button', { name: 'Review' }))
    const review = within(
      await screen.findByRole('dialog', { name: 'Take a time-out for 1 week?' }),
    )
    expect(review.getByText(/cannot be shortened or undone/)).toBeTruthy()
    await user.click(review.getByRole('button', { name: 'Begin the time-out' }))
    expect(review.getByText('Tick this to go on.')).toBeTruthy()
    expect(sent(asked, '/wps/protection/time-out', 'POST')).toEqual([])
    await user.click(review.getByRole('checkbox'))
    await user.dblClick(review.getByRole('button', { name: 'Begin the time-out' }))
    const last = within(await screen.findByRole('dialog', { name: 'Your break has begun' }))
    expect(last.getByText(/20 Nov 2026/)).toBeTruthy()
    expect(last.getByRole('link', { name: 'Help and advice' }).getAttribute('href')).toBe(
      '/help#responsible',
    )
    expect(sent(asked, '/wps/protection/time-out', 'POST')).toEqual([{ hours: 168 }])
    expect(sessionToken()).toBeNull()
    await user.click(last.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('for good is an exclusion without an end', async () => {
    const { user, asked, dialog } = await openLimits(protection(), {
      'POST /wps/protection/exclusion': { until: null },
    })
    await user.click(dialog.getByRole('radio', { name: /Self-exclusion/ }))
    await user.selectOptions(dialog.getByLabelText('How long'), 'For good')
    await user.click(dialog.getByRole('button', { name: 'Review' }))
    const review = within(await screen.findByRole('dialog', { name: 'Exclude yourself for good?' }))
    expect(review.getByText('It begins at once and has no end.')).toBeTruthy()
    await user.click(review.getByRole('checkbox'))
    await user.click(review.getByRole('button', { name: 'Exclude me' }))
    await screen.findByText(/stays closed for good/)
    expect(sent(asked, '/wps/protection/exclusion', 'POST')).toEqual([{ months: null }])
  })
})
