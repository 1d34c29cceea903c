import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Board, Mission } from '@baize/contract/promotions/missions'
import { Refused, type Answers } from '../../testing/fake-server.ts'
import { renderSite } from '../../testing/render-site.tsx'

const list = '/wps/relay/MCSFE_getMissionSummaryDetails'
const places = '/wps/relay/MCSFE_getMissionLeaderboard'
const claim = '/wps/relay/MCSFE_claimMissionReward'
const sign = '/wps/relay/MCSFE_signMissionCard'
const now = '2026-11-18T04:00:00.000Z'
const zone = 'Asia/Manila'

const mission = (change: Partial<Mission> = {}): Mission => ({
  id: 'mis_01jd0000000000000000000001',
  kind: 'games',
  fact: null,
  categories: [],
  title: 'Three different games',
  line: 'Settle a bet in 3 different games this week.',
  currency: 'PHP',
  period: 'weekly',
  label: '2026-11-16',
  startsAt: '2026-11-15T16:00:00.000Z',
  endsAt: '2026-11-22T16:00:00.000Z',
  claimUntil: '2026-11-29T16:00:00.000Z',
  endedFor: '',
  state: 'progress',
  value: '2',
  steps: [{ step: 1, goal: '3', reward: '1500', state: 'open' }],
  times: 1,
  card: null,
  ...change,
})

const row = (place: number, name: string, more: Partial<Board['rows'][number]> = {}) => ({
  place,
  name,
  points: String(1_000 - place),
  prize: place < 4 ? '50000' : null,
  isOwn: false,
  ...more,
})

const board = (change: Partial<Board> = {}): Board => ({
  id: 'mis_01jd0000000000000000000009',
  title: 'Board of the week',
  line: '',
  currency: 'PHP',
  period: 'weekly',
  label: '2026-11-16',
  startsAt: '2026-11-15T16:00:00.000Z',
  endsAt: '2026-11-22T16:00:00.000Z',
  endedFor: '',
  state: 'running',
  per: '1000',
  categories: [],
  pool: '150000',
  places: 3,
  times: 1,
  rankedAt: now,
  players: 40,
  rows: [row(1, 'go***a'), row(2, ''), row(3, 'ma***o')],
  around: [row(26, 'be***t'), row(27, 'marisol', { isOwn: true }), row(28, 'no***7')],
  own: row(27, 'marisol', { isOwn: true }),
  isHidden: false,
  before: null,
  ...change,
})

const summary = (missions: readonly Mission[]) => ({
  now,
  zone,
  summary: { toClaim: 1, open: 2, done: 0, amount: '1500', currency: 'PHP' },
  missions,
})

async function open(missions: Mission[], shown: Board | null, answers: Answers = {}) {
  const site = renderSite({
    at: '/?m=missionLeaderboard',
    as: 'member',
    answers: {
      [list]: () => summary(missions),
      [places]: { now, zone, boards: [], board: shown },
      ...answers,
    },
  })
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Missions' }, { timeout: 20_000 }),
  )
  return { ...site, dialog }
}

describe('missions', { timeout: 60_000 }, () => {
  it('[GR113] shows how far each is, what it gives and until when', async () => {
    const { dialog } = await open([mission()], null)
    await dialog.findByRole('heading', { name: 'Three different games' })
    expect(dialog.getByText('2 of 3')).toBeTruthy()
    expect(dialog.getByText(/^PHP\s15\.00$/)).toBeTruthy()
    const bar = dialog.getByRole('progressbar', { name: 'Three different games' })
    expect(bar.getAttribute('aria-valuenow')).toBe('66')
    expect(dialog.getByText('0 to claim, 1 open, 0 done')).toBeTruthy()
    expect(dialog.getByText('No board is running.')).toBeTruthy()
  })

  it('[GR116] claims what is reached once for a double press, and says why it may not', async () => {
    const asked: unknown[] = []
    const missions = [
      mission({
        state: 'reached',
        steps: [{ step: 1, goal: '3', reward: '1500', state: 'reached' }],
      }),
    ]
    const { dialog, user } = await open(missions, null, {
      [claim]: ({ body }: { body: object }) => {
        asked.push(body)
        if (asked.length === 1) return new Refused('claim_over')
        missions[0] = mission({
          state: 'claimed',
          steps: [{ step: 1, goal: '3', reward: '1500', state: 'claimed' }],
        })
        return { amount: '1500', currency: 'PHP', grant: 'grt_1' }
      },
    })
    const button = await dialog.findByRole('button', { name: 'Claim: Three different games' })
    expect(dialog.getByText('To be bet once before it can be withdrawn.')).toBeTruthy()
    await user.click(button)
    expect((await dialog.findByRole('alert')).textContent).toBe('The time to claim this is over.')
    await user.dblClick(button)
    await waitFor(() => expect(dialog.getByText('Claimed')).toBeTruthy(), { timeout: 10_000 })
    expect(asked).toEqual(
      Array.from({ length: 2 }, () => ({
        mission: 'mis_01jd0000000000000000000001',
        label: '2026-11-16',
        step: 1,
      })),
    )
  })

  it('[GR116] claims nothing again from a row that has not heard yet that it was taken', async () => {
    let asked = 0
    const step = { step: 1, goal: '3', reward: '1500', state: 'reached' } as const
    const { dialog, user } = await open([mission({ state: 'reached', steps: [step] })], null, {
      [claim]: () => {
        asked += 1
        return { amount: '1500', currency: 'PHP', grant: 'grt_1' }
      },
    })
    const button = await dialog.findByRole('button', { name: 'Claim: Three different games' })
    await user.click(button)
    await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'))
    await user.click(button)
    expect(asked).toBe(1)
  })

  it('[GR118] says that something is reached and waits for money, that it opens later, or is over', async () => {
    const step = { step: 1, goal: '3', reward: '1500' }
    const { dialog } = await open(
      [
        mission({ title: 'One', steps: [{ ...step, state: 'waiting' }] }),
        mission({ id: 'mis_01jd0000000000000000000002', title: 'Two', state: 'locked' }),
        mission({
          id: 'mis_01jd0000000000000000000003',
          title: 'Three',
          state: 'expired',
          steps: [{ ...step, state: 'expired' }],
        }),
      ],
      null,
    )
    expect(await dialog.findByText(/The budget is used up for now/)).toBeTruthy()
    expect(dialog.getByText(/^Opens /)).toBeTruthy()
    expect(dialog.getByText('Over')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: /^Claim/ })).toBeNull()
  })

  it('[GR316] says of what ended early why it did, also of a board', async () => {
    const steps = [{ step: 1, goal: '3', reward: '1500', state: 'expired' as const }]
    const over = mission({ state: 'expired', endsAt: now, endedFor: 'The games are gone', steps })
    const { dialog } = await open([over], board({ state: 'final', endedFor: 'Too few played' }))
    expect(await dialog.findByText('Ended early. Reason: The games are gone')).toBeTruthy()
    expect(await dialog.findByText('Ended early. Reason: Too few played')).toBeTruthy()
  })

  it('[GR119] signs the card of the week once, with what each day gave', async () => {
    const days = [
      { day: '2026-11-16', state: 'signed' as const, reward: '100' },
      { day: '2026-11-17', state: 'missed' as const, reward: null },
      { day: '2026-11-18', state: 'today' as const, reward: '200' },
      { day: '2026-11-19', state: 'next' as const, reward: '300' },
    ]
    const card = mission({
      kind: 'signIn',
      title: 'Sign-in card',
      card: { days, run: 1, isSigned: false },
    })
    const missions = [card]
    let signed = 0
    const { dialog, user } = await open(missions, null, {
      [sign]: () => {
        signed += 1
        const done = days.map((day) =>
          day.state === 'today' ? { ...day, state: 'signed' as const } : day,
        )
        missions[0] = { ...card, card: { days: done, run: 2, isSigned: true } }
        return { day: '2026-11-18', amount: '200', currency: 'PHP' }
      },
    })
    expect(
      await dialog.findByText(/1 day in a row so far\. A missed day only leaves a gap/),
    ).toBeTruthy()
    expect(dialog.getByText('Missed')).toBeTruthy()
    await user.dblClick(dialog.getByRole('button', { name: /^Sign today, PHP\s2\.00$/ }))
    expect(await dialog.findByText('Signed today')).toBeTruthy()
    expect([signed, dialog.queryByRole('button', { name: /^Sign today/ })]).toEqual([1, null])
  })
})

describe('the board', { timeout: 60_000 }, () => {
  it('[GR122] [GR125] shows the first with masked names, and the own row with its neighbours', async () => {
    const { dialog } = await open([mission()], board())
    await dialog.findByRole('heading', { name: 'Board of the week' })
    expect(dialog.getByText(/PHP\s1,500\.00 for 3 places/)).toBeTruthy()
    expect(dialog.getByText('go***a')).toBeTruthy()
    expect(dialog.getByText('hidden member')).toBeTruthy()
    const own = dialog.getByRole('row', { current: true })
    expect(within(own).getByText('marisol, you')).toBeTruthy()
    expect(within(own).getByText('27')).toBeTruthy()
    expect(dialog.getByRole('timer')).toBeTruthy()
    expect(dialog.getByText(/1 point for each PHP\s10\.00 of valid bets/)).toBeTruthy()
  })

  it('[GR125] hides the name of who presses, and says so where it could not', async () => {
    const bodies: unknown[] = []
    const { user, dialog } = await open([mission()], board(), {
      '/wps/promotions/missions/name': ({ body }: { body: unknown }) => {
        bodies.push(body)
        return bodies.length > 1 ? { hidden: true } : new Refused('too_many_requests')
      },
    })
    await user.click(await dialog.findByRole('button', { name: 'Hide my name' }))
    expect(await dialog.findByRole('alert')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Hide my name' }))
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull())
    expect(bodies).toEqual([{ hidden: true }, { hidden: true }])
  })

  it('[GR123] says that it is final, or that the last bets are counted, without a clock', async () => {
    const { dialog } = await open([mission()], board({ state: 'counting', own: null, around: [] }))
    expect(await dialog.findByText(/The last bets are being counted/)).toBeTruthy()
    expect(dialog.queryByRole('timer')).toBeNull()
    expect(dialog.getByText('You have no point in this period yet.')).toBeTruthy()
  })

  it('[GR121] is empty until somebody has a point; without missions and board the page says so', async () => {
    const { dialog } = await open([mission()], board({ rows: [], around: [], own: null }))
    expect(await dialog.findByText(/Nobody has a point yet/)).toBeTruthy()
  })

  it('[GR113] says that nothing runs where there is nothing', async () => {
    const { dialog } = await open([], null)
    expect(await dialog.findByText('No missions are running')).toBeTruthy()
  })
})
