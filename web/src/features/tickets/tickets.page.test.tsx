import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { activateTexts } from '@baize/texts/browser'
import { bootRooms, compileRooms } from '@baize/texts/catalogue'
import type { TicketCampaign } from '@baize/contract/promotions/tickets'
import { Refused, type Answers } from '../../testing/fake-server.ts'
import { renderSite } from '../../testing/render-site.tsx'

const list = '/wps/promotions/tickets'
const claim = '/wps/relay/MCS2_claimRafflePromotion'
const hex = 'ab'.repeat(32)

const campaign = (change: Partial<TicketCampaign> = {}): TicketCampaign => ({
  id: 'tkc_01jd0000000000000000000001',
  kind: 'wheel',
  title: 'November wheel',
  state: 'open',
  isFree: false,
  currency: 'PHP',
  prizes: [
    { amount: '500000', count: 1, left: 1 },
    { amount: '2000', count: 10, left: 6 },
    { amount: '0', count: 9, left: 3 },
  ],
  slips: 20,
  left: 10,
  total: '520000',
  totalLeft: '512000',
  times: 1,
  earning: { deposit: '10000', validBet: null, perDay: 5 },
  opensAt: '2026-11-15T06:00:00.000Z',
  closesAt: '2026-11-30T06:00:00.000Z',
  endedFor: '',
  promise: {
    commitment: hex,
    deck: hex,
    position: 7,
    beacon: 'demo',
    beaconRound: 1234,
    publishedAt: '2026-11-15T05:00:00.000Z',
  },
  isRevealed: false,
  tickets: 2,
  drawn: [],
  latest: [{ name: 'ab***z', amount: '2000', at: '2026-11-15T07:00:00.000Z' }],
  ...change,
})

async function open(shown: TicketCampaign[], answers: Answers = {}) {
  const site = renderSite({
    at: '/?m=tickets',
    as: 'member',
    answers: { [list]: { list: shown, now: '2026-11-15T08:00:00.000Z' }, ...answers },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Tickets' }, { timeout: 20_000 }))
  return { ...site, dialog }
}

describe('tickets', { timeout: 60_000 }, () => {
  it('[GR71] shows what is left with its chances, the own tickets and how one gets them', async () => {
    const { dialog } = await open([campaign()])
    await dialog.findByRole('heading', { name: 'Prize wheel' })
    expect(dialog.getByText(/Fields are to scale/)).toBeTruthy()
    const row = within(dialog.getByRole('row', { name: /20\.00/ }))
    expect(row.getByText('6 of 10')).toBeTruthy()
    expect(row.getByText('1 in 1.7')).toBeTruthy()
    expect(row.getByText('60%')).toBeTruthy()
    expect(dialog.getByText('2 tickets')).toBeTruthy()
    expect(dialog.getByText(/One for each PHP 100\.00 paid in on a day/)).toBeTruthy()
    expect(dialog.getByText('On average a slip is PHP 512.00')).toBeTruthy()
    expect(dialog.getByText('ab***z')).toBeTruthy()
  })

  it('[GR71] are told in Japanese with its own marks', async () => {
    const { dialog } = await open([campaign(), campaign({ id: 'tkc_2', kind: 'egg' })])
    await dialog.findByRole('heading', { name: 'Prize wheel' })
    const speak = (language: 'EN' | 'JA') =>
      act(() => activateTexts(language, compileRooms(language, [...bootRooms.web, 'tickets'])))
    speak('JA')
    expect(await dialog.findByText(/ごとに一枚。一日最大 5 枚。$/)).toBeTruthy()
    expect(dialog.getByText('ゴールデンエッグ・開催中')).toBeTruthy()
    expect(dialog.getByText(/^開催中。/)).toBeTruthy()
    speak('EN')
  })

  it('[GR316] says of a campaign that ended early why it did', async () => {
    const { dialog } = await open([campaign({ state: 'over', endedFor: 'The wheel was wrong' })])
    expect(await dialog.findByText('Ended early. Reason: The wheel was wrong')).toBeTruthy()
  })

  it('[GR318] says an average below the smallest unit as that, and not as nothing', async () => {
    const prizes = [
      { amount: '4', count: 1, left: 1 },
      { amount: '0', count: 9, left: 9 },
    ]
    const small = { prizes, slips: 10, left: 10, total: '4', totalLeft: '4' }
    const { dialog } = await open([campaign(small)])
    expect(await dialog.findByText('On average a slip is less than PHP 0.01')).toBeTruthy()
  })

  it('[GR73] draws once for a press, tries a lost answer again under the same name, and shows the slip', async () => {
    const requests: string[] = []
    const { dialog, user } = await open([campaign()], {
      [claim]: ({ body }: { body: { campaign: string; request: string } }) => {
        requests.push(body.request)
        if (requests.length === 1) return new Refused('unavailable')
        return {
          slip: {
            campaign: body.campaign,
            place: 11,
            amount: '2000',
            grant: 'grt_1',
            at: '2026-11-15T08:00:00.000Z',
          },
          tickets: 1,
        }
      },
    })
    await user.click(await dialog.findByRole('switch', { name: 'Skip the animation' }))
    await user.click(dialog.getByRole('button', { name: 'Use one ticket' }))
    await dialog.findByRole('alert')
    await user.click(dialog.getByRole('button', { name: 'Use one ticket' }))
    await dialog.findByRole('heading', { name: 'Your slip' })
    expect(dialog.getByText('20.00')).toBeTruthy()
    expect(dialog.getByText('11 of 20')).toBeTruthy()
    expect(dialog.getAllByText('Bet it once, within 30 days').length).toBeGreaterThan(0)
    expect(new Set(requests).size).toBe(1)
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(dialog.queryByRole('heading', { name: 'Your slip' })).toBeNull())
  })

  it('[GR73] [GR74] has nothing to press without a ticket, before the start and after the end', async () => {
    const one = campaign({ tickets: 0 })
    const two = campaign({
      id: 'tkc_01jd0000000000000000000002',
      title: 'Later',
      kind: 'egg',
      state: 'announced',
    })
    const three = campaign({
      id: 'tkc_01jd0000000000000000000003',
      title: 'Before',
      kind: 'envelope',
      state: 'over',
    })
    const { dialog, user } = await open([one, two, three])
    const isOff = (name: string) => dialog.getByRole<HTMLButtonElement>('button', { name }).disabled
    await dialog.findByText('No ticket')
    expect(isOff('Use one ticket')).toBe(true)
    await user.click(dialog.getByRole('button', { name: /Later/ }))
    expect(isOff('Break an egg')).toBe(true)
    await user.click(dialog.getByRole('button', { name: /Before/ }))
    expect(isOff('Open my envelope')).toBe(true)
  })

  it('says so when there are none', async () => {
    const { dialog } = await open([])
    expect(await dialog.findByText('No tickets now')).toBeTruthy()
  })
})
