import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noteBegun } from '../features/protection/begun.ts'
import { announcementsAnswer, contentPaths, popup } from '../testing/content.ts'
import { reach } from '../shared/reach.ts'
import { renderSite } from '../testing/render-site.tsx'

it('covers no word about a break', async () => {
  renderSite({ answers: { [contentPaths.announcements]: announcementsAnswer(popup(1)) } })
  const findCard = () => screen.findByRole('complementary', { name: 'Announcements' })
  await findCard()
  act(() => noteBegun({ until: null }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(screen.queryByRole('complementary', { name: 'Announcements' })).toBeNull()
  act(() => noteBegun(undefined))
  expect(await findCard()).toBeTruthy()
})

it('leaves its place to the word that the house is away, and comes back after it', async () => {
  renderSite({ answers: { [contentPaths.announcements]: announcementsAnswer(popup(1)) } })
  const findCard = () => screen.findByRole('complementary', { name: 'Announcements' })
  await findCard()
  act(() => {
    reach.note('unavailable', '/a')
    reach.note('unavailable', '/a')
  })
  expect(await screen.findByText(/^We cannot reach the tables right now/)).toBeTruthy()
  expect(screen.queryByRole('complementary', { name: 'Announcements' })).toBeNull()
  act(() => reach.note('answered', '/a'))
  expect(await findCard()).toBeTruthy()
})
