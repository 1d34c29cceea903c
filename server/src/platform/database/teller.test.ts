import { expect, it } from 'vitest'
import { createTeller } from './teller.ts'

function start() {
  const told: unknown[][] = []
  const state = { fails: false }
  const teller = createTeller(async (_, [channels, payloads]) => {
    if (state.fails) throw new Error('away')
    const words = payloads as string[]
    told.push((channels as string[]).map((channel, index) => [channel, words[index]]))
  })
  return { told, state, teller }
}

it('[DB27] what is said in a moment is told together, in its order', async () => {
  const { told, teller } = start()
  await Promise.all(['1', '2', '3'].map((payload) => teller.say({ channel: 'news', payload })))
  expect(told).toEqual([
    [
      ['news', '1'],
      ['news', '2'],
      ['news', '3'],
    ],
  ])
})

it('[DB27] a channel is woken once, however many commits ask for it, and again by later ones', async () => {
  const { told, teller } = start()
  for (let count = 0; count < 100; count += 1) teller.wake('events')
  await expect.poll(() => told).toEqual([[['events', '']]])
  teller.wake('events')
  await expect.poll(() => told).toHaveLength(2)
})

it('[DB27] a wake that was lost holds up no later one', async () => {
  const { told, state, teller } = start()
  state.fails = true
  teller.wake('events')
  await expect(teller.say({ channel: 'news', payload: 'lost' })).rejects.toThrow('away')
  state.fails = false
  teller.wake('events')
  await expect.poll(() => told).toEqual([[['events', '']]])
})
