import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { refusal, renderPage, type Answers } from '../../../testing/render-page.tsx'
import { game, page, usual } from '../testing.ts'
import { HotPage } from './hot-page.tsx'

const hot = 'GET /ops/api/catalogue/hot'
const set = 'PUT /ops/api/catalogue/hot'
const zeus = game(7, 'Zeus Thunder')
const tiger = game(9, 'Tiger Roar', { enabled: false })
const sun = game(11, 'Book of Sun')
const server = (more: Answers = {}): Answers => ({
  ...usual,
  [hot]: { items: [zeus, tiger] },
  'GET /ops/api/catalogue/games': page([sun, zeus]),
  ...more,
})

const namesIn = (box: HTMLElement) =>
  within(box)
    .getAllByRole('listitem')
    .map((item) => /Zeus|Tiger|Sun/.exec(item.textContent ?? '')?.[0])
const inList = () => namesIn(screen.getByRole('list', { name: 'Hot games' }))
const inPreview = () => namesIn(screen.getByRole('figure', { name: 'The row in the lobby' }))

const save = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Save the list' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Reason'), 'A test')
  await userEvent.click(dialog.getByRole('button', { name: 'Save the list' }))
  return dialog
}

const addSun = async () => {
  await userEvent.type(await screen.findByRole('searchbox'), 'sun')
  await userEvent.click(await screen.findByRole('button', { name: 'Add Book of Sun' }))
}

describe('the hot list', () => {
  it('shows the row as people will see it, without what is switched off', async () => {
    renderPage(HotPage, server())
    await screen.findByRole('list', { name: 'Hot games' })
    expect(inList()).toEqual(['Zeus', 'Tiger'])
    expect(inPreview()).toEqual(['Zeus'])
    expect(screen.getByText('1 game of the list is switched off and not shown.')).toBeTruthy()
  })

  it('takes a game that is found, moves it by a button, and says what it was made from', async () => {
    const items = [sun, zeus, tiger]
    const sent = renderPage(HotPage, server({ [set]: { items } }))
    await addSun()
    expect(inPreview()).toEqual(['Zeus', 'Sun'])
    expect(screen.getAllByText('In the list')).toHaveLength(2)
    const up = screen.getByRole('button', { name: 'Move Book of Sun up' })
    await userEvent.click(up)
    expect(inList()).toEqual(['Zeus', 'Sun', 'Tiger'])
    await userEvent.click(screen.getByRole('button', { name: 'Move Book of Sun to the top' }))
    await userEvent.click(up)
    expect(inList()).toEqual(['Sun', 'Zeus', 'Tiger'])
    await save()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({ nodeIds: [11, 7, 9], was: [7, 9], reason: 'A test' })
  })

  it('lets a game go, and takes it back', async () => {
    renderPage(HotPage, server())
    await userEvent.click(
      await screen.findByRole('button', { name: 'Remove Zeus Thunder from the list' }),
    )
    expect(inList()).toEqual(['Tiger'])
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(inList()).toEqual(['Zeus', 'Tiger'])
    expect(screen.queryByRole('button', { name: 'Save the list' })).toBeNull()
  })

  it('that somebody else changed meanwhile is not written over', async () => {
    let items = [zeus, tiger]
    renderPage(
      HotPage,
      server({
        [hot]: () => ({ items }),
        [set]: () => {
          items = [tiger]
          return refusal('changed_meanwhile')
        },
      }),
    )
    await addSun()
    await save()
    const load = await screen.findByRole('button', { name: 'Load the new list', hidden: true })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(load)
    expect(inList()).toEqual(['Tiger'])
  })

  it('that is empty says what that means', async () => {
    renderPage(HotPage, server({ [hot]: { items: [] } }))
    expect(await screen.findByText('The hot list is empty')).toBeTruthy()
    expect(screen.getByText('No row is shown.')).toBeTruthy()
  })

  it('is only read by those who may not write', async () => {
    renderPage(HotPage, server(), { roles: ['finance'] })
    await screen.findByRole('list', { name: 'Hot games' })
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /Remove|Move/ })).toBeNull()
  })
})
