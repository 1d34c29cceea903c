import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createReach } from './reach.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched() {
  const reach = createReach()
  const told: string[] = []
  reach.onChange(() => told.push(reach.cut()))
  return { ...reach, told }
}

it('two calls in a row that nobody answered are a server that is away; any answer ends it', () => {
  const { note, told } = watched()
  note('silent', '/a')
  note('answered', '/b')
  note('silent', '/a')
  note('silent', '/a')
  note('answered', '/b')
  expect(told).toEqual(['silent', 'none'])
})

it('two that were refused are a house that is away, until one of those is answered', () => {
  const { note, told } = watched()
  note('unavailable', '/balance')
  expect(told).toEqual([])
  note('unavailable', '/inbox')
  // From memory, as the state of the site is.
  note('answered', '/status')
  expect(told).toEqual(['unavailable'])
  note('answered', '/inbox')
  expect(told).toEqual(['unavailable', 'none'])
  note('unavailable', '/inbox')
  expect(told).toHaveLength(2)
})

it('a server that falls silent meanwhile is said instead', () => {
  const { note, told } = watched()
  for (const ending of ['unavailable', 'unavailable', 'silent', 'silent'] as const)
    note(ending, '/a')
  note('unavailable', '/a')
  note('answered', '/a')
  expect(told).toEqual(['unavailable', 'silent', 'unavailable', 'none'])
})

it('a refusal that nobody asked about again is forgotten', () => {
  const { note, told } = watched()
  note('unavailable', '/deposit')
  note('unavailable', '/deposit')
  vi.advanceTimersByTime(29_000)
  expect(told).toEqual(['unavailable'])
  vi.advanceTimersByTime(2_000)
  expect(told).toEqual(['unavailable', 'none'])
})

function witnessed(ending: () => 'answered' | 'silent') {
  const reach = watched()
  const ask = vi.fn<() => Promise<void>>(async () => reach.note(ending(), '/status'))
  reach.setWitness({ call: '/status', ask })
  return { ...reach, ask }
}

it('one address that is always cut is no server that is away, while the witness answers', () => {
  const { note, told, ask } = witnessed(() => 'answered')
  for (let seconds = 0; seconds < 60; seconds += 1) {
    note('silent', '/cut')
    vi.advanceTimersByTime(1_000)
  }
  expect(told).toEqual([])
  // After 5, 10, 20 and 40 seconds, and not for each that failed.
  expect(ask.mock.calls.length).toBeLessThanOrEqual(5)
})

it('a witness that does not answer either is a server that is away, and its answer ends it', () => {
  let ending: 'answered' | 'silent' = 'silent'
  const { note, told, ask } = witnessed(() => ending)
  note('silent', '/a')
  expect(ask).not.toHaveBeenCalled()
  note('silent', '/a')
  expect(told).toEqual(['silent'])
  ending = 'answered'
  void ask()
  expect(told).toEqual(['silent', 'none'])
})
