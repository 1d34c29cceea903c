import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import { vectors } from '@baize/games/testing/vectors'
import { createFakeArcade, fakeNext, fakeSeed, type Answer } from '../../testing/fake-arcade.ts'
import { openArcadeAt, playAddress, textOf, withArcade } from '../../testing/render-arcade.tsx'

withArcade()

const openSeeds = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Seeds and verification' }))
  return within(await screen.findByRole('dialog', { name: 'Fair play' }))
}

describe('the first seat', () => {
  it('[CL11] sends a seed of this browser for the promise that was shown, before anything can be played', async () => {
    const { asked } = openArcadeAt(playAddress, createFakeArcade({ model: 'dice', first: true }))
    await screen.findByRole('button', { name: 'Seeds and verification' })
    expect(asked.slice(0, 2).map(({ path }) => path)).toEqual([
      '/arcade/session',
      '/arcade/seeds/exchange',
    ])
    const sent = asked[1]?.body
    expect(sent?.['commitment']).toBe(fakeNext.commitment)
    expect(String(sent?.['clientSeed']).length).toBeGreaterThan(15)
    expect(textOf()).toContain(String(sent?.['clientSeed']))
  })

  it('[CL11] goes on with the seed of another page that was faster', async () => {
    const real = createFakeArcade({ model: 'dice', first: true })
    let isTold = false
    const answer: Answer = (path, body) => {
      if (path === '/arcade/seeds/exchange' && !isTold) {
        isTold = true
        real(path, { ...body, clientSeed: 'of-the-other-page' })
      }
      return real(path, body)
    }
    openArcadeAt(playAddress, answer)
    await waitFor(() => expect(textOf()).toContain('of-the-other-page'))
  })
})

describe('the seeds', () => {
  it('[CL11] show what is promised next and where it stands, and an exchange names it', async () => {
    const { asked } = openArcadeAt(playAddress, createFakeArcade({ model: 'dice' }))
    const dialog = await openSeeds()
    expect(dialog.getByText(fakeNext.commitment)).toBeTruthy()
    expect(dialog.getByText(/It stands as entry 18 of the public list/)).toBeTruthy()
    expect(dialog.getByText('Entry 17 of the public list')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Reveal and exchange' }))
    await waitFor(() => expect(dialog.getByText('Revealed seeds')).toBeTruthy())
    const sent = asked.find(({ path }) => path === '/arcade/seeds/exchange')
    expect(sent?.body['commitment']).toBe(fakeNext.commitment)
  })
})

describe('all rounds of a pair', () => {
  const [first] = vectors.rounds
  const round = {
    ...first!,
    id: 'rnd_00000000000000000000000001',
    state: 'settled',
    voidedBy: '',
  } as unknown as ArcadeRound
  const pair = {
    ...fakeSeed,
    serverSeed: first!.serverSeed,
    clientSeed: first!.clientSeed,
    commitment: first!.commitment,
    revealedAt: fakeSeed.createdAt,
  }

  async function check(list: readonly ArcadeRound[], nonce: number) {
    const real = createFakeArcade({ model: 'dice' })
    const told = { ...pair, nonce }
    openArcadeAt(playAddress, (path, body) => {
      if (path === '/arcade/seeds') return { ...(real(path, body) as object), revealed: [told] }
      if (path !== '/arcade/seeds/rounds') return real(path, body)
      // Page by page, as the server gives them.
      const at = Number(body['cursor'] ?? 0)
      const next = at + 1 < list.length ? String(at + 1) : ''
      return { pair: told, list: list.slice(at, at + 1), next }
    })
    const dialog = await openSeeds()
    await userEvent.click(await dialog.findByRole('button', { name: 'Check all rounds' }))
    return dialog
  }

  it('[CL12] are proven with one press, and can be saved', async () => {
    const dialog = await check([round], 1)
    expect(await dialog.findByText('The 1 round is as its seeds say.')).toBeTruthy()
    const saved = dialog.getByRole('link', { name: 'Save as JSON' }).getAttribute('href') ?? ''
    const written = JSON.parse(decodeURIComponent(saved.split(',').slice(1).join(','))) as object
    expect(written).toMatchObject({ serverSeed: pair.serverSeed, rounds: [{ id: round.id }] })
  })

  it('[CL12] are refuted when one is missing', async () => {
    const dialog = await check([round], 3)
    expect(await dialog.findByText('This pair does not hold.')).toBeTruthy()
    expect(dialog.getByText('No round was shown for: 1, 2')).toBeTruthy()
  })

  it('[CL12] are asked for to the last page, and tell what a voided one would have returned', async () => {
    const voided = {
      ...round,
      id: 'rnd_2',
      nonce: 1,
      state: 'voided',
      voidedBy: 'interrupted',
    } as const
    const dialog = await check([round, voided], 2)
    expect(await dialog.findByText(/^Round 1 was voided \(interrupted\)/)).toBeTruthy()
    expect(
      dialog.getByText('All 2 rounds are as their seeds say, and none is missing.'),
    ).toBeTruthy()
  })
})
