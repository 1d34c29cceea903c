import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { businessDay, businessDayBounds } from '@baize/kernel/time'
import { describe, expect, it } from 'vitest'
import { useOperator } from '../../shared/operator.ts'
import { refusal, renderPage, type Answers } from '../../testing/render-page.tsx'
import { changeOf, shareOf } from './change-share.ts'
import { GgrCard } from './ggr-card.tsx'
import type { PlayReport } from './play-api.ts'
import { PlayFigures } from './play-figures.tsx'

const call = 'GET /ops/api/play/report'
const hourMs = 3_600_000
// The pretended operator's zone.
const zone = 'Asia/Manila'

const totals = (ggr: string, valid: string) => ({
  bets: 40,
  staked: valid,
  valid,
  returned: '0',
  ggr,
})

/** The hours of a day that begins at a moment. */
function pointsOf(start: Date, day: string, usual: string | null): PlayReport['points'] {
  return Array.from({ length: 24 }, (_, hour) => ({
    day,
    at: new Date(start.getTime() + hour * hourMs).toISOString(),
    until: new Date(start.getTime() + (hour + 1) * hourMs).toISOString(),
    ggr: hour === 3 ? '8400000' : '0',
    valid: hour === 3 ? '20000000' : '0',
    usual,
  }))
}

const past = '2026-11-08'
const report: PlayReport = {
  currency: 'PHP',
  currencies: ['PHP'],
  by: 'hour',
  totals: totals('8400000', '20000000'),
  usual: {
    totals: totals('8000000', '25000000'),
    soFar: totals('8400000', '20000000'),
    until: null,
    weeks: 8,
  },
  points: pointsOf(businessDayBounds(past, zone).start, past, '350000'),
  activeMembers: 1284,
}
const alone: PlayReport = {
  ...report,
  usual: null,
  points: report.points.map((point) => ({ ...point, usual: null })),
}

function show(answers: Answers, { roles, path }: Parameters<typeof renderPage>[2] = {}) {
  const Both = () => (
    <>
      <p>{useOperator().name}</p>
      <PlayFigures from={past} to={past} />
      <GgrCard from={past} to={past} />
    </>
  )
  return renderPage(Both, answers, { ...(roles && { roles }), path: path ?? '/' })
}

const card = async (label: string) => (await screen.findByText(label)).closest('a')?.textContent

describe('the figures of play', () => {
  it('say what was kept and by how much that is above the usual', async () => {
    show({ [call]: report })
    await screen.findByText('84,000.00')
    expect(await card('GGR')).toContain('▲+5% vs usual Sunday')
    expect(await card('Valid bets')).toContain('200,000▼−20% GGR margin 42%')
    expect(await card('Active members now')).toContain('1,284')
  })

  it('compare with nothing where there is no usual', async () => {
    show({ [call]: alone })
    await screen.findByText('84,000.00')
    expect(await card('GGR')).toContain('40 bets')
    expect(await card('GGR')).not.toContain('usual')
    expect(document.body.textContent).not.toMatch(/[▲▼]/)
  })

  it('name the moment up to which a running day is compared', async () => {
    const until = '2026-11-08T06:30:00.000Z'
    show({ [call]: { ...report, usual: report.usual && { ...report.usual, until } } })
    await screen.findByText('84,000.00')
    expect(await card('GGR')).toContain('vs usual Sunday, 14:30')
  })

  it('are not asked for by operators who may not see them', async () => {
    let asked = 0
    show({ [call]: () => ((asked += 1), report) }, { roles: ['support', 'content'] })
    // With the session comes all that may be drawn.
    await screen.findByText('Ada Admin')
    expect([asked, screen.queryByText('GGR'), screen.queryByText('GGR by hour')]).toEqual([
      0,
      null,
      null,
    ])
  })
})

describe('the plot of GGR', () => {
  it('has a bar for each hour and the line of the usual', async () => {
    show({ [call]: report })
    const plot = await screen.findByRole('figure', { name: 'GGR by hour' })
    expect(plot.querySelectorAll('[data-bar]')).toHaveLength(24)
    expect(plot.querySelector('[data-usual]')).toBeTruthy()
    expect(plot.querySelector('[data-running]')).toBeNull()
    expect(screen.getByText('Usual Sunday (8 weeks)')).toBeTruthy()
  })

  it('draws no line over what has no usual, and names the line all the same', async () => {
    const some = alone.points.map((point, at) => ({ ...point, usual: at % 3 ? '100' : null }))
    show({ [call]: { ...alone, points: some } })
    const plot = await screen.findByRole('figure', { name: 'GGR by hour' })
    expect(plot.querySelectorAll('[data-usual]')).toHaveLength(8)
    expect(screen.getByText('Usual')).toBeTruthy()
  })

  it('has no line and no word of a usual that is not known', async () => {
    show({ [call]: alone })
    const plot = await screen.findByRole('figure', { name: 'GGR by hour' })
    expect(plot.querySelector('[data-usual]')).toBeNull()
    expect(document.body.textContent).not.toContain('Usual')
  })

  it('tells an hour that is pointed at or reached by the keys', async () => {
    show({ [call]: report })
    const plot = await screen.findByRole('figure', { name: 'GGR by hour' })
    const stops = within(plot).getAllByRole('button')
    expect(stops.filter((stop) => stop.tabIndex === 0)).toHaveLength(1)
    stops[0]?.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe(
      '03:00 to 04:00. GGR 84,000.00. Usual 3,500.00. Valid bets 200,000.00',
    )
    expect(plot.querySelector('[data-tip]')?.textContent).toContain('84,000.00')
    await userEvent.keyboard('{Escape}')
    expect(plot.querySelector('[data-tip]')).toBeNull()
    await userEvent.hover(stops[5] ?? plot)
    expect(plot.querySelector('[data-tip]')?.textContent).toContain('05:00 to 06:00')
  })

  it('shades the hour that runs, and draws none that has not begun', async () => {
    const today = businessDay(new Date(), zone)
    const { start } = businessDayBounds(today, zone)
    const points = pointsOf(start, today, '350000')
    const Today = () => <GgrCard from={today} to={today} />
    renderPage(Today, { [call]: { ...report, points } })
    const plot = await screen.findByRole('figure', { name: 'GGR by hour' })
    const begun = points.filter(({ at }) => new Date(at) <= new Date()).length
    expect(plot.querySelectorAll('[data-bar]')).toHaveLength(begun)
    expect(plot.querySelector('[data-running]')).toBeTruthy()
    const names = within(plot)
      .getAllByRole('button')
      .map((stop) => stop.getAttribute('aria-label'))
    expect(names[begun - 1]).toMatch(/, running\. So far .*Usual by/)
    expect(screen.getByText('Today')).toBeTruthy()
  })

  it('is a table for who wants numbers, with its total', async () => {
    show({ [call]: report })
    await userEvent.click(await screen.findByRole('button', { name: 'Show as a table' }))
    const table = within(await screen.findByRole('table', { name: 'GGR by hour' }))
    expect(table.getByText('03:00 to 04:00').closest('tr')?.textContent).toContain('3,500.00')
    expect(table.getByText('Total').closest('tr')?.textContent).toContain('84,000.00')
  })

  it('says so where nothing was played', async () => {
    const none = totals('0', '0')
    show({ [call]: { ...alone, totals: { ...none, bets: 0 } } })
    expect(await screen.findByText('Nothing was played on this day.')).toBeTruthy()
    expect(screen.queryByRole('figure')).toBeNull()
  })

  it('says why it cannot be read, and tries again', async () => {
    let asked = 0
    show({ [call]: () => ((asked += 1), asked === 1 ? refusal('defect') : report) })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByRole('figure')).toBeTruthy())
  })
})

describe('a share', () => {
  it('is none of nothing, and none of what is below it', () => {
    expect(shareOf('397', '10000')).toBe(0.0397)
    expect(shareOf('1', '0')).toBeUndefined()
    expect(changeOf('1042', '1000')).toBe(0.042)
    expect(changeOf('-500', '1000')).toBe(-1.5)
    expect(changeOf('500', '-1000')).toBeUndefined()
  })
})
