import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { titleLook } from '../shared/title-look.ts'
import { createFakeArcade, type Answer } from '../testing/fake-arcade.ts'
import { sharedStateOf, sharedTable } from '../testing/fake-shared.ts'
import { openArcadeAt, playAddress, withArcade } from '../testing/render-arcade.tsx'

withArcade()

const game = { name: 'Shark Bay', vendor: 'HL', code: 'g1' }
const iconUrl = '/art/v1/HL/g1.svg?c=RNG&n=Shark%20Bay'
const drawn = titleLook({ ...game, iconUrl })?.drawn ?? ''
const firstPath = /d="([^"]+)"/.exec(drawn)?.[1] ?? 'none'

const crash = sharedTable('crash', () => sharedStateOf('crash', { crashedAt: 1206 }, {}))
const titled =
  (answer: Answer): Answer =>
  async (path, body) => {
    const value = (await answer(path, body)) as Readonly<Record<string, unknown>>
    const known = value['game'] as Readonly<Record<string, unknown>> | undefined
    return known ? { ...value, game: { ...known, ...game, iconUrl } } : value
  }

it.each([
  ['dice', '.dice-emblem', createFakeArcade({ model: 'dice' })],
  ['mines', '.mines-card[data-look="closed"]', createFakeArcade({ model: 'mines' })],
  ['crash', '.crash-tip', crash],
] as const)('[CL35] %s pictures its title', async (_, place, answer) => {
  openArcadeAt(playAddress, titled(answer))
  const found = await waitFor(
    () => document.querySelector(place) ?? Promise.reject(new Error('not drawn')),
  )
  expect(found.innerHTML).toContain(firstPath)
})
