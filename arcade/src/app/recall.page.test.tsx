import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeArcade } from '../testing/fake-arcade.ts'
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
    expect(asked).toEqual([])
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

  it('of somebody else is refused in words', async () => {
    openArcadeAt(`/arcade/recall?wager=${wager}`, recalled)
    await hears({ type: 'round.wanted' })
    pageSays({ type: 'round.refused', said: 'There is no such round.' })
    expect(await screen.findByText('The round cannot be shown')).toBeTruthy()
    expect(screen.getByText('There is no such round.')).toBeTruthy()
  })
})
