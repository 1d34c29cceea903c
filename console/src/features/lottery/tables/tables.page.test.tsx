import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { PlayTablesDocument } from '@baize/contract/lottery/play-tables'
import { defaultMode } from '@baize/games/lottery/pricing/default-tables'
import { document, renderPage } from '../../../testing/render-page.tsx'
import { PlayTablesPage } from './tables-page.tsx'

const tables: PlayTablesDocument = {
  band: { fromBps: 8_500, toBps: 9_900 },
  LOTT: defaultMode('LOTT'),
  ZY: defaultMode('ZY'),
  ELOTT: defaultMode('ELOTT'),
  SEA: defaultMode('SEA'),
}
const open = () =>
  renderPage(PlayTablesPage, {
    'GET /ops/api/documents/playtables': document(tables),
    'GET /ops/api/documents/brand': document({ currency: 'PHP' }),
    'PUT /ops/api/documents/playtables/draft': {},
    'POST /ops/api/documents/playtables/publish': { approvalId: 'apr_1', version: null },
  })
const rowOf = (id: string) => screen.getByText(id).closest('tr') as HTMLElement
async function find(id: string) {
  await userEvent.type(await screen.findByLabelText('Find a play'), id)
  return rowOf(id)
}

it('[LO46] shows what each play returns, recomputed as one edits, and what lies outside the band', async () => {
  open()
  const row = await find('ssc-dragon-tiger-refund')
  expect(within(row).getByText('96.40%')).toBeTruthy()
  await userEvent.click(row)
  const sheet = await screen.findByRole('dialog')
  const back = within(sheet).getByLabelText('What comes back')
  await userEvent.clear(back)
  await userEvent.type(back, '0.5')
  expect(within(sheet).getByText('Outside the band')).toBeTruthy()
  expect(within(row).getByText('Outside the band')).toBeTruthy()
  expect(screen.getByText('1 price is wrong or outside the band.')).toBeTruthy()
  await userEvent.clear(back)
  await userEvent.type(back, 'x')
  expect(within(sheet).getByText('A number such as 2, 0.96 or 1000/3.')).toBeTruthy()
  await userEvent.click(within(sheet).getByRole('button', { name: 'As the rest' }))
  expect(within(sheet).getByText('96.40%')).toBeTruthy()
})

it('[LO47] publishes a play that pays more as what a second person agrees with', async () => {
  const sent = open()
  await userEvent.click(await find('ssc-dragon-tiger-refund'))
  const sheet = await screen.findByRole('dialog')
  const back = within(sheet).getByLabelText('What comes back')
  await userEvent.clear(back)
  await userEvent.type(back, '0.97')
  await userEvent.click(within(sheet).getByRole('button', { name: 'Done' }))
  await userEvent.click(screen.getByRole('button', { name: /^Publish/ }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('ELOTT, ssc-dragon-tiger-refund')).toBeTruthy()
  expect(within(dialog).getByText('Loosens a control')).toBeTruthy()
  await userEvent.type(within(dialog).getByRole('textbox'), 'Asked for by players')
  await userEvent.click(within(dialog).getByRole('button', { name: /^Publish/ }))
  await waitFor(() =>
    expect(sent).toContainEqual(
      expect.objectContaining({
        body: expect.objectContaining({
          content: expect.objectContaining({
            ELOTT: expect.objectContaining({
              plays: {
                'ssc-dragon-tiger-refund': expect.objectContaining({ back: '0.97' }) as unknown,
              },
            }) as unknown,
          }) as unknown,
        }) as unknown,
      }),
    ),
  )
})
