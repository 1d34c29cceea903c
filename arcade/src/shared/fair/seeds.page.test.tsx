import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ArcadeRound, NextSeed, SeedPair } from '@baize/contract/arcade/arcade'
import { published, seedPromise } from '@baize/games/testing/published'
import { vectors } from '@baize/games/testing/vectors'
import { resetOpening } from '../../app/use-opening.ts'
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

describe('a promise that is not kept', () => {
  type Told = {
    readonly active: SeedPair
    readonly next: NextSeed
    readonly revealed: SeedPair | null
  }
  type Lie = (told: Told) => Partial<Told>
  const other = 'be'.repeat(32)
  const lies = {
    'another server seed than was promised': ({ active }) => ({
      active: { ...active, commitment: other },
    }),
    'another client seed than was sent': ({ active }) => ({
      active: { ...active, clientSeed: 'chosen-by-the-house' },
    }),
    'another place in the public list': ({ active }) => ({
      active: { ...active, position: active.position + 4 },
    }),
  } satisfies Record<string, Lie>
  const liesOfReveal = {
    ...lies,
    'a revealed seed of another fingerprint': ({ revealed }) => ({
      revealed: revealed && { ...revealed, serverSeed: other },
    }),
    'nothing revealed at all': () => ({ revealed: null }),
  } satisfies Record<string, Lie>

  const lying = (lie: Lie, first: boolean): Answer => {
    const real = createFakeArcade({ model: 'dice', first })
    return (path, body) => {
      const told = real(path, body)
      if (path !== '/arcade/seeds/exchange') return told
      return { ...(told as Told), ...lie(told as Told) }
    }
  }

  const stopped = 'Play is stopped: the house did not keep its promise'
  /** What is said, where it is said loudly, with both values, and with nothing left to play with. */
  const refusal = async () => {
    const alert = await screen.findByRole('alert')
    expect(screen.getByText('What was promised')).toBeTruthy()
    expect(screen.getByText('What came instead')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Copy both' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Roll/ })).toBeNull()
    return textOf(alert)
  }

  it.each(Object.entries(liesOfReveal))('[CL25] stops play at an exchange: %s', async (_, lie) => {
    openArcadeAt(playAddress, lying(lie, false))
    const dialog = await openSeeds()
    await userEvent.click(dialog.getByRole('button', { name: 'Reveal and exchange' }))
    expect(await refusal()).toContain(stopped)
  })

  it.each(Object.entries(lies))('[CL25] stops play at the first seat: %s', async (_, lie) => {
    openArcadeAt(playAddress, lying(lie, true))
    expect(await refusal()).toContain(stopped)
  })

  it('[CL25] stays after a reload', async () => {
    const answer = lying(lies['another client seed than was sent'], true)
    const { unmount } = openArcadeAt(playAddress, answer)
    expect(await refusal()).toContain(stopped)
    unmount()
    resetOpening()
    const { asked } = openArcadeAt('/arcade/', answer)
    expect(await refusal()).toContain(stopped)
    expect(asked).toEqual([])
  })

  const standings = {
    'the next seed is another one': { next: { ...fakeNext, commitment: other } },
    'the next seed stands elsewhere': { next: { ...fakeNext, position: 3 } },
    'the client seed in use is another one': {
      active: { ...fakeSeed, clientSeed: 'chosen-by-the-house' },
    },
    'a pair is in use that nobody promised': {
      active: { ...fakeSeed, id: 'sed_other', commitment: other },
    },
  }
  it.each(Object.entries(standings))('[CL25] is seen when seeds are shown: %s', async (_, lie) => {
    const real = createFakeArcade({ model: 'dice' })
    openArcadeAt(playAddress, (path, body) => {
      const told = real(path, body)
      return path === '/arcade/seeds' ? { ...(told as object), ...lie } : told
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Seeds and verification' }))
    expect(await refusal()).toContain(stopped)
  })

  it('[CL25] is none when another page of the player exchanged', async () => {
    const real = createFakeArcade({ model: 'dice' })
    openArcadeAt(playAddress, real)
    const button = await screen.findByRole('button', { name: 'Seeds and verification' })
    const sent = { clientSeed: 'of-the-other-page', commitment: fakeNext.commitment }
    const { next } = real('/arcade/seeds/exchange', sent) as Told
    real('/arcade/seeds/exchange', { ...sent, commitment: next.commitment })
    await userEvent.click(button)
    const dialog = within(await screen.findByRole('dialog', { name: 'Fair play' }))
    expect(await dialog.findAllByText('of-the-other-page')).toHaveLength(2)
    expect(screen.queryByRole('alert')).toBeNull()
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
    id: 'sed_01hzzzzzzzzzzzzzzzzzzzzzzy',
    position: 2,
    revealedAt: fakeSeed.createdAt,
  }
  const list = published([seedPromise('ab'.repeat(32)), seedPromise(first!.commitment)])

  async function check(
    rounds: readonly ArcadeRound[],
    nonce: number,
    more: { list?: unknown; pair?: object } = {},
  ) {
    const real = createFakeArcade({ model: 'dice' })
    const told = { ...pair, nonce, ...more.pair }
    openArcadeAt(playAddress, (path, body) => {
      if (path === '/wps/fair/commitments') return more.list ?? { list, next: '' }
      if (path === '/arcade/seeds') return { ...(real(path, body) as object), revealed: [told] }
      if (path !== '/arcade/seeds/rounds') return real(path, body)
      // Page by page, as the server gives them.
      const at = Number(body['cursor'] ?? 0)
      const next = at + 1 < rounds.length ? String(at + 1) : ''
      return { pair: told, list: rounds.slice(at, at + 1), next }
    })
    const dialog = await openSeeds()
    await userEvent.click(await dialog.findByRole('button', { name: 'Check all rounds' }))
    return dialog
  }

  it('[CL12] are proven with one press, and can be saved', async () => {
    const dialog = await check([round], 1)
    expect(await dialog.findByText('The 1 round is as its seeds say.')).toBeTruthy()
    expect(dialog.getByText(/^The promise stands as entry 2 of the public list/)).toBeTruthy()
    expect(dialog.getByText('The rounds were told up to number 0.')).toBeTruthy()
    const saved = dialog.getByRole('link', { name: 'Save as JSON' }).getAttribute('href') ?? ''
    const written = JSON.parse(decodeURIComponent(saved.split(',').slice(1).join(','))) as object
    expect(written).toMatchObject({ serverSeed: pair.serverSeed, rounds: [{ id: round.id }] })
  })

  it('[CL12] are refuted when one is missing', async () => {
    const dialog = await check([round], 3)
    expect(await dialog.findByText('This pair does not hold.')).toBeTruthy()
    expect(dialog.getByText('No round was shown for: 1, 2')).toBeTruthy()
  })

  it('[CL12] are not proven without the public list, and refuted by one without the promise', async () => {
    const alone = await check([round], 1, { list: new Error('nobody answers') })
    expect(await alone.findByText(/but it is not proven/)).toBeTruthy()
    expect(alone.getByText(/^Not told: whether the promise stands/)).toBeTruthy()
    cleanup()
    const tampered = [list[0]!, { ...list[1]!, commitment: 'cd'.repeat(32) }]
    const dialog = await check([round], 1, { list: { list: tampered, next: '' } })
    expect(await dialog.findByText('This pair does not hold.')).toBeTruthy()
    expect(dialog.getByText(/^The promise does not stand as entry 2/)).toBeTruthy()
  })

  it('[CL12] are refuted by a roll that was another, and without rounds by another seed', async () => {
    const shown = { ...(round.shown as object), roll: 1 }
    const rolled = await check([{ ...round, shown }], 1)
    expect(await rolled.findByText('Not as its seeds say: 0')).toBeTruthy()
    cleanup()
    const empty = await check([], 0, { pair: { serverSeed: 'ab'.repeat(32) } })
    expect(await empty.findByText('This pair does not hold.')).toBeTruthy()
    expect(empty.getByText('The server seed is not the one that was promised.')).toBeTruthy()
  })

  it('[CL12] are refuted when this page has seen a higher round number of the pair', async () => {
    // The table says that the pair in use is at round 41; then it is told as revealed, and short.
    const dialog = await check([round], 1, { pair: { id: fakeSeed.id } })
    expect(await dialog.findByText('This pair does not hold.')).toBeTruthy()
    expect(dialog.getByText(/^No round was shown for: 1, 2, 3/)).toBeTruthy()
  })

  it('[CL12] are asked for to the last page, and tell what a voided one would have returned', async () => {
    const voided = {
      ...round,
      id: 'rnd_2',
      nonce: 1,
      state: 'voided',
      voidedBy: 'interrupted',
      payout: '0',
      shown: null,
    } as const
    const dialog = await check([round, voided], 2)
    expect(
      await dialog.findByText(/^Round 1 was voided. It was interrupted, and the stake went back/),
    ).toBeTruthy()
    const [lost, won] = [
      /^The 1 round that was played is as/,
      /^Everything holds, but rounds were voided/,
    ]
    const isWon = dialog.queryByText(/Of these would have been won: 1/) !== null
    expect(dialog.getByText(isWon ? won : lost)).toBeTruthy()
  })

  it.each(vectors.pairs.told.filter(({ pair }) => pair.position === 2))(
    '[CL12] [G29] with $what are $verdict',
    async ({ verdict, pair: told }) => {
      const { rounds, nonce, ...seeds } = told
      const list = { list: vectors.pairs.list, next: '' }
      const dialog = await check(rounds as unknown as ArcadeRound[], nonce, { list, pair: seeds })
      const says = {
        proven: /^All 4 rounds are as their seeds say/,
        refuted: 'This pair does not hold.',
        incomplete: /cannot be proven|but it is not proven/,
        contested: /^Everything holds, but rounds were voided/,
      }
      expect(await dialog.findByText(says[verdict as keyof typeof says])).toBeTruthy()
      const isVoided = rounds.some(({ state }) => state === 'voided')
      const isWord = dialog.queryByText(/is told by the house alone/) !== null
      expect(isWord).toBe(isVoided && verdict !== 'refuted')
    },
  )

  it('[CL12] say of a round that was voided before its end that it cannot be judged', async () => {
    const wanted = 'blackjack voided before it was over'
    const { pair: told } = vectors.pairs.told.find(({ what }) => what === wanted)!
    const { rounds, nonce, ...seeds } = told
    const list = { list: vectors.pairs.list, next: '' }
    const dialog = await check(rounds as unknown as ArcadeRound[], nonce, { list, pair: seeds })
    expect(await dialog.findByText(/It was not finished: how it would have ended/)).toBeTruthy()
    expect(dialog.getByText(/^All 3 rounds that were played are as their seeds say/)).toBeTruthy()
    expect(dialog.queryByText(/It would have returned/)).toBeNull()
  })
})
