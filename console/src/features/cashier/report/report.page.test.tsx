import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { refusal, renderPage } from '../../../testing/render-page.tsx'
import { reportLines } from './report-export.tsx'
import { CashierReportPage } from './report-page.tsx'
import type { CashierReport } from './report.ts'

const call = 'GET /ops/api/cashier/report'
const day = (name: string, deposits: string, withdrawals: string) => ({
  day: name,
  deposits,
  depositCount: 12,
  withdrawals,
  withdrawalCount: 4,
  fees: '1500',
  depositMedianSeconds: 95,
  withdrawalMedianSeconds: 4320,
})
const report: CashierReport = {
  currency: 'PHP',
  currencies: ['PHP'],
  days: [day('2026-11-14', '1000000', '250000'), day('2026-11-15', '500000', '900000')],
  methods: [
    { id: 'mth_a', name: '=Island Bank', amount: '1500000', ordered: 40, completed: 30 },
    { id: 'mth_b', name: 'GCash', amount: '0', ordered: 0, completed: 0 },
  ],
  waiting: { deposits: 3, withdrawals: 2, disputes: 1, oldestSeconds: 4320 },
}
const path = '/cashier-report?from=2026-11-14&to=2026-11-15'

describe('the cashier report', () => {
  it('sums the days and says what waits now', async () => {
    renderPage(CashierReportPage, { [call]: report }, { path })
    expect((await screen.findAllByText('15,000.00')).length).toBeGreaterThan(0)
    expect(screen.getByText('11,500.00')).toBeTruthy()
    expect(screen.getByText('3,500.00')).toBeTruthy()
    expect(screen.getByRole('link', { name: '3 deposits' })).toBeTruthy()
    expect(screen.getByText(/Oldest 1 hr 12 min/)).toBeTruthy()
  })

  it('draws a bar for each day and a line of what is left', async () => {
    renderPage(CashierReportPage, { [call]: report }, { path })
    const plot = await screen.findByRole('img', { name: 'In and out' })
    expect(plot.querySelectorAll('[data-bar="in"]')).toHaveLength(2)
    expect(plot.querySelectorAll('[data-bar="out"]')).toHaveLength(2)
    expect(plot.querySelector('[data-line="net"]')).toBeTruthy()
  })

  it('has the same in a table with its totals', async () => {
    renderPage(CashierReportPage, { [call]: report }, { path: `${path}&as=table` })
    const table = within(await screen.findByRole('table', { name: 'Day by day' }))
    expect(table.getAllByText('+7,500.00').length).toBe(1)
    expect(table.getByText('−4,000.00')).toBeTruthy()
    expect(table.getByText('Total').closest('tr')?.textContent).toContain('15,000.00')
  })

  it('says how many orders of each method were completed', async () => {
    renderPage(CashierReportPage, { [call]: report }, { path })
    expect((await screen.findByText('=Island Bank')).closest('tr')?.textContent).toContain('75%')
    expect(screen.getByText('GCash').closest('tr')?.textContent).toContain('—')
  })

  it('asks for the days of a preset', async () => {
    const asked: unknown[] = []
    const answer = (input: unknown) => {
      asked.push(input)
      return report
    }
    renderPage(CashierReportPage, { [call]: answer }, { path })
    await screen.findAllByText('15,000.00')
    await userEvent.click(screen.getByRole('radio', { name: /Today/ }))
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(asked[0]).toEqual({ from: '2026-11-14', to: '2026-11-15' })
    const [from, to] = Object.values(asked[1] as Record<string, string>)
    expect(from).toBe(to)
  })

  it('is written to a file in whole coins', () => {
    const [head, first] = reportLines(report)
    expect(head).toContain('day,currency,deposits')
    expect(first).toBe('2026-11-14,PHP,10000.00,12,2500.00,4,7500.00,15.00,95,4320\r\n')
  })

  it('that cannot be read says why', async () => {
    renderPage(CashierReportPage, { [call]: refusal('invalid_period') }, { path })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})
