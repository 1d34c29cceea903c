import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { vectors } from '@baize/games/testing/vectors'
import { openArcadeAt, textOf, withArcade } from '../testing/render-arcade.tsx'

withArcade()

const [round] = vectors.rounds
const answer = () => new Error('nobody is asked')

function ownOf(one: (typeof vectors.rounds)[number]): string {
  const { model, nonce, stake, payout, commitment } = one
  const seeds = { server: one.serverSeed, client: one.clientSeed }
  const made = { choice: JSON.stringify(one.choice), moves: JSON.stringify(one.moves) }
  const said = { model, ...seeds, nonce: String(nonce), stake, payout, commitment, ...made }
  return `/arcade/verify#${new URLSearchParams(said).toString()}`
}

type Shared = Omit<(typeof vectors.shared)[number], 'outcome'> & {
  readonly outcome: unknown
  readonly ownRound?: number
  readonly ownValue?: string
  readonly closesAt?: string
}

function sharedOf(one: Shared): string {
  const { model, link, salt, place, terminal, predecessor, beacon, beaconValue: value } = one
  const { ownRound = '', ownValue = '', closesAt = '' } = one
  const outcome = JSON.stringify(one.outcome)
  const chain = { place: String(place), terminal, predecessor }
  const ofChain = { beacon, beaconRound: String(one.beaconRound), value }
  const ofRound = { ownRound: String(ownRound), ownValue, closesAt }
  const said = { model, link, salt, ...chain, ...ofChain, ...ofRound, outcome }
  return `/arcade/verify#${new URLSearchParams(said).toString()}`
}

const addressOf = (change: Record<string, string> = {}) =>
  `/arcade/verify#${new URLSearchParams({
    model: round?.model ?? '',
    server: round?.serverSeed ?? '',
    client: round?.clientSeed ?? '',
    nonce: String(round?.nonce),
    stake: String(round?.stake),
    choice: JSON.stringify(round?.choice ?? null),
    moves: JSON.stringify(round?.moves ?? []),
    commitment: round?.commitment ?? '',
    payout: round?.payout ?? '',
    ...change,
  }).toString()}`

describe('the verifier', () => {
  it('[CL8] plays a round again from its address, and asks nobody', async () => {
    const { asked } = openArcadeAt(addressOf(), answer)
    expect(await screen.findByText(/^Proven:/)).toBeTruthy()
    expect(textOf()).toContain(round?.commitment ?? 'none')
    expect(asked).toEqual([])
  })

  it('says when the seed is not the one that was shown before', async () => {
    openArcadeAt(addressOf({ commitment: 'ab'.repeat(32) }), answer)
    expect(await screen.findByText(/^Refuted:/)).toBeTruthy()
  })

  it('[CL13] proves nothing while something is missing', async () => {
    openArcadeAt(addressOf({ commitment: '' }), answer)
    expect(await screen.findByText(/it is not proven/)).toBeTruthy()
    expect(textOf()).toContain('Not told: The seed is the one that was promised')
  })

  const shared: readonly Shared[] = [...vectors.shared, ...vectors.wheel, ...vectors.valued]
  it.each(shared.map((one) => [one.model, one.place, one] as const))(
    '[CL13] proves round %s %i of a chain',
    async (_, __, one) => {
      openArcadeAt(sharedOf(one), answer)
      expect(await screen.findByText(/^Proven:/)).toBeTruthy()
    },
  )

  it.each([
    ...vectors.forged.rounds.map((one) => [`${one.model}: ${one.what}`, ownOf(one)] as const),
    ...[...vectors.forged.shared, ...vectors.forged.wheel, ...vectors.forged.valued].map(
      (one) => [`${one.model} ${one.place}: ${one.what}`, sharedOf(one)] as const,
    ),
  ])('[CL13] says no to %s', async (_, address) => {
    openArcadeAt(address, answer)
    expect(await screen.findByText(/^Refuted:/)).toBeTruthy()
  })

  it('[CL13] says of a demo beacon that it binds nobody, beside the verdict', async () => {
    openArcadeAt(sharedOf(vectors.shared[0]!), answer)
    expect(await screen.findByText(/^Proven:/)).toBeTruthy()
    expect(textOf()).toContain('binds nobody')
  })

  it('[CL13] says of a round without a value of its own that the house could know it before', async () => {
    openArcadeAt(sharedOf(vectors.shared[0]!), answer)
    await screen.findByText(/^Proven:/)
    expect(textOf()).toContain('the house could know the result before the bets')
    cleanup()
    openArcadeAt(sharedOf(vectors.valued[0]!), answer)
    await screen.findByText(/^Proven:/)
    expect(textOf()).not.toContain('the house could know the result')
    expect(textOf()).toContain('The value of the round is signed')
  })

  describe('of an own bet in a shared round', () => {
    const turn = vectors.wheel[0]!
    const { spot } = turn.outcome
    const bets = [{ spot, stake: '500' }]
    const paid = 500 * (Number.parseInt(spot, 10) + 1)
    const ownBet = (payout: number, choice: object = { bets }) =>
      `${sharedOf(turn)}&payout=${payout}&choice=${encodeURIComponent(JSON.stringify(choice))}`

    it('[CL13] proves what it was paid, and draws it with its chips', async () => {
      openArcadeAt(ownBet(paid), answer)
      expect(await screen.findByText(/^Proven:/)).toBeTruthy()
      expect(textOf()).toContain('Holds: The return is what the rules give')
      await waitFor(() => expect(document.querySelector('[data-stopped] .chip')).toBeTruthy())
    })

    it('[CL13] refutes a payout that is not what the rules give, and a list that was changed', async () => {
      openArcadeAt(ownBet(paid + 1), answer)
      expect(await screen.findByText(/^Refuted:/)).toBeTruthy()
      expect(textOf()).toContain('Does not hold: The return is what the rules give')
      cleanup()
      openArcadeAt(ownBet(paid, { bets: [{ spot, stake: '400' }] }), answer)
      expect(await screen.findByText(/^Refuted:/)).toBeTruthy()
      cleanup()
      openArcadeAt(ownBet(paid, { bets: [{ spot: '52', stake: '500' }] }), answer)
      expect(await screen.findByText('This choice is none of this game.')).toBeTruthy()
    })
  })

  it('says which field cannot be read', async () => {
    openArcadeAt(addressOf({ nonce: 'seven' }), answer)
    expect(await screen.findByText('The round number must be a whole number.')).toBeTruthy()
    await userEvent.clear(screen.getByLabelText('Server seed'))
    await userEvent.click(screen.getByText('Verify', { selector: 'button' }))
    await waitFor(() => expect(textOf()).toContain('A seed is missing'))
  })
})
