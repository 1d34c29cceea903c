import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Downline } from '@baize/contract/agents/team-reports'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { renderSite } from '../../../testing/render-site.tsx'

const downline = (account: string, change: Partial<Downline> = {}): Downline => ({
  id: `mem_${account}`,
  account,
  nickname: account,
  type: 1,
  level: 1,
  teamSize: 0,
  balance: '1000',
  currency: 'PHP',
  joinedAt: '2026-11-01T04:00:00.000Z',
  lastLoginAt: null,
  isOnline: false,
  rate: 50,
  contracts: [],
  ...change,
})
const luz = downline('luz', {
  teamSize: 6,
  contracts: [
    { kind: 'dividend', state: 'accepted' },
    { kind: 'daily', state: 'offered' },
  ],
})
const migs = downline('migs')
const kiko = downline('kiko', { level: 2, teamSize: 3 })

function answer({ searchParams }: URL) {
  const isTree = searchParams.get('onlyTeams') === 'true'
  const isDeep = searchParams.get('of') === 'mem_luz'
  const items = isDeep ? [kiko] : isTree ? [luz] : [luz, migs]
  const path = [{ id: 'mem_rico', account: 'rico' }]
  return {
    zone: 'Asia/Manila',
    path: isDeep ? [...path, { id: 'mem_luz', account: 'luz' }] : path,
    items,
    next: null,
    total: isDeep ? 1 : 2,
    isCut: false,
  }
}

const open = () =>
  renderSite({
    at: '/agentHome?page=downlineManagmentView',
    as: 'agent',
    answers: {
      '/wps/agent/team/members': answer,
      '/wps/agent/registerCenter': {
        rate: 150,
        accountsPerDay: 50,
        accountsLeftToday: 12,
        invitations: [],
      },
    },
  })

it('[AG181] walks the teams as a tree by keys, and shows the one that is chosen', async () => {
  const { user } = open()
  const tree = within(await screen.findByRole('tree', { name: 'Teams' }))
  expect(tree.getAllByRole('treeitem').map((item) => item.textContent)).toEqual([
    'rico (you)',
    'luz6',
  ])
  expect(screen.getByText('1 account without a team')).toBeTruthy()
  act(() => tree.getByRole('treeitem', { name: 'rico (you)' }).focus())
  await user.keyboard('{ArrowDown}{ArrowRight}')
  expect(await tree.findByText('kiko')).toBeTruthy()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('kiko3')
  await user.keyboard('{ArrowLeft}{Enter}')
  expect(readAddress().search['teamOf']).toBe('mem_luz')
  expect(tree.getByRole('treeitem', { selected: true }).textContent).toBe('luz6')
  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(tree.queryByText('kiko')).toBeNull())
})

it('[AG181] says which contracts each directly below was given, and what waits', async () => {
  open()
  const table = within(await screen.findByRole('table', { name: 'Team management' }))
  const row = (await table.findByText('luz')).closest('tr')
  expect(row?.textContent).toMatch(/Dividend.*Daily wages: waits/)
  expect(table.getByText('migs').closest('tr')?.textContent).toContain('None')
})

it('J and K walk the lines of the table from anywhere on the page', async () => {
  const { user } = open()
  const table = within(await screen.findByRole('table', { name: 'Team management' }))
  await table.findByText('migs')
  const focused = () => document.activeElement?.textContent ?? ''
  await user.keyboard('j')
  expect(focused()).toContain('luz')
  await user.keyboard('j')
  expect(focused()).toContain('migs')
  await user.keyboard('k')
  expect(focused()).toContain('luz')
  await user.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /how it begins/ }))
})

it('leads to where accounts are opened and links handed out', async () => {
  const { user } = open()
  await screen.findByRole('link', { name: 'Contracts' })
  // The menu has it too, before the page.
  const [ofMenu, ofPage, ...others] = screen.getAllByRole('link', { name: 'Register account' })
  expect([ofMenu?.closest('nav'), ofPage?.closest('nav'), others]).toEqual([
    expect.anything(),
    null,
    [],
  ])
  await user.click(ofPage!)
  expect(readAddress().search['page']).toBe('registerCenter')
})
