import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { DeskApplication } from '@baize/contract/promotions/offers-desk'
import { refusal, renderPage, type Answers } from '../../../testing/render-page.tsx'
import { ApplicationsPage } from './applications-page.tsx'

const application = (id: string, change: Partial<DeskApplication> = {}): DeskApplication => ({
  id,
  offer: 'ofr_1',
  title: 'Weekly cash back',
  member: 'mem_arlene',
  account: 'arlene_d',
  at: '2026-11-18T06:00:00.000Z',
  comment: `Words of ${id}`,
  pictures: 1,
  state: 'applying',
  currency: 'PHP',
  amount: '240000',
  answer: '',
  answeredBy: '',
  approval: null,
  ...change,
})

const rows = [application('apl_1'), application('apl_2', { account: 'nico_t', pictures: 0 })]
const picture = 'data:image/webp;base64,UklGRg=='

const server = (more: Answers = {}): Answers => ({
  'GET /ops/api/applications': { items: rows, next: null, waiting: 2 },
  'GET /ops/api/applications/apl_1': { application: rows[0], pictures: [picture] },
  'GET /ops/api/applications/apl_2': { application: rows[1], pictures: [] },
  ...more,
})

async function answer(user: ReturnType<typeof userEvent.setup>, dialogName: string, by: RegExp) {
  const dialog = within(await screen.findByRole('dialog', { name: dialogName }))
  await user.click(dialog.getByLabelText('Reason'))
  await user.paste('Both slips are there.')
  await user.click(dialog.getByRole('button', { name: by }))
}

describe('the queue of applications', () => {
  it('[GR156] is walked and answered by keys alone, with the pictures beside, and goes on to the next', async () => {
    const user = userEvent.setup()
    const issued = application('apl_1', { state: 'issued' })
    const calls = renderPage(
      ApplicationsPage,
      server({ 'POST /ops/api/applications/apl_1/answer': issued }),
    )
    expect(await screen.findByText('2 wait for an answer.')).toBeTruthy()
    await screen.findByText('Words of apl_1')
    await user.keyboard('j{Enter}')
    await user.click(await screen.findByRole('button', { name: /Open picture 1/ }))
    const large = await screen.findByRole('img', { name: 'Picture 1' })
    expect(large.getAttribute('src')).toBe(picture)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('a')
    await answer(user, 'Issue what arlene_d asked for', /2,400\.00/)
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toMatchObject({ yes: true, reason: 'Both slips are there.' })
    await waitFor(() => expect(location.search).toContain('apl_2'))
  })

  it('[GR283] says that a second person is asked, then and whenever it is opened', async () => {
    const user = userEvent.setup()
    const asked = application('apl_1', { approval: 'apr_1' })
    const before = { application: rows[0], pictures: [] }
    let isAsked = false
    const answers = server({
      'GET /ops/api/applications/apl_1': () =>
        isAsked ? { ...before, application: asked } : before,
      'POST /ops/api/applications/apl_1/answer': () => {
        isAsked = true
        return asked
      },
    })
    renderPage(ApplicationsPage, answers, { path: '/applications?id=apl_1' })
    await user.click(await screen.findByRole('button', { name: /^Issue/ }))
    await answer(user, 'Issue what arlene_d asked for', /^Issue/)
    expect(await screen.findByText(/waits for a second person/)).toBeTruthy()
    // The state to filter by alone.
    expect(screen.getAllByText('Issued')).toHaveLength(1)
    await user.keyboard('k')
    await waitFor(() => expect(screen.getAllByText(/waits for a second person/)).toHaveLength(2))
  })

  it('[GR157] tells who answered first, and shows that answer', async () => {
    const user = userEvent.setup()
    let now = application('apl_1')
    const answers = server({
      'GET /ops/api/applications/apl_1': () => ({ application: now, pictures: [] }),
      'POST /ops/api/applications/apl_1/answer': () => {
        now = application('apl_1', {
          state: 'rejected',
          answer: 'No deposit that day.',
          answeredBy: 'Rhea Risk',
        })
        return refusal('already_decided')
      },
    })
    renderPage(ApplicationsPage, answers, { path: '/applications?id=apl_1', roles: ['support'] })
    await user.click(await screen.findByRole('button', { name: /^Issue/ }))
    await answer(user, 'Issue what arlene_d asked for', /^Issue/)
    expect(await screen.findByText(/Rhea Risk was first: Rejected/)).toBeTruthy()
    expect(screen.getByText('No deposit that day.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Issue/ })).toBeNull()
  })

  it('[GR156] is read by finance, who opens no pictures and answers nobody', async () => {
    const answers = server({ 'GET /ops/api/applications/apl_1': refusal('not_allowed') })
    renderPage(ApplicationsPage, answers, { path: '/applications?id=apl_1', roles: ['finance'] })
    expect(await screen.findByText(/open applications and answer them/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Issue/ })).toBeNull()
  })
})
