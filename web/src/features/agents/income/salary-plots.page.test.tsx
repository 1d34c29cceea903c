import { screen, within } from '@testing-library/react'
import type { SettledWindow } from '@baize/contract/agents/settlements'
import type { StatusReply } from '@baize/contract/system/system'
import { presetDays } from '@baize/ui/forms/date-presets.ts'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answers } from '../../../testing/fake-server.ts'
import { openStatus } from '../../../testing/fixtures.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import type { Pace, Windows } from './api.ts'

const path = '/wps/agent/settlements'
const window = (change: Partial<SettledWindow>): SettledWindow => ({
  id: 'stl_1',
  kind: 'hourly',
  contract: 'ctr_1',
  version: 1,
  payer: '',
  payee: 'rosa',
  from: '2026-11-14T16:00:00.000Z',
  to: '2026-11-14T17:00:00.000Z',
  day: '2026-11-15',
  settledAt: '2026-11-14T17:01:00.000Z',
  validBet: '100',
  loss: '0',
  active: 3,
  leftOut: 0,
  basis: '100',
  carriedIn: '0',
  counted: '100',
  tier: 1,
  rate: 10,
  nextTier: null,
  beforeCap: '0',
  cap: null,
  before: '0',
  amount: '12345',
  carriedOut: '0',
  newBasis: '0',
  covered: '12345',
  owed: '0',
  state: 'paid',
  ...change,
})
const answer = (items: SettledWindow[]): Windows => ({
  currency: 'PHP',
  zone: 'Asia/Manila',
  from: '2026-11-14',
  to: '2026-11-15',
  items,
  next: null,
  totals: { windows: items.length, validBet: '0', loss: '0', amount: '0', owed: '0' },
})
const pace: Pace = {
  currency: 'PHP',
  zone: 'Asia/Manila',
  at: '2026-11-15T06:32:00.000Z',
  contract: null,
  version: 0,
  last: null,
  nextAt: null,
  lateSince: null,
  countedUntil: null,
  today: { day: '2026-11-15', amount: '0', windows: 0, ofDay: 288 },
  running: null,
}

class SilentLine extends EventTarget {
  send(): void {}
  close(): void {}
}
beforeEach(() => vi.stubGlobal('WebSocket', SilentLine))
afterEach(() => vi.unstubAllGlobals())

const nodes = ['hourSalary', 'agentRealtimeSalary'].map((modId) => ({
  modId,
  enabled: '1',
  childrenNodes: [],
}))
const whitelabel = [
  { modId: 'AGENT', enabled: '1', childrenNodes: nodes },
] as unknown as StatusReply['info']['whitelabel']
const open = (page: string, answers: Answers, lastDay = '2026-11-15') =>
  renderSite({
    at: `/agentHome?page=${page}&teamFrom=2026-11-14&teamTo=${lastDay}`,
    as: 'agent',
    answers: { [`${path}/pace`]: pace, ...answers },
    status: { info: { ...openStatus.info, whitelabel } },
  })

describe('the hours of a salary', () => {
  it('[AG140] stand in a table by day and hour, each with its tier, and lead to the reasons', async () => {
    const later = { from: '2026-11-14T17:00:00.000Z', to: '2026-11-14T18:00:00.000Z' }
    const { user } = open('agentHourSalary', {
      [path]: answer([
        window({}),
        window({ ...later, id: 'stl_2', tier: 2, amount: '30', owed: '30', state: 'owed' }),
        window({ id: 'stl_3', from: '2026-11-14T15:00:00.000Z', tier: 0, amount: '0' }),
      ]),
    })
    const region = within(await screen.findByRole('region', { name: 'Tier reached, by hour' }))
    const row = within(region.getByRole('row', { name: /^15 Nov|^Nov 15/ }))
    const cells = row.getAllByRole('cell').map((cell) => cell.textContent.replaceAll('\u{A0}', ' '))
    expect(cells).toHaveLength(24)
    expect(cells.slice(0, 3)).toEqual([
      '1Tier 1, PHP 123.45',
      '2Tier 2, PHP 0.30, Still owed',
      'Nothing settled',
    ])
    const before = within(region.getByRole('row', { name: /^14 Nov|^Nov 14/ }))
    expect(before.getAllByRole('cell').at(-1)?.textContent).toMatch(/^No tier, /)
    await user.click(row.getByRole('button', { name: /^Tier 2/ }))
    expect(readAddress().search['why']).toBe('stl_2')
  })
})

it('[AG140] the hour that runs says so, on its day alone', async () => {
  const { firstDay } = presetDays('today', new Date(), 'Asia/Manila')
  open('agentHourSalary', { [path]: answer([]) }, firstDay)
  const region = within(await screen.findByRole('region', { name: 'Tier reached, by hour' }))
  expect(region.getAllByText('Running now')).toHaveLength(1)
})

describe('a day of a real-time salary', () => {
  it('[AG141] is drawn as it builds up, and stands in a table too', async () => {
    const runs = ['05', '10', '15'].map((minute, at) =>
      window({
        id: `stl_${at}`,
        kind: 'realtime',
        to: `2026-11-14T16:${minute}:00.000Z`,
        amount: ['100', '-20', '5000'][at] ?? '',
        tier: at === 2 ? 2 : 1,
        rate: at === 2 ? 20 : 10,
      }),
    )
    const { user } = open('agentRealtimeSalary', { [path]: answer(runs.toReversed()) })
    const plot = await screen.findByRole('figure', { name: 'How today builds up' })
    expect(plot.textContent.replaceAll('\u{A0}', ' ')).toContain(
      'Earned in 3 runs of today so far: PHP 50.80',
    )
    expect(plot.querySelectorAll('line')).toHaveLength(1)
    // What is still to come is shaded up to the end of the day, and not beyond it.
    const shade = plot.querySelector('rect')
    expect(Number(shade?.getAttribute('x')) + Number(shade?.getAttribute('width'))).toBe(24)
    expect(plot.textContent).toMatch(
      /00:15, tier 2: the whole day at 0\.2%\. That run came to PHP.50\.00/,
    )
    expect(plot.textContent).toContain('114 runs of today are still to come; nothing is foretold.')
    await user.click(screen.getByRole('button', { name: 'Show as a table' }))
    const table = within(screen.getByRole('table', { name: 'How today builds up' }))
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows.slice(1, 4)).toEqual([
      expect.stringMatching(/00:15.*50\.00.*50\.80/),
      expect.stringMatching(/00:10.*−0\.20.*0\.80/),
      expect.stringMatching(/00:05.*1\.00.*1\.00/),
    ])
  })

  it('[AG141] without a run has no plot', async () => {
    open('agentRealtimeSalary', { [path]: answer([]) })
    expect(await screen.findByText('Nothing was settled in these days')).toBeTruthy()
    expect(screen.queryByRole('figure')).toBeNull()
  })
})
