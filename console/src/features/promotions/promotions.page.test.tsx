import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { checkOffer } from '@baize/contract/promotions/check-offer'
import type { OfferDocument } from '@baize/contract/promotions/offer'
import { refusal, renderPage, type Sent } from '../../testing/render-page.tsx'
import { OfferPage } from './editor/offer-page.tsx'
import { OffersPage } from './list/offers-page.tsx'
import { around, someDocument, someFile, someOffer } from './testing.ts'

// The pretended server has to know the address of what is new.
vi.mock('./api.ts', async (original) => ({ ...(await original()), makeId: () => 'ofr_new' }))

const list = (items: readonly unknown[]) => ({
  items,
  next: null,
  counts: [{ state: 'open', count: 12 }],
  applications: 0,
})

const saved = (calls: readonly Sent[]) => calls.filter(({ call }) => call.startsWith('PUT'))

const atOne = { path: '/promotion?id=ofr_1', roles: ['content'] as const }

const isOff = (name: string) => (screen.getByRole('button', { name }) as HTMLButtonElement).disabled

describe('the list of promotions', () => {
  it('[GR150] shows how each stands, how often it was taken and what is left to give', async () => {
    const waiting = someOffer({ id: 'ofr_2', title: 'Egg week', state: 'draft', isWaiting: true })
    renderPage(OffersPage, { 'GET /ops/api/offers': list([someOffer(), waiting]) })
    const row = within((await screen.findByText('Weekend reload')).closest('tr') as HTMLElement)
    expect(row.getByText('Running')).toBeTruthy()
    expect(row.getByText('412')).toBeTruthy()
    // 400,000.00 in all, 290,000.00 left and 10,000.00 promised.
    expect(row.getByText(/100,000\.00 of 400,000\.00 given/)).toBeTruthy()
    expect(row.getByText('10,000.00 promised')).toBeTruthy()
    expect(screen.getByText('Waits for a second person')).toBeTruthy()
    expect(screen.getByText(/12 run/)).toBeTruthy()
  })

  it('[GR150] is read by support, who writes none', async () => {
    renderPage(OffersPage, { 'GET /ops/api/offers': list([]) }, { roles: ['support'] })
    expect(await screen.findByText('No promotion yet')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'New promotion' })).toBeNull()
  })
})

describe('the editor of a promotion', () => {
  it('[GR151] begins one, keeps it under an id of its own, and goes on there', async () => {
    const user = userEvent.setup()
    let kept: OfferDocument = someDocument()
    let number = 0
    const offer = someOffer({ id: 'ofr_new', version: 0, state: 'draft' })
    const answers = {
      ...around,
      'GET /ops/api/offers/ofr_new': () =>
        someFile({ offer, published: null, draft: kept, draftNumber: number, versions: [] }),
      'PUT /ops/api/offers/ofr_new': (body: { document: OfferDocument }) => {
        kept = body.document
        number += 1
        return { draftNumber: number, findings: checkOffer(kept) }
      },
    }
    const calls = renderPage(OfferPage, answers, { path: '/promotion?id=new', roles: ['content'] })
    await user.click(await screen.findByLabelText('Title'))
    await user.paste('Rainy day')
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(location.search).toBe('?id=ofr_new'))
    expect(saved(calls)[0]?.body).toMatchObject({
      draftNumber: 0,
      document: { title: { EN: 'Rainy day' } },
    })
    // What is typed next is saved over the first saving.
    await user.click(screen.getByLabelText('Line on the card'))
    await user.paste('For you')
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(saved(calls)).toHaveLength(2))
    expect(saved(calls)[1]?.body).toMatchObject({
      draftNumber: 1,
      document: { title: { EN: 'Rainy day' }, line: { EN: 'For you' } },
    })
  })

  it('[GR152] says what is wrong beside its field, goes to it, and sets what would be right', async () => {
    const user = userEvent.setup()
    const { line } = someDocument()
    const wrong = someDocument({ days: 1, line: { ...line, JA: '' }, budget: { PHP: '100' } })
    const file = someFile({ draft: wrong, findings: checkOffer(wrong) })
    renderPage(OfferPage, { ...around, 'GET /ops/api/offers/ofr_1': file }, atOne)
    const days = await screen.findByLabelText('Days to play it')
    expect(days.getAttribute('aria-invalid')).toBe('true')
    expect(isOff('Publish')).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Set 3' }))
    expect(days).toHaveProperty('value', '3')
    expect(days.getAttribute('aria-invalid')).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Set PHP.5,000\.00$/ }))
    await user.click(screen.getByRole('button', { name: /Write this text.*JA/ }))
    expect(document.activeElement).toBe(screen.getByLabelText('Line on the card'))
    await user.paste('週末')
    expect(await screen.findByText('Ready to be published')).toBeTruthy()
    expect(isOff('Publish')).toBe(false)
  })

  it('[GR273] says beside its field what the house does not have, and sets what would be right', async () => {
    const user = userEvent.setup()
    const house = { highestVip: 10, leastStakes: { RNG: '20' } }
    const { who } = someDocument()
    const wrong = someDocument({ who: { ...who, vipFrom: 11 }, maxBet: { PHP: '19' } })
    const file = someFile({ draft: wrong, findings: checkOffer(wrong, house), house })
    renderPage(OfferPage, { ...around, 'GET /ops/api/offers/ofr_1': file }, atOne)
    const level = await screen.findByLabelText('From VIP level')
    const stake = screen.getByLabelText('Highest stake with bonus money')
    for (const field of [level, stake]) expect(field.getAttribute('aria-invalid')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Set 10' }))
    expect(level).toHaveProperty('value', '10')
    // What is changed here is judged by the same house.
    expect(stake.getAttribute('aria-invalid')).toBe('true')
    await user.click(screen.getByRole('button', { name: /^Set PHP.0\.20$/ }))
    expect(await screen.findByText('Ready to be published')).toBeTruthy()
  })

  it('[GR271] shows a bound that cash with a lock cannot have, so that it can be taken away', async () => {
    const user = userEvent.setup()
    const { asks } = someDocument()
    const gate = { mode: 'gate', asks: { ...asks, times: 100 } } as const
    const wrong = someDocument({ ...gate, maxWin: { PHP: '500000' } })
    const file = someFile({ draft: wrong, findings: checkOffer(wrong) })
    renderPage(OfferPage, { ...around, 'GET /ops/api/offers/ofr_1': file }, atOne)
    const most = await screen.findByLabelText('Most that becomes cash')
    expect(most.getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByLabelText('Highest stake with bonus money')).toBeNull()
    await user.clear(most)
    expect(await screen.findByText('Ready to be published')).toBeTruthy()
  })

  it('[GR153] shows what it costs, and publishes by asking a second person', async () => {
    const user = userEvent.setup()
    const answers = {
      ...around,
      'GET /ops/api/offers/ofr_1': someFile(),
      'PUT /ops/api/offers/ofr_1': { draftNumber: 2, findings: [] },
      'POST /ops/api/offers/ofr_1/publish': { isWaiting: true, version: 1 },
    }
    const calls = renderPage(OfferPage, answers, atOne)
    expect(await screen.findByText('400 members')).toBeTruthy()
    // What holds is not published again.
    expect(isOff('Publish')).toBe(true)
    const days = screen.getByLabelText('Days to play it')
    await user.clear(days)
    await user.type(days, '9')
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(/244,000\.00 in cash/)).toBeTruthy()
    await user.type(dialog.getByLabelText('Reason'), 'More time')
    await user.click(dialog.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const sent = calls.filter(({ call }) => !call.endsWith('preview'))
    expect(sent).toMatchObject([
      { call: 'PUT /ops/api/offers/ofr_1', body: { draftNumber: 1, document: { days: 9 } } },
      {
        call: 'POST /ops/api/offers/ofr_1/publish',
        body: { draftNumber: 2, reason: 'More time' },
      },
    ])
  })

  it('[GR154] tells two writers of each other, and loses the words of neither', async () => {
    const user = userEvent.setup()
    let file = someFile()
    const answers = {
      ...around,
      'GET /ops/api/offers/ofr_1': () => file,
      'PUT /ops/api/offers/ofr_1': (body: { draftNumber: number }) => {
        if (body.draftNumber === 2) return { draftNumber: 3, findings: [] }
        const offer = someOffer({ changedBy: 'Paolo' })
        file = someFile({ offer, draft: someDocument({ claimDays: 30 }), draftNumber: 2 })
        return refusal('changed_meanwhile')
      },
    }
    const calls = renderPage(OfferPage, answers, atOne)
    const title = await screen.findByLabelText('Title')
    await user.clear(title)
    await user.type(title, 'Mine')
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    expect(await screen.findByText(/Paolo saved it after you opened it/)).toBeTruthy()
    expect(title).toHaveProperty('value', 'Mine')
    expect(isOff('Save draft')).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Keep mine' }))
    await user.click(screen.getByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(saved(calls)).toHaveLength(2))
    expect(saved(calls)[1]?.body).toMatchObject({
      draftNumber: 2,
      document: { title: { EN: 'Mine' } },
    })
  })

  it('[GR155] [GR310] is ended with a reason, and an end that waits says so', async () => {
    const user = userEvent.setup()
    const answers = {
      ...around,
      'GET /ops/api/offers/ofr_1': someFile({ offer: someOffer({ isEnding: true }) }),
      'POST /ops/api/offers/ofr_1/end': { offer: someOffer(), approval: 'apr_1' },
    }
    const calls = renderPage(OfferPage, answers, atOne)
    expect(await screen.findByText('An end waits for a second person')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'End' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/members read your reason/)).toBeTruthy()
    await user.type(dialog.getByLabelText('Reason'), 'Too dear')
    await user.click(dialog.getByRole('button', { name: 'End' }))
    await waitFor(() =>
      expect(calls.find(({ call }) => call.endsWith('/end'))?.body).toEqual({ reason: 'Too dear' }),
    )
    expect(await screen.findByText('It waits for a second person.')).toBeTruthy()
  })

  it('[GR155] is paused with a reason', async () => {
    const user = userEvent.setup()
    const answers = {
      ...around,
      'GET /ops/api/offers/ofr_1': someFile(),
      'POST /ops/api/offers/ofr_1/turn': someOffer({ state: 'paused' }),
    }
    const calls = renderPage(OfferPage, answers, atOne)
    await user.click(await screen.findByRole('button', { name: 'Pause' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Reason'), 'Too dear')
    await user.click(dialog.getByRole('button', { name: 'Pause' }))
    await waitFor(() =>
      expect(calls.find(({ call }) => call.endsWith('/turn'))?.body).toMatchObject({
        to: 'paused',
        reason: 'Too dear',
      }),
    )
  })

  it('[GR155] that is over is only read', async () => {
    const over = someFile({ offer: someOffer({ state: 'closed' }) })
    renderPage(OfferPage, { ...around, 'GET /ops/api/offers/ofr_1': over }, atOne)
    expect(await screen.findByLabelText('Title')).toHaveProperty('disabled', true)
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  })
})
