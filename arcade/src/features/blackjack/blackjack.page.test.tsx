import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { blackjack, type BlackjackShown } from '@baize/games/blackjack/blackjack'
import type { BlackjackMove } from '@baize/games/blackjack/table'
import { fastChance } from '@baize/games/fast-chance'
import type { Played } from '@baize/games/game'
import { resetOpening } from '../../app/use-opening.ts'
import { createFakeArcade, Refused, type Answer } from '../../testing/fake-arcade.ts'
import {
  heard,
  hears,
  openArcadeAt,
  playAddress,
  textOf,
  withArcade,
} from '../../testing/render-arcade.tsx'

withArcade()

type Round = Played<BlackjackShown>
const after = (seed: number, ...moves: BlackjackMove[]): Round | undefined =>
  blackjack.play(2000n, null, moves, fastChance(seed))

/** The first seed by which, by the rules themselves, a round goes so. */
function seedOf(goes: (seed: number) => boolean): number {
  const seed = Array.from({ length: 5000 }, (_, index) => index + 1).find(goes)
  if (seed === undefined) throw new Error('no round goes so')
  return seed
}

const canHit = (round: Round | undefined) => round?.shown.moves.includes('hit') === true
const table = (seed: number, balance?: bigint) =>
  createFakeArcade({ model: 'blackjack', seeds: [seed], ...(balance !== undefined && { balance }) })

const button = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) })
/** While cards fly or a call is on its way, what is pressed does nothing. */
const press = async (name: string) => {
  const found = await waitFor(async () => {
    const ready = await button(name)
    expect(ready.getAttribute('aria-disabled')).toBeNull()
    return ready
  })
  fireEvent.click(found)
}
const deal = () => press('Deal')
const hand = (name: string) => screen.findByRole('region', { name })
const cardsIn = async (name: string) => (await hand(name)).querySelectorAll('.bj-card').length
const movesMade = (asked: readonly { path: string; body: Record<string, unknown> }[]) =>
  asked
    .filter(({ path }) => path.endsWith('/moves'))
    .map(({ body }) => [body['step'], body['move']])

/** A hand that is hit once and then stands, without an ace in sight. */
const plain = seedOf((seed) => {
  const [dealt, hit] = [after(seed), after(seed, 'hit')]
  return canHit(dealt) && canHit(hit) && !dealt?.shown.hands[0]?.isSoft
})

describe('blackjack', () => {
  it('[CL27] keeps the focus on what can be pressed next', async () => {
    openArcadeAt(playAddress, table(plain))
    ;(await button('Deal')).focus()
    await userEvent.keyboard('{Enter}')
    await button('Hit')
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Hit/))
    ;(await button('Stand')).focus()
    await userEvent.keyboard('{Enter}')
    await button('Deal')
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Deal/))
  })

  it('[B4] hides the dealer’s second card until the end, and says what each hand counts', async () => {
    const { asked } = openArcadeAt(playAddress, table(plain))
    await deal()
    await button('Hit')
    const shown = after(plain)?.shown
    expect(await cardsIn('Dealer')).toBe(2)
    expect(textOf(await hand('Dealer'))).toContain('a card face down')
    expect(textOf(await hand('Your hand'))).toContain(`hard ${shown?.hands[0]?.total}`)
    await press('Hit')
    await waitFor(async () => expect(await cardsIn('Your hand')).toBe(3))
    await press('Stand')
    await waitFor(async () =>
      expect(textOf(await hand('Dealer'))).not.toContain('a card face down'),
    )
    expect(movesMade(asked)).toEqual([
      [0, 'hit'],
      [1, 'stand'],
    ])
    const end = after(plain, 'hit', 'stand')
    await hears({ type: 'round.settled', staked: '2000', returned: String(end?.payout) })
  })

  it('[CL16] says what a move costs before it is pressed, and counts it as staked', async () => {
    const seed = seedOf((one) => {
      const [dealt, doubled] = [after(one), after(one, 'double')]
      return canHit(dealt) && doubled?.shown.hands[0]?.outcome === 'won'
    })
    openArcadeAt(playAddress, table(seed))
    await deal()
    const double = await button('Double')
    expect(textOf(double)).toContain('PHP 20.00 more')
    expect(textOf(await button('Hit'))).toContain('no further cost')
    fireEvent.click(double)
    await hears({ type: 'round.settled', staked: '4000', returned: '8000' })
    expect(textOf(await hand('Your hand'))).toContain('Won Returned PHP 80.00')
    expect(textOf(screen.getByText('Staked').closest('div'))).toContain('40.00')
  })

  it('plays two hands of a split one after the other, and tells how each ended', async () => {
    const seed = seedOf((one) => {
      const split = after(one, 'split')
      return canHit(split) && split?.shown.active === 0 && canHit(after(one, 'split', 'stand'))
    })
    openArcadeAt(playAddress, table(seed))
    await deal()
    await press('Split')
    await waitFor(async () =>
      expect((await hand('Hand 1')).getAttribute('aria-current')).toBe('true'),
    )
    expect((await hand('Hand 2')).getAttribute('aria-current')).toBeNull()
    await press('Stand')
    await waitFor(async () =>
      expect((await hand('Hand 2')).getAttribute('aria-current')).toBe('true'),
    )
    await press('Stand')
    const end = after(seed, 'split', 'stand', 'stand')
    await hears({ type: 'round.settled', staked: '4000', returned: String(end?.payout) })
    const words = { blackjack: 'Blackjack', won: 'Won', push: 'Push', lost: 'Lost', bust: 'Bust' }
    for (const [index, { outcome }] of (end?.shown.hands ?? []).entries()) {
      expect(textOf(await hand(`Hand ${index + 1}`))).toContain(words[outcome ?? 'won'])
    }
  })

  it('offers insurance under an ace, and tells what became of it', async () => {
    const seed = seedOf((one) => after(one, 'insure')?.shown.insurance === 'won')
    openArcadeAt(playAddress, table(seed))
    await deal()
    expect(textOf(await button('Insure'))).toContain('PHP 10.00 more')
    expect(screen.queryByRole('button', { name: /^Hit/ })).toBeNull()
    await press('Insure')
    await waitFor(() => expect(textOf()).toContain('Insurance returned PHP 30.00'))
    await hears({ type: 'round.settled', staked: '3000', returned: '3000' })
  })

  it('[CL16] leaves the hand as it was when there is no money for a move, and says why', async () => {
    const { asked } = openArcadeAt(playAddress, table(plain, 2500n))
    await deal()
    await press('Double')
    expect((await screen.findByRole('alert')).textContent).toBe('Your balance is too small.')
    await hears({ type: 'funds.missing', stake: '2000', missing: '1500' })
    expect(await cardsIn('Your hand')).toBe(2)
    await press('Hit')
    await waitFor(async () => expect(await cardsIn('Your hand')).toBe(3))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(movesMade(asked)).toEqual([
      [0, 'double'],
      [0, 'hit'],
    ])
  })

  it.each(['limit_reached', 'member_blocked', 'not_allowed'] as const)(
    '[CL16] stays playable when a double is refused: %s',
    async (code) => {
      const own = table(plain)
      const refusing: Answer = (path, body) =>
        body['move'] === 'double' ? new Refused(code, `Said: ${code}`) : own(path, body)
      openArcadeAt(playAddress, refusing)
      await deal()
      await press('Double')
      expect((await screen.findByRole('alert')).textContent).toBe(`Said: ${code}`)
      await press('Stand')
      await waitFor(() => expect(heard).toContainEqual(expect.objectContaining({ staked: '2000' })))
    },
  )

  it('[CL16] asks for a move again whose answer was lost, and for no other', async () => {
    const own = table(plain)
    let isLost = true
    const losing: Answer = (path, body) => {
      const answer = own(path, body)
      return path.endsWith('/moves') && isLost ? new Error('gone') : answer
    }
    const { asked } = openArcadeAt(playAddress, losing)
    await deal()
    await press('Hit')
    await screen.findByRole('alert')
    expect((await button('Stand')).hasAttribute('disabled')).toBe(true)
    isLost = false
    await press('Hit')
    await waitFor(async () => expect(await cardsIn('Your hand')).toBe(3))
    expect(movesMade(asked)).toEqual([
      [0, 'hit'],
      [0, 'hit'],
    ])
  })

  it('is played by keys, which do nothing that is not allowed', async () => {
    const { asked } = openArcadeAt(playAddress, table(plain))
    await button('Deal')
    await userEvent.keyboard(' ')
    await button('Hit')
    await userEvent.keyboard('y')
    await userEvent.keyboard('h')
    await waitFor(async () => expect(await cardsIn('Your hand')).toBe(3))
    await userEvent.keyboard('d')
    await userEvent.keyboard('s')
    await waitFor(() => expect(movesMade(asked)).toHaveLength(2))
    expect(movesMade(asked)).toEqual([
      [0, 'hit'],
      [1, 'stand'],
    ])
  })

  it('goes on with a round that was interrupted', async () => {
    const answer = table(plain)
    const first = openArcadeAt(playAddress, answer)
    await deal()
    await press('Hit')
    await waitFor(async () => expect(await cardsIn('Your hand')).toBe(3))
    first.unmount()
    resetOpening()
    heard.length = 0
    openArcadeAt('/arcade/?token=launch-2', answer)
    await screen.findByText('This round was interrupted. It goes on where it stood.')
    expect(await cardsIn('Your hand')).toBe(3)
    await hears({ type: 'round.opened' })
    await press('Stand')
    await waitFor(() => expect(textOf()).not.toContain('interrupted'))
  })

  it('has its odds, its return by the strategy and what leaving does in its rules', async () => {
    openArcadeAt(playAddress, table(plain))
    await button('Deal')
    await press('Rules')
    const dialog = within(await screen.findByRole('dialog'))
    expect(textOf(dialog.getByText('Blackjack').closest('div'))).toBe('Blackjack3:2')
    expect(textOf(dialog.getByText(/of the first stake/).closest('div'))).toContain('99.54%')
    expect(dialog.getByText(/kept for 24 hours/)).toBeTruthy()
    expect(textOf(dialog.getByText('8, 8').closest('tr'))).toBe('8, 8PPPPPPPPPP')
    expect(textOf(dialog.getAllByText('16', { selector: 'th' })[0]?.closest('tr') ?? null)).toBe(
      '16SSSSSHHHHH',
    )
  })
})
