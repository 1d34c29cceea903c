import { screen, within } from '@testing-library/react'
import type { StatusReply } from '@baize/contract/system/system'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused, type Answers } from '../../../testing/fake-server.ts'
import { openStatus } from '../../../testing/fixtures.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import type { CreditReport } from '../api.ts'

const path = '/wps/records/credit'

const line = (change: Partial<CreditReport['items'][number]>): CreditReport['items'][number] => ({
  id: 'upl_1',
  at: '2026-11-15T05:12:44.000Z',
  kind: 'upline',
  amount: '200000',
  currency: 'PHP',
  state: 'done',
  outcome: 'done',
  about: 'ro***m',
  reference: 'upl_1',
  steps: [],
  balance: '123456789000',
  ...change,
})

const report: CreditReport = {
  currency: 'PHP',
  from: '2026-11-09',
  to: '2026-11-15',
  items: [
    line({}),
    line({ id: 'adj_1', kind: 'adjustment', amount: '-2500', about: '=1+1', balance: '-100' }),
  ],
  next: null,
  totals: { opening: '50000', credited: '200000', debited: '2500', closing: '247500' },
}

const plainText = ({ textContent }: HTMLElement) => textContent.replaceAll('\u{A0}', ' ')

/** A line on which nobody says anything. */
class SilentLine extends EventTarget {
  send(): void {}
  close(): void {}
}

const saved: Blob[] = []
beforeEach(() => {
  saved.length = 0
  vi.stubGlobal('WebSocket', SilentLine)
  const createObjectURL = (file: Blob) => `blob:${saved.push(file)}`
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const moduleOf = (enabled: '0' | '1') =>
  [
    { modId: 'CREDITREPORT', enabled, childrenNodes: [] },
  ] as unknown as StatusReply['info']['whitelabel']

const open = (answers: Answers, enabled: '0' | '1' = '1') =>
  renderSite({
    at: '/member?m=creditReport',
    as: 'member',
    answers,
    status: { info: { ...openStatus.info, whitelabel: moduleOf(enabled) } },
  })

describe('the credit report', () => {
  it('goes from the opening to the closing balance, each line under credited or debited', async () => {
    open({ [path]: report })
    const totals = within(await screen.findByLabelText('Total'))
    expect(totals.getAllByRole('definition').map(plainText)).toEqual([
      'PHP 500.00',
      'PHP 2,000.00',
      'PHP 25.00',
      'PHP 2,475.00',
    ])
    const table = within(screen.getByRole('table', { name: 'Credit report' }))
    const rows = table
      .getAllByRole('row')
      .map((row) => [...row.children].map((one) => one.textContent))
    expect(rows[0]?.slice(-3)).toEqual(['Credited', 'Debited', 'Balance'])
    expect(rows[1]?.slice(-3)).toEqual(['Credited+2,000.00', 'Debited–', 'Balance1,234,567,890.00'])
    expect(rows[2]?.slice(-3)).toEqual(['Credited–', 'Debited−25.00', 'Balance−1.00'])
  })

  it('is written to a file in which no cell can be run', async () => {
    const { user } = open({ [path]: report })
    await screen.findByRole('table', { name: 'Credit report' })
    await user.click(await screen.findByRole('button', { name: 'Download as CSV' }))
    await vi.waitFor(() => expect(saved).toHaveLength(1))
    const lines = (await saved[0]?.text())?.trimEnd().split('\r\n') ?? []
    expect(lines).toHaveLength(3)
    expect(lines[1]).toMatch(/Transfer received,ro\*\*\*m,2000\.00,,1234567890\.00,PHP/)
    expect(lines[2]).toMatch(/Adjustment,"?'=1\+1"?,,25\.00,-1\.00,PHP/)
  })

  it('says that there was nothing, and that a site does not have it', async () => {
    const { unmount } = open({ [path]: { ...report, items: [] } })
    expect(await screen.findByText('Nothing was credited or debited in this period')).toBeTruthy()
    unmount()
    open({ [path]: new Refused('not_enabled') }, '0')
    expect(await screen.findByText('This is not available on this site.')).toBeTruthy()
  })

  it.each([
    ['1', true],
    ['0', false],
  ] as const)('with its module at %s it is in the menu: %s', async (enabled, isThere) => {
    open({ [path]: report }, enabled)
    const menu = within(await screen.findByRole('navigation', { name: 'Member centre' }))
    await menu.findByRole('link', { name: 'Account record' })
    expect(menu.queryByRole('link', { name: 'Credit report' }) !== null).toBe(isThere)
  })
})
