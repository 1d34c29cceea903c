import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createFakeArcade, Refused } from '../../testing/fake-arcade.ts'
import { openArcadeAt, playAddress, textOf, withArcade } from '../../testing/render-arcade.tsx'

withArcade()

const table = () => createFakeArcade({ model: 'dice', purse: true })
const press = async (name: RegExp | string) =>
  await userEvent.click(await screen.findByRole('button', { name }))
const soon = { timeout: 4_000 }

describe('quick rolls', () => {
  it('are not offered where the game is not played from a purse', async () => {
    openArcadeAt(playAddress, createFakeArcade({ model: 'dice' }))
    await screen.findByRole('button', { name: /^Roll/ })
    expect(textOf()).not.toContain('Quick rolls')
    expect(textOf()).not.toContain('settled as one bet')
  })

  it('come from a sum set aside, by the handful, until they are stopped; what is left goes home', async () => {
    const { asked } = openArcadeAt(playAddress, table())
    await press(/^Set PHP\s100.00 aside/)
    expect(asked.find(({ path }) => path === '/arcade/purses')?.body).toMatchObject({
      amount: '10000',
    })
    await waitFor(() => expect(textOf()).toContain('In your purse'))
    await press(/^Roll at PHP\s20.00/)
    await waitFor(() => expect(textOf()).toMatch(/Rolled \d+\.\d\d\./), soon)
    await press('Stop')
    await screen.findByRole('button', { name: /^Roll at|less than/ }, soon)
    const played = asked.filter(({ path }) => path.endsWith('/rounds') && path.includes('pur_'))
    expect(played.length).toBeGreaterThan(0)
    expect(played[0]?.body['bets']).toHaveLength(5)
    expect(new Set(played.map(({ body }) => body['request'])).size).toBe(played.length)
    await press('Bring home')
    await waitFor(() => expect(textOf()).toMatch(/went back to your wallet/))
    expect(textOf()).not.toContain('In your purse')
  })

  it('stop by themselves when a bet is more than what is left', async () => {
    const lost = createFakeArcade({ model: 'dice', purse: true })
    openArcadeAt(playAddress, (path, body) =>
      path.includes('pur_') && path.endsWith('/rounds')
        ? new Refused('insufficient_funds', 'Too little is left in it.')
        : lost(path, body),
    )
    await press(/^Set PHP\s100.00 aside/)
    await press(/^Roll at/)
    await waitFor(() => expect(textOf()).toContain('Too little is left in it.'))
    expect(await screen.findByRole('button', { name: 'Bring home' })).toBeTruthy()
  })

  it('that lost their answer are asked for again under the same name', async () => {
    const real = table()
    let broken = true
    const { asked } = openArcadeAt(playAddress, (path, body) => {
      const isPlay = path.includes('pur_') && path.endsWith('/rounds')
      if (!isPlay || !broken) return real(path, body)
      broken = false
      return new TypeError('The network went away.')
    })
    await press(/^Set PHP\s100.00 aside/)
    await press(/^Roll at/)
    await screen.findByRole('alert')
    await press(/^Roll at/)
    await waitFor(() => expect(textOf()).toMatch(/Rolled/), soon)
    const [first, second] = asked.filter(({ path }) => path.includes('pur_'))
    expect(second?.body['request']).toBe(first?.body['request'])
    await press('Stop')
  })

  it('find the purse of another page, and say when it was closed elsewhere', async () => {
    const real = table()
    real('/arcade/purses', { amount: '50000' })
    openArcadeAt(playAddress, real)
    await waitFor(() => expect(textOf()).toContain('PHP 500.00'))
    real(`/arcade/purses/pur_${'0'.repeat(26)}/close`, {})
    await press(/^Roll at/)
    await waitFor(() => expect(textOf()).toContain('This purse is closed.'))
    expect(await screen.findByRole('button', { name: /aside$/ })).toBeTruthy()
  })
})
