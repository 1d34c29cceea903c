import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { DeskInvitation } from '@baize/contract/agents/invitations-desk'
import { renderPage } from '../../../testing/render-page.tsx'
import { LinksPage } from './links-page.tsx'

const at = '2026-11-16T17:23:00.000Z'
const link: DeskInvitation = {
  code: 'RICO8888',
  name: 'Friends',
  agent: { id: 'mem_rico', account: 'rico' },
  makesAgent: true,
  rate: 130,
  state: 'active',
  expiresAt: null,
  mostUses: 10,
  uses: 2,
  looks: 41,
  createdAt: at,
}
const over: DeskInvitation = { ...link, code: 'OLD22222', name: '', state: 'off', uses: 0 }
const answers = {
  'GET /ops/api/agents/invitations': { items: [link, over], next: null },
  'GET /ops/api/agents/invitations/RICO8888/joined': {
    items: [{ id: 'mem_new', account: 'newcomer', type: 1, joinedAt: at }],
    next: null,
  },
  'POST /ops/api/agents/invitations/RICO8888/end': { ...link, state: 'off' },
}

it('[AG190] [AG246] shows what a link gives and who came by it', async () => {
  renderPage(LinksPage, answers, { path: '/agent-links' })
  const row = (await screen.findByText('RICO8888')).closest('tr')
  expect(row?.textContent).toMatch(
    /Friends.*rico.*as an agent.*1\.3%.*2 of 10.*opened 41 times.*No end.*Active/,
  )
  expect(screen.getByText(/counts as opened once a day for each connection/)).toBeTruthy()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Show who joined by RICO8888' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByRole('link', { name: 'newcomer' })).toBeTruthy()
})

it('[AG242] says the year in which a link ends where it is not this one', async () => {
  const far = { ...link, expiresAt: '9999-12-30T16:00:00.000Z' }
  const listed = { items: [far], next: null }
  renderPage(LinksPage, { ...answers, 'GET /ops/api/agents/invitations': listed })
  expect(await screen.findByText('31 Dec 9999')).toBeTruthy()
})

it('[AG190] finds a link by its code, also in an address that was pasted', async () => {
  const asked: (string | undefined)[] = []
  renderPage(
    LinksPage,
    {
      ...answers,
      'GET /ops/api/agents/invitations': ({ code }: { code?: string }) => {
        asked.push(code)
        return { items: code === 'RICO8888' ? [link] : [link, over], next: null }
      },
    },
    { path: '/agent-links' },
  )
  const user = userEvent.setup()
  await user.click(await screen.findByRole('searchbox', { name: /Code/ }))
  await user.paste('https://baize.example/register?affiliateCode=RICO8888')
  await waitFor(() => expect(asked.at(-1)).toBe('RICO8888'))
  await waitFor(() => expect(screen.queryByText('OLD22222')).toBeNull())
})

it('[AG190] ends a link that is not ended, with a reason', async () => {
  const sent = renderPage(LinksPage, answers, { path: '/agent-links' })
  const user = userEvent.setup()
  await screen.findByText('OLD22222')
  await user.click(screen.getByRole('button', { name: 'End the link' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/rico is told, without your reason/)).toBeTruthy()
  await user.type(dialog.getByLabelText(/Reason/), 'Bought traffic')
  await user.click(dialog.getByRole('button', { name: 'End the link' }))
  await waitFor(() =>
    expect(sent.find(({ body }) => body !== undefined)?.body).toEqual({ reason: 'Bought traffic' }),
  )
  expect(await screen.findByText('The link RICO8888 is ended.')).toBeTruthy()
})
