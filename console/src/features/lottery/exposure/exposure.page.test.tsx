import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { DeskIssue, DeskLottery } from '@baize/contract/lottery/lottery-desk'
import { renderPage } from '../../../testing/render-page.tsx'
import { ExposureCard } from './exposure-card.tsx'

const id = 'iss_01jd0000000000000000000001'
const issue = { id, number: '20261118-0100' } as DeskIssue
const lottery = { title: 'Five-Minute Five' } as DeskLottery
const Shown = () => <ExposureCard issue={issue} lottery={lottery} />
const exposed = { tickets: 3, stake: '30000', worst: '12345678900', most: '12500000000' }
const plays = [
  { play: 'ssc-position', name: 'Position', ...exposed },
  { play: 'ssc-any2-direct', name: 'Any two', ...exposed, worst: '900', most: null },
]
const numberOf = (play: string, number: string, worst: string) => ({
  ...exposed,
  play,
  name: play,
  number,
  worst,
})
const ofAll = [numberOf('ssc-any2-direct', '1:9', '900'), numberOf('ssc-position', '2:7', '800')]
const ofPlay = [
  numberOf('ssc-position', '10:3', '12345678900'),
  numberOf('ssc-position', '2:7', '800'),
]
const serverTime = '2026-11-18T00:00:00.000Z'

it('[LO44] an issue is shown with what it may cost: by play, by number, beside its limits', async () => {
  const asked: unknown[] = []
  renderPage(Shown, {
    [`GET /ops/api/lottery/issues/${id}/exposure`]: (body: object) => {
      asked.push(body)
      const numbers = 'play' in body ? ofPlay : ofAll
      const inYen = { currency: 'JPY', ...exposed, most: null, plays: [plays[1]], numbers: [] }
      return { serverTime, list: [{ currency: 'PHP', ...exposed, plays, numbers }, inYen] }
    },
  })
  const user = userEvent.setup()
  const row = (await screen.findByText('ssc-position', { selector: 'td b' })).closest('tr')
  expect(row?.textContent).toMatch(/300\.00.*123,456,789\.00.*99%/)
  await user.click(row as HTMLElement)
  expect(screen.getByText('Numbers of ssc-position')).toBeTruthy()
  const cells = () => screen.getAllByRole('button', { name: /^Place / })
  await waitFor(() => expect(cells()[1]?.textContent).toBe('Place 10 399%123,456,789.00'))
  expect(asked).toEqual([{}, { play: 'ssc-position' }])
  await user.click(screen.getByRole('button', { name: /^Place 2 7/ }))
  expect(screen.getByRole('heading', { name: 'Place 2 7' })).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'JPY' }))
  expect(screen.getByText('No ticket names a single number.')).toBeTruthy()
})

it('[LO44] an issue of which nothing was sold says so', async () => {
  renderPage(Shown, {
    [`GET /ops/api/lottery/issues/${id}/exposure`]: { serverTime, list: [] },
  })
  expect(await screen.findByText('Nothing is sold of this issue.')).toBeTruthy()
})
