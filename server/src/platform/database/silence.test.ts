import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSilence } from './silence.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const server = { answers: true, isRefused: false, knocks: 0 }
  const began = vi.fn<() => void>()
  const silence = createSilence({
    began,
    async knock(signal) {
      server.knocks += 1
      if (server.isRefused) return false
      if (server.answers) return true
      return await new Promise((_, reject) => signal.addEventListener('abort', reject))
    },
  })
  return { server, began, silence }
}

it('[DB34] who asks and hears nothing, and whose knock is not answered, is met by silence', async () => {
  const { server, began, silence } = start()
  server.answers = false
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.knocks).toBe(0)
  silence.asked()
  await vi.advanceTimersByTimeAsync(7_900)
  expect(silence.isSilent()).toBe(false)
  await vi.advanceTimersByTimeAsync(1_200)
  expect(silence.isSilent()).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(began).toHaveBeenCalledTimes(1)
})

it('[DB34] it is over when a knock is answered, or anything else', async () => {
  const { server, silence } = start()
  server.answers = false
  silence.asked()
  silence.asked()
  await vi.advanceTimersByTimeAsync(10_000)
  silence.settled(false)
  expect(silence.isSilent()).toBe(true)
  silence.settled(true)
  expect(silence.isSilent()).toBe(false)
  silence.asked()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(silence.isSilent()).toBe(true)
  silence.settled(false)
  server.answers = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect(silence.isSilent()).toBe(false)
})

it('[DB34] one long statement is none, where a knock is answered', async () => {
  const { server, began, silence } = start()
  silence.asked()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(began).not.toHaveBeenCalled()
  expect(server.knocks).toBeGreaterThan(5)
})

it('[DB34] what is answered while it knocks is heard', async () => {
  const { server, began, silence } = start()
  server.answers = false
  silence.asked()
  silence.asked()
  await vi.advanceTimersByTimeAsync(4_000)
  silence.settled(true)
  await vi.advanceTimersByTimeAsync(5_500)
  expect(began).not.toHaveBeenCalled()
})

it('[DB34] a process that stood still judges nobody', async () => {
  const { server, began, silence } = start()
  server.answers = false
  silence.asked()
  await vi.advanceTimersByTimeAsync(2_000)
  const now = performance.now()
  const clock = vi.spyOn(performance, 'now')
  clock.mockReturnValue(now + 9_000)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.knocks).toBe(0)
  clock.mockRestore()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(began).not.toHaveBeenCalled()
})

it('[DB35] where somebody on the way says that there will be no answer, nobody waits for one', async () => {
  const { server, began, silence } = start()
  server.isRefused = true
  silence.asked()
  await vi.advanceTimersByTimeAsync(4_100)
  expect(silence.isSilent()).toBe(true)
  expect(began).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(silence.isSilent()).toBe(true)
  server.isRefused = false
  await vi.advanceTimersByTimeAsync(1_100)
  expect(silence.isSilent()).toBe(false)
})
