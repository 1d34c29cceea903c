import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startLoop } from './loop.ts'

it('pauses as long as the step says, unless it is woken', async () => {
  let steps = 0
  const loop = startLoop(
    async () => {
      steps += 1
      return 60_000
    },
    () => {},
  )
  await sleep(20)
  expect(steps).toBe(1)
  loop.wake()
  await sleep(20)
  expect(steps).toBe(2)
  await loop.stop()
})

it('does not sleep over news that came during a step', async () => {
  let steps = 0
  const loop = startLoop(
    async () => {
      steps += 1
      if (steps === 1) loop.wake()
      await sleep(5)
      return 60_000
    },
    () => {},
  )
  await expect.poll(() => steps).toBe(2)
  await loop.stop()
})

it('begins at once when it is woken alone, and no sooner than its pace when it is woken again', async () => {
  const begun: number[] = []
  const loop = startLoop(
    async () => {
      begun.push(performance.now())
      return 60_000
    },
    () => {},
    { paceMs: 1000 },
  )
  await expect.poll(() => begun.length).toBe(1)
  await sleep(1020)
  const woken = performance.now()
  loop.wake()
  await expect.poll(() => begun.length).toBe(2)
  expect((begun[1] ?? 0) - woken).toBeLessThan(900)
  for (let news = 0; news < 10; news += 1) {
    loop.wake()
    await sleep(5)
  }
  await expect.poll(() => begun.length, { timeout: 5000 }).toBe(3)
  expect((begun[2] ?? 0) - (begun[1] ?? 0)).toBeGreaterThan(990)
  await loop.stop()
})

it('stops at once while it keeps its pace', async () => {
  const loop = startLoop(
    async () => {
      loop.wake()
      return 60_000
    },
    () => {},
    { paceMs: 60_000 },
  )
  await sleep(10)
  const asked = performance.now()
  await loop.stop()
  expect(performance.now() - asked).toBeLessThan(5_000)
})

it('goes on after a failure, with a pause that news cannot shorten into a storm', async () => {
  let steps = 0
  const failures: unknown[] = []
  const loop = startLoop(
    async () => {
      steps += 1
      loop.wake()
      throw new Error('broken')
    },
    (error) => failures.push(error),
  )
  await sleep(250)
  expect(failures.length).toBe(steps)
  expect(steps).toBeLessThan(5)
  await loop.stop()
})

it('stops only after the present step', async () => {
  let finished = false
  const loop = startLoop(
    async () => {
      await sleep(50)
      finished = true
      return 0
    },
    () => {},
  )
  await sleep(10)
  await loop.stop()
  expect(finished).toBe(true)
})
