import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { keepNews } from './keep-news.ts'

const queryKey = ['own', 'points']
let stop = () => {}
afterEach(() => stop())

/** A page that looks at a query whose answers are given by hand; each is what was true when it was asked for. */
function look(client: QueryClient) {
  const state = { truth: 0, asked: 0 }
  const answers: ((error?: Error) => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey,
    retry: false,
    queryFn: async () => {
      const seen = state.truth
      state.asked += 1
      await new Promise<void>((resolve, reject) => {
        answers.push((error) => (error ? reject(error) : resolve()))
      })
      return seen
    },
  })
  stop = observer.subscribe(() => {})
  /** Gives the answer that was asked for at this place, in turn from 0. */
  async function answer(place: number, error?: Error) {
    await expect.poll(() => answers.length).toBeGreaterThan(place)
    answers[place]?.(error)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return { state, answer, shown: () => observer.getCurrentResult().data }
}

it('[U15] news that come while the first answer is under way are asked for once more, however many', async () => {
  const client = keepNews(new QueryClient())
  const { state, answer, shown } = look(client)
  await expect.poll(() => state.asked).toBe(1)
  state.truth = 3
  const told = [1, 2, 3].map(() => client.invalidateQueries({ queryKey }))
  await answer(0)
  expect(shown()).toBe(0)
  await answer(1)
  await Promise.all(told)
  expect(shown()).toBe(3)
  expect(state.asked).toBe(2)
})

it('[U15] a first answer that fails is asked for again where there were news', async () => {
  const client = keepNews(new QueryClient())
  const { state, answer, shown } = look(client)
  await expect.poll(() => state.asked).toBe(1)
  state.truth = 3
  const told = client.invalidateQueries({ queryKey })
  await answer(0, new Error('cut'))
  await answer(1)
  await told
  expect(shown()).toBe(3)
})

it('[U15] nothing is asked once more that was there, or that the news are not of', async () => {
  const client = keepNews(new QueryClient())
  const { state, answer, shown } = look(client)
  await expect.poll(() => state.asked).toBe(1)
  await client.invalidateQueries({ queryKey: ['own', 'wallet'] })
  await answer(0)
  expect(state.asked).toBe(1)
  state.truth = 3
  const told = client.invalidateQueries({ queryKey })
  await answer(1)
  await told
  expect([shown(), state.asked]).toEqual([3, 2])
})
