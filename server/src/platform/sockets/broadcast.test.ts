import { setImmediate as breathe } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createBroadcast } from './broadcast.ts'
import type { Connection } from './connection.ts'

function makeHearers(count: number) {
  const got = Array.from({ length: count }, () => [] as string[])
  const hearers = got.map(
    (texts) => ({ sendText: (text: string) => void texts.push(text) }) as Connection,
  )
  return { got, hearers: () => hearers }
}

it('[P24] a message to many goes out in slices, with the event loop free between them', async () => {
  const { got, hearers } = makeHearers(1000)
  const sent = () => got.filter((texts) => texts.length > 0).length
  createBroadcast().add(hearers, 'a')
  const seen = [sent()]
  while (sent() < 1000) {
    await breathe()
    seen.push(sent())
  }
  expect(seen[0]).toBeLessThanOrEqual(250)
  expect(seen.length).toBeGreaterThanOrEqual(4)
})

it('[P24] each client gets messages in the order they were said', async () => {
  const { got, hearers } = makeHearers(600)
  const broadcast = createBroadcast()
  for (const text of ['a', 'b', 'c']) broadcast.add(hearers, text)
  await expect.poll(() => got.every((texts) => texts.length === 3)).toBe(true)
  expect(got.every((texts) => texts.join('') === 'abc')).toBe(true)
})

it('[P24] what waits to be sent has a bound', () => {
  const { hearers } = makeHearers(1000)
  const broadcast = createBroadcast()
  const taken = Array.from({ length: 6000 }, () => broadcast.add(hearers, 'a'))
  expect(taken.filter(Boolean).length).toBeLessThanOrEqual(5001)
  expect(taken.at(-1)).toBe(false)
})
