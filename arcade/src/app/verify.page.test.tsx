import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { chainPromise, published, seedPromise } from '@baize/games/testing/published'
import { vectors } from '@baize/games/testing/vectors'
import { openArcadeAt, textOf, withArcade } from '../testing/render-arcade.tsx'

withArcade()

const [round] = vectors.rounds
const offline = () => new Error('nobody answers')

type List = ReturnType<typeof published>
const tells = (list: List) => () => ({ list, next: '' })
/** The list with the promises of all rounds of one player. */
const seeds = published(
  [
    ...new Set([...vectors.rounds, ...vectors.forged.rounds].map(({ commitment }) => commitment)),
  ].map(seedPromise),
)
const answer = tells(seeds)
const placeOf = (commitment: string) =>
  String(seeds.find((entry) => entry.commitment === commitment)?.position ?? '')
/** The list in which the chain of this round was published. */
const listFor = ({ ownValue, ...one }: Shared) =>
  tells(published([chainPromise(ownValue === undefined ? one : { ...one, ownValue })]))
const headlineOf = ({ beacon }: Shared) =>
  beacon === 'demo' ? /^It adds up, but it binds/ : /^Proven:/

function ownOf(one: (typeof vectors.rounds)[number]): string {
  const { model, nonce, stake, payout, commitment } = one
  const pair = { server: one.serverSeed, client: one.clientSeed }
  const made = { choice: JSON.stringify(one.choice), moves: JSON.stringify(one.moves) }
  const told = { shown: JSON.stringify(one.shown), position: placeOf(commitment) }
  const said = { model, ...pair, nonce: String(nonce), stake, payout, commitment, ...made, ...told }
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
  const chain = { place: String(place), terminal, predecessor, position: '1' }
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
    shown: JSON.stringify(round?.shown),
    position: placeOf(round?.commitment ?? ''),
    ...change,
  }).toString()}`

describe('the verifier', () => {
  it('[CL8] plays a round again from its address, and asks the public list alone', async () => {
    const { asked } = openArcadeAt(addressOf(), answer)
    expect(await screen.findByText(/^Proven:/)).toBeTruthy()
    expect(textOf()).toContain(round?.commitment ?? 'none')
    expect(asked.map(({ path }) => path)).toEqual(['/wps/fair/commitments'])
  })

  it('[CL8] plays it without a network too, and says then that the list was not told', async () => {
    openArcadeAt(addressOf(), offline)
    expect(await screen.findByText(/it is not proven/)).toBeTruthy()
    expect(textOf()).toContain('Not told: The promise stands in the public list')
    cleanup()
    const { asked } = openArcadeAt(addressOf({ position: '' }), answer)
    expect(await screen.findByText(/it is not proven/)).toBeTruthy()
    expect(asked).toEqual([])
  })

  it('[CL13] refutes a seed that was made up, a list that was tampered with, and another place', async () => {
    const other = published([seedPromise('ab'.repeat(32))])
    const tampered = seeds.map((entry) => ({ ...entry, at: '2026-01-01T00:00:00.000Z' }))
    for (const list of [other, tampered, []]) {
      openArcadeAt(addressOf(), tells(list))
      expect(await screen.findByText(/^Refuted:/)).toBeTruthy()
      expect(textOf()).toContain('Does not hold: The promise stands in the public list')
      cleanup()
    }
    openArcadeAt(addressOf({ position: '2' }), answer)
    expect(await screen.findByText(/^Refuted:/)).toBeTruthy()
  })

  it('[CL13] is told what was shown: an old address without it proves nothing', async () => {
    openArcadeAt(addressOf({ shown: '' }), answer)
    expect(
      await screen.findByText('What was shown is what the rules give', { exact: false }),
    ).toBeTruthy()
    expect(screen.queryByText(/^Proven:/)).toBeNull()
    cleanup()
    openArcadeAt(addressOf({ shown: '{' }), answer)
    expect(await screen.findByText('The result is not JSON.')).toBeTruthy()
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
    '[CL13] proves round %s %i of a chain, unless its beacon is the house itself',
    async (_, __, one) => {
      openArcadeAt(sharedOf(one), listFor(one))
      expect(await screen.findByText(headlineOf(one))).toBeTruthy()
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

  it('[CL13] proves no chain that was not published, nor one of an unknown beacon', async () => {
    const demo = vectors.shared[0]!
    openArcadeAt(sharedOf(demo), answer)
    expect(await screen.findByText(/^Refuted:/)).toBeTruthy()
    cleanup()
    openArcadeAt(sharedOf(demo), offline)
    expect(await screen.findByText(/it is not proven/)).toBeTruthy()
    cleanup()
    const unknown = { ...demo, beacon: 'drand-mainnet' }
    openArcadeAt(sharedOf(unknown), listFor(unknown))
    await waitFor(() => expect(textOf()).toContain('Holds: The promise stands'))
    expect(textOf()).toContain('it is not proven')
  })

  it('[CL13] says of a round without a value of its own that the house could know it before', async () => {
    openArcadeAt(sharedOf(vectors.shared[0]!), listFor(vectors.shared[0]!))
    await screen.findByText(/^It adds up/)
    expect(textOf()).toContain('the house could know the result before the bets')
    cleanup()
    openArcadeAt(sharedOf(vectors.valued[0]!), listFor(vectors.valued[0]!))
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
      openArcadeAt(ownBet(paid), listFor(turn))
      expect(await screen.findByText(headlineOf(turn))).toBeTruthy()
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

  it('[CL13] says which names an address lacks, and which nobody knows', async () => {
    openArcadeAt('/arcade/verify#model=dice&serverSeed=ab&clientSeed=me&nonce=1', answer)
    expect(await screen.findByText(/^The address does not say all/)).toBeTruthy()
    expect(screen.getByText('Missing: server, client, stake')).toBeTruthy()
    expect(screen.getByText('Not known here: serverSeed, clientSeed')).toBeTruthy()
    cleanup()
    openArcadeAt('/arcade/verify#model=crash&seed=ab', answer)
    expect(await screen.findByText('Missing: link, salt')).toBeTruthy()
  })

  it.each(['', '?theme=dark&language=en', '#model=dice', '#model=crash'])(
    '[CL13] asks for nothing at the address %j, which names no round',
    async (hash) => {
      openArcadeAt(`/arcade/verify${hash}`, answer)
      expect(await screen.findByRole('heading', { name: 'Verify a round' })).toBeTruthy()
      expect(screen.queryByText(/^The address does not say all/)).toBeNull()
    },
  )

  it('says which field cannot be read', async () => {
    openArcadeAt(addressOf({ nonce: 'seven' }), answer)
    expect(await screen.findByText('The round number must be a whole number.')).toBeTruthy()
    await userEvent.clear(screen.getByLabelText('Server seed'))
    await userEvent.click(screen.getByText('Verify', { selector: 'button' }))
    await waitFor(() => expect(textOf()).toContain('A seed is missing'))
  })
})
