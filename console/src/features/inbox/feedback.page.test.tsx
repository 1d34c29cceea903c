import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { DeskFeedback } from '@baize/contract/support/support'
import { loadTexts } from '@baize/texts/browser'
import { refusal, renderPage, type Answers } from '../../testing/render-page.tsx'
import { FeedbackPage } from './feedback-page.tsx'

const feedback = (id: string, change: Partial<DeskFeedback> = {}): DeskFeedback => ({
  id,
  at: '2026-11-15T06:00:00.000Z',
  category: 'game',
  text: `Words of ${id}`,
  contact: '',
  member: 'mem_jessa',
  account: 'jessa',
  language: 'EN',
  pictures: 1,
  state: 'open',
  answer: '',
  answeredBy: '',
  ...change,
})

const visitor = { member: '', account: '', pictures: 0 }
const rows = [feedback('fbk_1'), feedback('fbk_2', { ...visitor, contact: '+63 917' })]

const server = (more: Answers = {}): Answers => ({
  'GET /ops/api/feedback': { items: rows, next: null, open: 2 },
  'GET /ops/api/feedback/fbk_1': {
    feedback: rows[0],
    pictures: ['data:image/webp;base64,UklGRg=='],
  },
  'GET /ops/api/feedback/fbk_2': { feedback: rows[1], pictures: [] },
  ...more,
})

beforeEach(async () => {
  renderPage(() => null, {})
  await loadTexts('support')
})

describe('the queue of feedback', () => {
  it('is walked and answered by keys alone, and goes on to the next', async () => {
    const user = userEvent.setup()
    const answers = server({ 'POST /ops/api/feedback/fbk_1': { ...rows[0], state: 'answered' } })
    const calls = renderPage(FeedbackPage, answers)
    expect(await screen.findByText('2 wait for an answer.')).toBeTruthy()
    await screen.findByText('Words of fbk_1')
    await user.keyboard('j{Enter}')
    expect(await screen.findByRole('img', { name: 'Picture 1' })).toBeTruthy()
    await user.keyboard('a')
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer the feedback' }))
    expect(dialog.getByText('The answer goes to the member’s messages.')).toBeTruthy()
    await user.type(dialog.getByLabelText('Answer'), 'It is mended.')
    await user.click(dialog.getByRole('button', { name: 'Answer' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toMatchObject({ answer: 'It is mended.', close: false })
    await waitFor(() => expect(location.search).toContain('fbk_2'))
  })

  it('says where an answer to a visitor goes, and closes with a reason', async () => {
    const user = userEvent.setup()
    const answers = server({ 'POST /ops/api/feedback/fbk_2': refusal('already_decided') })
    renderPage(FeedbackPage, answers, { path: '/?id=fbk_2', roles: ['support'] })
    await user.click(await screen.findByRole('button', { name: /^Answer/ }))
    expect(await screen.findByText(/somebody must pass it on/)).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('c')
    const dialog = within(await screen.findByRole('dialog', { name: 'Close without an answer' }))
    await user.type(dialog.getByLabelText('Reason'), 'Spam')
    await user.click(dialog.getByRole('button', { name: 'Close', description: '' }))
    // A colleague was faster.
    expect(await dialog.findByRole('alert')).toBeTruthy()
  })

  it('is read and not answered by risk', async () => {
    renderPage(FeedbackPage, server(), { path: '/?id=fbk_1', roles: ['risk'] })
    expect(await screen.findByText(/Support answers feedback/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Answer/ })).toBeNull()
  })
})
