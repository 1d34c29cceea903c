import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { deposit, depositPage, withdrawalPage } from '../testing.ts'
import { MemberCashier } from './member-cashier.tsx'

const ordered = (id: string, createdAt: string) => deposit(id, { createdAt })
const lanes: Readonly<Record<string, unknown>> = {
  waiting: depositPage([
    ordered('dep_first', '2026-11-15T01:00:00.000Z'),
    ordered('dep_third', '2026-11-15T03:00:00.000Z'),
  ]),
  open: depositPage([ordered('dep_fourth', '2026-11-15T04:00:00.000Z')]),
  done: depositPage([ordered('dep_second', '2026-11-15T02:00:00.000Z')]),
}

describe('the cashier of a member', () => {
  it('shows what is open before what is over, newest first, and leads to each record', async () => {
    const asked: string[] = []
    renderPage(() => <MemberCashier member="mem_1" />, {
      'GET /ops/api/cashier/deposits': ({ lane, member }: { lane: string; member: string }) => {
        asked.push(member)
        return lanes[lane]
      },
      'GET /ops/api/cashier/withdrawals': withdrawalPage([]),
    })
    const table = within(await screen.findByRole('table', { name: 'Deposits' }))
    const links = table.getAllByRole<HTMLAnchorElement>('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'dep_fourth',
      'dep_third',
      'dep_first',
      'dep_second',
    ])
    expect(links[0]?.href).toContain('open=dep_fourth')
    expect(new Set(asked)).toEqual(new Set(['mem_1']))
    expect(await screen.findByText('No withdrawals yet.')).toBeTruthy()
  })
})
