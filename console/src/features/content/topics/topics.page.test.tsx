import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { topic } from '../testing.ts'
import { TopicsPage } from './topics-page.tsx'

const list = 'GET /ops/api/content/topics'

describe('topics', () => {
  it('that pages link to can neither be removed nor hidden', async () => {
    renderPage(
      TopicsPage,
      { [list]: [], 'GET /ops/api/content/topics/term': topic('term', true) },
      { path: '/topics?edit=term' },
    )
    const shown = await screen.findByRole('switch', { name: 'Show it' })
    expect(shown.hasAttribute('disabled')).toBe(true)
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
  })

  it('are shown as people will see them, without what may not stand there', async () => {
    renderPage(
      TopicsPage,
      { [list]: [], 'GET /ops/api/content/topics/house': topic('house', false) },
      { path: '/topics?edit=house' },
    )
    const field = await screen.findByLabelText('Text')
    await userEvent.clear(field)
    await userEvent.type(field, '<h2>House</h2><p onclick="x">Rules</p>')
    const preview = screen.getByRole('figure')
    await waitFor(() => expect(within(preview).getByText('House').tagName).toBe('H2'))
    expect(within(preview).getByText('Rules').getAttribute('onclick')).toBeNull()
    expect(screen.getByText('Taken out: p onclick')).toBeTruthy()
  })

  it('get an address of small letters when they are new', async () => {
    const sent = renderPage(
      TopicsPage,
      { [list]: [], 'POST /ops/api/content/topics': topic('house-rules', false) },
      { path: '/topics?edit=new' },
    )
    await userEvent.type(await screen.findByLabelText('Title'), 'House rules')
    await userEvent.type(screen.getByLabelText('Text'), '<p>Rules</p>')
    expect(screen.getByText('Give the page an address.')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Address'), 'House rules')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'A test')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ id: 'house-rules', section: 'HELP' }))
  })
})
