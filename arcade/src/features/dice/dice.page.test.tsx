import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createFakeArcade } from '../../testing/fake-arcade.ts'
import { openArcadeAt, playAddress, textOf, withArcade } from '../../testing/render-arcade.tsx'

withArcade()

const table = () => createFakeArcade({ model: 'dice' })
const slider = () => screen.findByLabelText('Target', { selector: 'input' })

describe('dice', () => {
  it('tells chance and payout for the target before anything is staked', async () => {
    openArcadeAt(playAddress, table())
    fireEvent.change(await slider(), { target: { value: '9000' } })
    expect(textOf()).toContain('Chance10.00%')
    expect(textOf()).toContain('Pays PHP 198.00')
  })

  it('says what it returns, and how a part of the smallest coin is paid', async () => {
    openArcadeAt(playAddress, table())
    await slider()
    expect(textOf()).toContain('Return to player 99%.')
    expect(textOf()).toContain('the part that is left decides by chance')
  })

  it('keeps the chance when the side is turned', async () => {
    openArcadeAt(playAddress, table())
    fireEvent.change(await slider(), { target: { value: '9000' } })
    await userEvent.click(screen.getByText('Under'))
    expect(textOf()).toContain('Target10.00')
    expect(textOf()).toContain('Chance10.00%')
  })

  it('stakes the choice and says what was rolled', async () => {
    const { asked } = openArcadeAt(playAddress, table())
    fireEvent.change(await slider(), { target: { value: '2000' } })
    await userEvent.click(screen.getByText('Roll'))
    await waitFor(() => expect(textOf()).toMatch(/Rolled \d+\.\d\d\./), { timeout: 2000 })
    expect(asked.find(({ path }) => path === '/arcade/rounds')?.body).toMatchObject({
      stake: '2000',
      choice: { side: 'over', target: 2000 },
    })
  })
})
