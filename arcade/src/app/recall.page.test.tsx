import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { chainPromise, published, seedPromise } from '@baize/games/testing/published'
import { verifyRound } from '@baize/games/verify'
import { verifyShared } from '@baize/games/verify-shared'
import { chainSalt, commitmentOf, linkBefore } from '@baize/kernel/fair'
import { createFakeArcade, fakeSeed } from '../testing/fake-arcade.ts'
import { hears, openArcadeAt, pageSays, textOf, withArcade } from '../testing/render-arcade.tsx'

withArcade()

const wager = 'wgr_00000000000000000000000001'

/** A round as its record has it, by the rules themselves. */
function recalled() {
  const answer = createFakeArcade({ model: 'lines-20-medium', seeds: [2] })
  const { round } = answer('/arcade/rounds', { request: 'r', stake: '2000', choice: null }) as {
    round: unknown
  }
  return {
    wager,
    round,
    seed: null,
    shared: null,
    gameName: 'Sweet Lantern',
    vendor: 'Harlow',
    engine: 'lines',
    model: 'lines-20-medium',
    currency: 'PHP',
    iconUrl: '/art/v1/HARLOW/sweet-lantern.svg?c=RNG&n=Sweet%20Lantern',
  }
}

describe('a recalled round', () => {
  it('is drawn from its record for its player, and cannot be played', async () => {
    const { asked } = openArcadeAt(`/arcade/recall?wager=${wager}`, recalled)
    await hears({ type: 'round.wanted' })
    pageSays({ type: 'round.recalled', recalled: recalled() })
    expect(await screen.findByText('Harlow')).toBeTruthy()
    // The member's session stays with the page around, which asked.
    expect(asked.filter(({ path }) => path.includes('recall'))).toEqual([])
    await waitFor(() =>
      expect(textOf(document.querySelector('.result-line'))).toContain('PHP 120.00'),
    )
    expect(document.getElementById('spin')).toBeNull()
  })

  it('is asked for in the operators’ words at the desk', async () => {
    const { asked } = openArcadeAt(`/arcade/recall?wager=${wager}&desk=1`, recalled)
    expect(await screen.findByText('Harlow')).toBeTruthy()
    expect(asked[0]?.path).toBe(`/ops/api/rounds/${wager}/recall`)
  })

  it('of a settlement of a purse shows every round of it, each drawn again', async () => {
    const answer = createFakeArcade({ model: 'dice', purse: true })
    answer('/arcade/purses', { amount: '10000' })
    const bet = { stake: '100', choice: { side: 'under', target: 4_950 } }
    const { rounds } = answer('/arcade/purses/pur_0/rounds', {
      request: 'r',
      bets: [bet, bet, bet],
    }) as { rounds: unknown[] }
    const purse = { id: 'pur_0', number: 0, staked: '300', paid: '198', rounds }
    openArcadeAt(`/arcade/recall?wager=${wager}`, recalled)
    await hears({ type: 'round.wanted' })
    const about = { ...recalled(), round: null, model: 'dice', purse }
    pageSays({ type: 'round.recalled', recalled: about })
    expect(await screen.findByText('3 rounds from a purse, settled as one bet.')).toBeTruthy()
    const second = screen.getByRole('button', { name: 'Round with nonce 42' })
    fireEvent.click(second)
    expect(second.getAttribute('aria-pressed')).toBe('true')
    await waitFor(() => expect(textOf()).toContain('Round number of the seed42'))
  })

  describe('is held against what it was made from', () => {
    const show = async (about: object, list: readonly object[] | Error = listOf()) => {
      openArcadeAt(`/arcade/recall?wager=${wager}`, (path) =>
        path !== '/wps/fair/commitments'
          ? recalled()
          : list instanceof Error
            ? list
            : { list, next: '' },
      )
      await hears({ type: 'round.wanted' })
      pageSays({ type: 'round.recalled', recalled: { ...recalled(), purse: null, ...about } })
    }
    const proven = 'Proven: everything that binds the house holds.'
    const unbound = /^It adds up, but it binds nobody/
    const refuted = 'Refuted: something that was claimed does not hold.'
    const wrong = 'Warning: this round is not what comes out of its seeds.'

    /** A round of dice as an honest house tells it. */
    function own() {
      const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'mine' }
      const commitment = commitmentOf(seeds.serverSeed)
      const bet = { model: 'dice', nonce: 3, choice: { side: 'under', target: 4_950 }, moves: [] }
      const played = verifyRound({ ...bet, ...seeds, stake: 1_000n })
      if (!played.ok) throw new Error(played.code)
      const { shown, payout } = played.value.played
      const sums = { stake: '1000', payout: String(payout), jackpot: '0' }
      const at = { openedAt: fakeSeed.createdAt, endedAt: fakeSeed.createdAt, voidedBy: '' }
      const id = 'rnd_00000000000000000000000001'
      const round = {
        id,
        game: 'g1',
        state: 'settled',
        seed: 'sed_1',
        shown,
        ...bet,
        ...sums,
        ...at,
      }
      const promised = { ...fakeSeed, position: 1, commitment, revealedAt: at.endedAt }
      return { round, seed: { ...promised, ...seeds } }
    }

    /** A flight as an honest house tells it, second of its chain. */
    function flight() {
      const link = 'ab'.repeat(32)
      const [terminal, value, last] = [linkBefore(link, 2), '77'.repeat(32), '88'.repeat(32)]
      const salt = chainSalt(terminal, value)
      const drawn = verifyShared({ model: 'crash', link, salt, ownValue: last })
      if (!drawn.ok) throw new Error(drawn.code)
      const { outcome } = drawn.value
      const beacon = { beacon: 'demo', beaconRound: 4, beaconValue: value }
      const chain = { id: 'chn_1', terminal, position: 2, length: 100, salt, ...beacon }
      const decides = Math.floor((Date.parse(fakeSeed.createdAt) + 250) / 1_000) + 1
      const named = { beaconRound: decides, beaconValue: last }
      const at = { closesAt: fakeSeed.createdAt, ...beacon, ...named }
      const round = {
        ...own().round,
        model: 'crash',
        choice: { outAt: 0 },
        shown: { round: 12, outcome, move: null },
        payout: '0',
      }
      const shared = { chain, number: 12, place: 2, link, outcome, scheme: 2, move: null, ...at }
      return { round, seed: null, shared }
    }

    /** What an honest house has published. */
    function listOf() {
      const { link, chain, beaconValue: ownValue } = flight().shared
      const seed = seedPromise(own().seed.commitment)
      return published([seed, chainPromise({ ...chain, model: 'crash', ownValue })]).map((entry) =>
        entry.kind === 'chain' ? { ...entry, revealed: link } : entry,
      )
    }

    it('[CL26] of one player: checked, and said so', async () => {
      await show(own())
      expect(await screen.findByText(proven)).toBeTruthy()
    })

    it('[CL26] of one player: not proven without the public list, nor by one without its promise', async () => {
      await show(own(), new Error('nobody answers'))
      expect(await screen.findByText(/it is not proven/)).toBeTruthy()
      cleanup()
      await show(own(), published([seedPromise('ab'.repeat(32))]))
      expect((await screen.findByRole('alert')).textContent).toContain(refuted)
    })

    it('[CL26] of one player: another seed than was promised', async () => {
      const { round, seed } = own()
      await show({ round, seed: { ...seed, commitment: 'be'.repeat(32) } })
      expect((await screen.findByRole('alert')).textContent).toContain(refuted)
    })

    it('[CL26] of one player: another picture with the right sum', async () => {
      const { round, seed } = own()
      await show({ round: { ...round, shown: { roll: 1, won: true } }, seed })
      expect((await screen.findByRole('alert')).textContent).toContain(wrong)
    })

    it('[CL26] says nothing while the seed is secret', async () => {
      await show({ ...own(), seed: null })
      expect(await screen.findByText(/It can be verified once its seed is revealed/)).toBeTruthy()
      expect(screen.queryByText(proven)).toBeNull()
    })

    it('[CL26] of all: checked, and said so, with a demo beacon that it binds nobody', async () => {
      await show(flight())
      expect(await screen.findByText(unbound)).toBeTruthy()
    })

    const forged = {
      link: { link: 'ac'.repeat(32) },
      place: { place: 3 },
      outcome: { outcome: { crashedAt: 777 } },
      'round of the demo beacon': { beaconRound: 9 },
      'end of the bets': { closesAt: '2031-01-01T00:00:00.000Z' },
    }
    it.each(Object.entries(forged))('[CL26] of all: another %s', async (_, lie) => {
      const { shared, ...rest } = flight()
      await show({ ...rest, shared: { ...shared, ...lie } })
      expect((await screen.findByRole('alert')).textContent).toMatch(/^(Refuted|Warning)/)
    })

    it('[CL26] of all: another salt', async () => {
      const { shared, ...rest } = flight()
      const chain = { ...shared.chain, salt: 'cc'.repeat(32) }
      await show({ ...rest, shared: { ...shared, chain } })
      expect((await screen.findByRole('alert')).textContent).toMatch(/^(Refuted|Warning)/)
    })

    it('[CL26] of all: drawn otherwise than it ended', async () => {
      const { round, ...rest } = flight()
      const shown = { round: 12, outcome: { crashedAt: 777 }, move: null }
      await show({ ...rest, round: { ...round, shown } })
      expect((await screen.findByRole('alert')).textContent).toContain(wrong)
    })
  })

  it('of somebody else is refused in words', async () => {
    openArcadeAt(`/arcade/recall?wager=${wager}`, recalled)
    await hears({ type: 'round.wanted' })
    pageSays({ type: 'round.refused', said: 'There is no such round.' })
    expect(await screen.findByText('The round cannot be shown')).toBeTruthy()
    expect(screen.getByText('There is no such round.')).toBeTruthy()
  })
})
