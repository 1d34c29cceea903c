import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { issue, lottery } from '../../../testing/lottery.ts'
import type { ShownLottery } from '../api.ts'
import { useKeepLast } from './last-played.ts'
import { useFirst } from './use-first.ts'

const now = Date.parse(issue(871, 0).closesAt)
const closingIn = (id: string, seconds: number) => lottery({ id, current: issue(871, seconds) })

type Seen = {
  readonly list: readonly ShownLottery[]
  readonly path?: string
  readonly named?: ShownLottery
  readonly person?: string
}

function visit(first: Seen) {
  const { result, rerender, unmount } = renderHook(
    ({ list, path = '/lottery', named, person = 'mem_1' }: Seen) => {
      useKeepLast(person, path, named?.id)
      return useFirst(list, { named, person, path, mode: undefined, now })?.id
    },
    { initialProps: first },
  )
  return { rerender, unmount, opened: () => result.current }
}

beforeEach(() => localStorage.clear())

it('[W46] what is open stays open, whichever is drawn next meanwhile, and each page has its own', () => {
  const [hours, minute] = [closingIn('hours', 20_000), closingIn('minute', 40)]
  const { opened, rerender } = visit({ list: [hours, minute] })
  expect(opened()).toBe('minute')
  rerender({ list: [closingIn('hours', 30), closingIn('minute', 100)] })
  expect(opened()).toBe('minute')
  rerender({ list: [closingIn('north', 50)], path: '/vnLottery' })
  expect(opened()).toBe('north')
  rerender({ list: [closingIn('hours', 30), closingIn('minute', 100)] })
  expect(opened()).toBe('minute')
  rerender({ list: [closingIn('hours', 30)] })
  expect(opened()).toBe('hours')
})

it('[W46] a later visit opens what was chosen last, of the same person', () => {
  const list = [closingIn('hours', 20_000), closingIn('minute', 40)]
  visit({ list, named: closingIn('hours', 20_000) }).unmount()
  expect(visit({ list }).opened()).toBe('hours')
  expect(visit({ list, person: 'mem_2' }).opened()).toBe('minute')
  // What is not there any more cannot be opened.
  expect(visit({ list: [closingIn('minute', 40)] }).opened()).toBe('minute')
})
