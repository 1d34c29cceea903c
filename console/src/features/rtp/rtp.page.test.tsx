import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { refusal, renderPage } from '../../testing/render-page.tsx'
import { RtpPage } from './rtp-page.tsx'
import { crowd, listOf, point, row } from './testing.ts'

const list = 'GET /ops/api/rtp'
const one = 'GET /ops/api/rtp/game'

const sun = row('Sun', {
  state: 'alarm',
  observedBps: 9_792,
  deviationMilli: 5_400,
  oneIn: 15_000_000,
})
const fish = row('Fish')
const derby = row('Derby', { state: 'few', rounds: '412', deviationMilli: 300 })
const rows = [sun, fish, derby]

function open(answers: object = {}, path = '/rtp') {
  const asked: Record<string, string>[] = []
  renderPage(
    RtpPage,
    {
      [list]: (query: Record<string, string>) => {
        asked.push(query)
        return listOf(rows)
      },
      [one]: ({ key }: { key: string }) => ({
        currency: 'PHP',
        row: rows.find((each) => each.key === key) ?? sun,
        points: [
          point('2026-11-14', 900_000),
          point('2026-11-15', 1_214_400, { observedBps: 9_792, deviationMilli: 5_400 }),
        ],
        leftOn: '2026-11-15',
      }),
      ...answers,
    },
    { path },
  )
  return asked
}

const rowOf = async (name: string) =>
  within((await screen.findByText(name)).closest('tr') as HTMLElement)

describe('the RTP watch', () => {
  it('shows each game with what it declares, what was seen and how that reads', async () => {
    open()
    const alarmed = await rowOf('Sun')
    expect(alarmed.getByText('95.80%')).toBeTruthy()
    expect(alarmed.getByText('97.92%')).toBeTruthy()
    expect(alarmed.getByText('1,214,400')).toBeTruthy()
    expect(alarmed.getByText('+5.4 σ')).toBeTruthy()
    expect(alarmed.getByText('Outside 99%')).toBeTruthy()
    expect((await rowOf('Fish')).getByText('As declared')).toBeTruthy()
    expect((await rowOf('Derby')).getByText('Too few rounds')).toBeTruthy()
  })

  it('draws the bands around the declared tick, with words for who does not see them', async () => {
    open()
    const plot = (await rowOf('Sun')).getByRole('img', { name: /^Observed 97.92%/ })
    expect(plot.getAttribute('aria-label')).toContain('between 94.88% and 96.72%')
    const at = (mark: string) =>
      Number.parseFloat(plot.querySelector<HTMLElement>(mark)?.style.insetInlineStart ?? '')
    const width = Number.parseFloat(
      plot.querySelector<HTMLElement>('[data-band="99"]')?.style.width ?? '',
    )
    expect(at('[data-mark="declared"]')).toBeCloseTo(at('[data-band="99"]') + width / 2, 3)
    expect(at('[data-mark="observed"]')).toBeGreaterThan(at('[data-band="99"]') + width)
  })

  it('gives the bands as numbers when asked, and keeps that in the address', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Show bands as numbers' }))
    expect((await rowOf('Sun')).getByText('94.88% to 96.72%')).toBeTruthy()
    expect(location.search).toContain('as=table')
  })

  it('tells what the chosen one means and what chance does among so many', async () => {
    open()
    expect(await screen.findByText(/a fair one is so far off once in 15,000,000/)).toBeTruthy()
    expect(screen.getByText(/Of 200 with enough rounds, about 10 fair ones/)).toBeTruthy()
    expect(screen.getByText('2 alarms')).toBeTruthy()
    await userEvent.click(await screen.findByText('Derby'))
    expect(await screen.findByText(/412 rounds say too little/)).toBeTruthy()
    expect(location.search).toContain('open=TIDAL+derby')
  })

  it('draws how the chosen one came about, and has it as a table too', async () => {
    open()
    const plot = await screen.findByRole('img', { name: /Running return of Sun: 97.92%/ })
    expect(plot.querySelector('[data-line="observed"]')).toBeTruthy()
    expect(within(plot).getByText('left the 99% band, 15 Nov')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }))
    const table = within(screen.getByRole('table', { name: 'Sun, as rounds add up' }))
    expect(table.getByText('14 Nov')).toBeTruthy()
    expect(table.getByText('900,000')).toBeTruthy()
  })

  it('is walked with j and k', async () => {
    open()
    await screen.findByText(/15,000,000/)
    await userEvent.keyboard('j')
    await waitFor(() => expect(location.search).toContain('open=TIDAL+fish'))
    await userEvent.keyboard('j')
    await waitFor(() => expect(location.search).toContain('open=TIDAL+derby'))
    await userEvent.keyboard('k')
    await waitFor(() => expect(location.search).toContain('open=TIDAL+fish'))
  })

  it('asks for what the address says', async () => {
    const asked = open({}, '/rtp?period=7d&by=model&state=alarm&q=sun')
    await screen.findByText('Sun')
    expect(asked[0]).toEqual({
      period: '7d',
      by: 'model',
      state: 'alarm',
      search: 'sun',
      limit: '50',
    })
    await userEvent.click(screen.getByText('90 days'))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ period: '90d' }))
  })

  it('says that nobody has played', async () => {
    open({ [list]: listOf([], { crowd: { ...crowd, judged: 0 } }) })
    expect(await screen.findByText('Nobody has played yet')).toBeTruthy()
    expect(screen.queryByText('What to do')).toBeNull()
  })

  it('says that nothing fits a filter', async () => {
    open({ [list]: listOf([]) }, '/rtp?state=alarm')
    expect(await screen.findByText('Nothing fits')).toBeTruthy()
  })

  it('says why it could not be read, and tries again', async () => {
    open({ [list]: refusal('too_many_requests') })
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})
