import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { vectors } from '@baize/games/testing/vectors'
import { openArcadeAt, textOf, withArcade } from '../testing/render-arcade.tsx'

withArcade()

const [round] = vectors.rounds
const answer = () => new Error('nobody is asked')

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
    ...change,
  }).toString()}`

describe('the verifier', () => {
  it('[CL8] plays a round again from its address, and asks nobody', async () => {
    const { asked } = openArcadeAt(addressOf(), answer)
    expect(await screen.findByText('It matches what was shown.')).toBeTruthy()
    expect(textOf()).toContain(round?.commitment ?? 'none')
    expect(asked).toEqual([])
  })

  it('says when the seed is not the one that was shown before', async () => {
    openArcadeAt(addressOf({ commitment: 'ab'.repeat(32) }), answer)
    expect(await screen.findByText('It does not match what was shown.')).toBeTruthy()
  })

  it('says which field cannot be read', async () => {
    openArcadeAt(addressOf({ nonce: 'seven' }), answer)
    expect(await screen.findByText('The round number must be a whole number.')).toBeTruthy()
    await userEvent.clear(screen.getByLabelText('Server seed'))
    await userEvent.click(screen.getByText('Verify', { selector: 'button' }))
    await waitFor(() => expect(textOf()).toContain('A seed is missing'))
  })
})
