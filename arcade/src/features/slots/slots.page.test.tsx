import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { resetOpening } from '../../app/use-opening.ts'
import {
  createFakeArcade,
  Refused,
  type Answer,
  type FakeOptions,
} from '../../testing/fake-arcade.ts'
import {
  hears,
  openArcadeAt,
  playAddress,
  textOf,
  withArcade,
} from '../../testing/render-arcade.tsx'

withArcade()

// By the rules of this model: seed 2 pays 120.00 at a stake of 20.00, seed 1 only 14.00, seed 3 nothing.
const model = 'lines-20-medium'
const table = (options: Partial<FakeOptions> = {}) =>
  createFakeArcade({ model, roundMs: 60, seeds: [2, 1], ...options })

const spinButton = () =>
  waitFor(() => document.getElementById('spin') ?? Promise.reject(new Error('no spin')))
/** By name, without computing the roles of every symbol of the page. */
const labelled = (name: RegExp | string) => screen.findByLabelText(name, { selector: 'button' })
const spinsOf = (asked: readonly { path: string }[]) =>
  asked.filter(({ path }) => path === '/arcade/rounds')
const ending = () => document.querySelector('.result-line')?.getAttribute('data-ending')
const resultText = () => textOf(document.querySelector('.result-line'))
const session = async () => {
  await userEvent.click(screen.getByText('This session'))
  return textOf(document.querySelector('dialog'))
}

describe('a slot', () => {
  it('[CL1] takes the token out of its address, opens the table with it, and says that it is ready', async () => {
    const { asked } = openArcadeAt(playAddress, table())
    await spinButton()
    expect(location.search).toBe('?back=%2Fslots')
    expect(asked[0]).toEqual({ path: '/arcade/session', body: { token: 'launch-1' } })
    await hears({ type: 'game.ready', protocol: 1 })
    expect(await session()).toContain('PHP 12,480.50')
  })

  it('shows a win with its reason and sum, and tells the page around what was staked and returned', async () => {
    openArcadeAt(playAddress, table())
    await userEvent.click(await spinButton())
    await waitFor(() => expect(ending()).toBe('win'))
    expect(resultText()).toMatch(/Line \d+, 3 × .*PHP 120\.00/)
    expect(document.querySelector('.result-sum')).not.toBeNull()
    await hears({ type: 'round.opened' })
    await hears({ type: 'round.settled', staked: '2000', returned: '12000' })
    expect(await session()).toContain('PHP 12,580.50')
  })

  it('[CL4] does not celebrate a return below the stake: it is said plainly, without large figures', async () => {
    openArcadeAt(playAddress, table({ seeds: [1] }))
    await userEvent.click(await spinButton())
    await waitFor(() => expect(ending()).toBe('returned'))
    expect(resultText()).toMatch(/^Returned PHP 14\.00$/)
    expect(document.querySelector('.result-sum')).toBeNull()
  })

  it('[CL2] plays once for two presses', async () => {
    const { asked } = openArcadeAt(playAddress, table({ roundMs: 400 }))
    const button = await spinButton()
    act(() => {
      button.click()
      button.click()
    })
    await waitFor(() => expect(ending()).toBe('win'))
    expect(spinsOf(asked)).toHaveLength(1)
  })

  it('[CL3] [CL28] lets no press shorten turning reels or the cycle', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    const { asked } = openArcadeAt(playAddress, table({ roundMs: 5000, seeds: [3] }))
    const button = await spinButton()
    const from = Date.now()
    await userEvent.click(button)
    // Nothing stops reels that turn: the second press begins nothing and shows nothing sooner.
    await userEvent.click(button)
    await waitFor(() => expect(ending()).toBe('nothing'))
    expect(Date.now() - from).toBeGreaterThanOrEqual(1900)
    await userEvent.click(button)
    expect(spinsOf(asked)).toHaveLength(1)
    await waitFor(() => expect(button.dataset.phase).toBe('ready'))
    expect(Date.now() - from).toBeGreaterThanOrEqual(5000)
    await userEvent.click(button)
    expect(spinsOf(asked)).toHaveLength(2)
  })

  it('spins with the space bar, but not where the key presses something else', async () => {
    const { asked } = openArcadeAt(playAddress, table())
    await spinButton()
    screen.getByText('Paytable').closest('button')?.focus()
    await userEvent.keyboard(' ')
    expect(document.querySelector('dialog')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(spinsOf(asked)).toHaveLength(0)
    ;(document.activeElement as HTMLElement | null)?.blur()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(spinsOf(asked)).toHaveLength(1))
  })

  it('shows a refusal in words and leaves the balance as it was', async () => {
    openArcadeAt(playAddress, table({ balance: 500n }))
    await userEvent.click(await spinButton())
    expect(await screen.findByText('Your balance is too small.')).toBeTruthy()
    expect(textOf()).toContain('PHP 5.00')
    await hears({ type: 'round.settled', staked: '0', returned: '0' })
  })

  it('[CL2] asks for the same round again when no answer came, and does not change its stake meanwhile', async () => {
    const real = table()
    let lost = 1
    const answer: Answer = (path, body) => {
      const value = real(path, body)
      return path === '/arcade/rounds' && lost-- > 0 ? new TypeError('lost') : value
    }
    const { asked } = openArcadeAt(playAddress, answer)
    const button = await spinButton()
    await userEvent.click(button)
    expect(await screen.findByText('No answer came')).toBeTruthy()
    expect(((await labelled('More')) as HTMLButtonElement).disabled).toBe(true)
    await userEvent.click(button)
    await waitFor(() => expect(ending()).toBe('win'))
    const [first, second] = spinsOf(asked)
    expect(second).toEqual(first)
  })

  it('[CL5] computes its paytable for the stake that is set', async () => {
    openArcadeAt(playAddress, table())
    await spinButton()
    const paytable = async () => {
      await userEvent.click(screen.getByText('Paytable'))
      const said = textOf(document.querySelector('dialog'))
      await userEvent.keyboard('{Escape}')
      return said
    }
    expect(await paytable()).toContain('PHP 1,750.00')
    await userEvent.click(await labelled('Less'))
    expect(await paytable()).toContain('PHP 875.00')
  })

  it('[CL1] goes on after a reload with the session that it kept', async () => {
    const answer = table()
    const first = openArcadeAt(playAddress, answer)
    await userEvent.click(await spinButton())
    await waitFor(() => expect(ending()).toBe('win'))
    first.unmount()
    resetOpening()
    const { asked } = openArcadeAt('/arcade/?back=%2Fslots', answer)
    await spinButton()
    expect(asked[0]).toEqual({
      path: '/arcade/session/resume',
      body: { session: 'S'.repeat(43) },
    })
    await userEvent.click(screen.getByText('This session'))
    await labelled(/See the round of/)
  })

  it('[CL34] tells after a reload what came of a round whose result was not told', async () => {
    const real = table()
    let isAway = false
    const answer: Answer = (path, body) => {
      const value = real(path, body)
      // The round is played, and the page goes before it hears of it.
      return isAway && path === '/arcade/rounds' ? new Promise(() => {}) : value
    }
    const first = openArcadeAt(playAddress, answer)
    const button = await spinButton()
    isAway = true
    await userEvent.click(button)
    first.unmount()
    resetOpening()
    isAway = false
    const again = openArcadeAt('/arcade/?back=%2Fslots', answer)
    await spinButton()
    expect(resultText()).toBe('Your last spin is over. It returned PHP 120.00.')
    // Once: it is told by now.
    again.unmount()
    resetOpening()
    openArcadeAt('/arcade/?back=%2Fslots', answer)
    await spinButton()
    expect(resultText()).toBe('Press Spin, or the space bar.')
  })

  // By the rules of these models: eight free spins that return 7.3 stakes, and seven coins that are held.
  it.each([
    ['free spins', 'lines-20-high', 405, 'PHP 146.00'],
    ['hold and win', 'lines-25-medium', 357, 'PHP 360.00'],
  ])(
    '[CL34] tells after a reload in the middle of %s what all of it returned',
    async (...given) => {
      const [, slot, seed, sum] = given
      const answer = createFakeArcade({
        model: slot,
        family: 'deep-current',
        roundMs: 60,
        seeds: [seed],
      })
      const first = openArcadeAt(playAddress, answer)
      await userEvent.click(await spinButton())
      // Some of it was shown, and the end was not.
      const showing = () => document.getElementById('spin')?.dataset['phase']
      await waitFor(() => expect(showing()).toBe('showing'))
      first.unmount()
      resetOpening()
      openArcadeAt('/arcade/?back=%2Fslots', answer)
      await spinButton()
      expect(resultText()).toBe(`Your last spin is over. It returned ${sum}.`)
      expect(ending()).not.toBe('win')
      expect(document.querySelector('.result-sum')).toBeNull()
      expect(await session()).toContain(sum === 'PHP 146.00' ? 'PHP 12,606.50' : 'PHP 12,820.50')
    },
  )

  it('[CL1] says honestly that its session is over, with the way to the lobby', async () => {
    openArcadeAt(playAddress, () => new Refused('launch_over', 'This game was opened before.'))
    expect(await screen.findByText('This game was opened before.')).toBeTruthy()
    await userEvent.click(screen.getByText('To the lobby'))
    await hears({ type: 'game.left' })
  })

  it('[CL1] without a token says that nothing is open here', async () => {
    openArcadeAt('/arcade/', table())
    expect(await screen.findByText('No game is open here')).toBeTruthy()
  })
})

describe('[CL29] a slot of a drawn family', () => {
  const inItsPlace = (options: Partial<FakeOptions> = {}) =>
    table({ family: 'deep-current', ...options })

  it('stands in its place, with what is read beside it in sheets', async () => {
    openArcadeAt(playAddress, inItsPlace())
    await spinButton()
    expect(document.querySelector('.theatre')).not.toBeNull()
    await userEvent.click(screen.getByText('This session'))
    expect(textOf(document.querySelector('dialog'))).toContain('PHP 12,480.50')
  })

  it('[CL36] has session and fair play beside it where there is room, and nothing is said twice', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: media.includes('reduced-motion') || media.includes('1760px'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    openArcadeAt(playAddress, inItsPlace())
    await spinButton()
    const aside = textOf(document.querySelector('aside'))
    expect(aside).toContain('This session')
    expect(aside).toContain('PHP 12,480.50')
    expect(aside).toContain('Fair play')
    expect(screen.queryByText('This session', { selector: 'button *' })).toBeNull()
    await userEvent.click(screen.getByText('Paytable'))
    expect(document.querySelectorAll('dialog')).toHaveLength(1)
  })

  it('[CL36] alone in a tab says what is left, what came of it and for how long it goes on', async () => {
    Object.defineProperty(window, 'parent', { value: window, configurable: true })
    openArcadeAt(playAddress, inItsPlace())
    await userEvent.click(await spinButton())
    await waitFor(() => expect(ending()).toBe('win'), { timeout: 5000 })
    expect(textOf(document.querySelector('.theatre-balance'))).toMatch(
      /^Balance PHP 12,580\.50\s?Net \+?100\.00\s?0:00:\d\d$/,
    )
  })

  it('says a win with the names of its own symbols, once', async () => {
    openArcadeAt(playAddress, inItsPlace())
    await userEvent.click(await spinButton())
    await waitFor(() => expect(ending()).toBe('win'), { timeout: 5000 })
    expect(resultText()).toMatch(/Line \d+, 3 × anchor.*PHP 120\.00/)
    expect(document.querySelectorAll('[role="status"]')).toHaveLength(1)
  })

  it('[CL4] says a return below the stake plainly', async () => {
    openArcadeAt(playAddress, inItsPlace({ seeds: [1] }))
    await userEvent.click(await spinButton())
    await waitFor(() => expect(ending()).toBe('returned'), { timeout: 5000 })
    expect(resultText()).toMatch(/^Returned PHP 14\.00$/)
  })

  it('stands in the plain one where nobody draws its family', async () => {
    openArcadeAt(playAddress, table({ family: 'nowhere' }))
    await spinButton()
    expect(document.querySelector('.theatre canvas')).not.toBeNull()
  })

  it('is drawn again from its record in its place, frame by frame', async () => {
    openArcadeAt(playAddress, inItsPlace())
    await userEvent.click(await spinButton())
    await waitFor(() => expect(ending()).toBe('win'), { timeout: 5000 })
    await userEvent.click(screen.getByText('This session'))
    await userEvent.click(await labelled(/See the round of/))
    const replay = await waitFor(
      () => document.querySelector('.slot-replay') ?? Promise.reject(new Error('none')),
    )
    expect(textOf(replay)).toMatch(/Line \d+, 3 × anchor.*PHP 120\.00/)
    expect(replay.querySelector('canvas.replay-stage')?.getAttribute('aria-label')).toContain(
      'anchor',
    )
  })
})

describe('the rules of a slot', () => {
  const rulesOf = async (own: string) => {
    openArcadeAt(playAddress, table({ model: own }))
    await spinButton()
    await userEvent.click(screen.getByText('Paytable'))
    return textOf(document.querySelector('dialog'))
  }

  it('[CL21] tell what coins and a full grid bring, at the bet that is set', async () => {
    const rules = await rulesOf('lines-25-medium')
    expect(rules).toMatch(/a coin is worth one of these: PHP [\d.,]+(, PHP [\d.,]+){5}\./)
    expect(rules).toMatch(/With a coin in every cell, PHP [\d.,]+ is paid on top\./)
  })

  it('[CL21] tell how often symbols can fall at most', async () => {
    expect(await rulesOf('cluster-medium')).toContain('A spin falls at most 60 times.')
  })

  it('[CL21] tell the return without the pool, with what it begins, and the most free spins', async () => {
    const rules = await rulesOf('jackpot-lines-20')
    expect(rules).toContain('A round has at most 60 free spins.')
    expect(rules).toContain(
      'Return to player 94.2%. Besides, 1% of every bet goes into the jackpot',
    )
    expect(rules).toContain('When a pool begins anew, the house puts PHP 10,000.00 in.')
  })
})
