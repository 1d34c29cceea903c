import { describe, expect, it, test } from 'vitest'
import { inTurn, isExposed, mayEnter, mayVoid, nextThatWaits, standingOf } from './standing.ts'

const now = new Date('2026-11-18T12:00:00Z')
const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000).toISOString()
const issue = (change: object = {}) => ({
  state: 'open' as const,
  source: 'outside' as const,
  entered: null,
  opensAt: at(-600),
  closesAt: at(300),
  drawsAt: at(310),
  ...change,
})
const over = { opensAt: at(-900), closesAt: at(-20), drawsAt: at(-10) }
const entered = { by: 'Ana', at: at(-5), byCaller: false }

test.each([
  [{}, 'sale'],
  [{ opensAt: at(60) }, 'ahead'],
  [{ closesAt: at(59) }, 'closing'],
  [{ ...over }, 'result'],
  [{ ...over, state: 'closed', drawsAt: at(5) }, 'drawing'],
  [{ ...over, source: 'own', state: 'closed' }, 'drawing'],
  [{ ...over, source: 'own', state: 'delayed' }, 'delayed'],
  [{ ...over, state: 'closed', entered }, 'second'],
  [{ ...over, state: 'settled', entered }, 'second'],
  [{ ...over, state: 'drawn' }, 'settling'],
  [{ ...over, state: 'settled' }, 'settled'],
  [{ state: 'void' }, 'void'],
] as const)('[LO75] %j stands as %s', (change, standing) => {
  expect(standingOf(issue(change), now)).toBe(standing)
})

describe('what may be done', () => {
  it('[LO71] is to say a result once the draw is over, and not twice by one person', () => {
    expect(mayEnter(issue(over), now)).toBe(true)
    expect(mayEnter(issue({ ...over, state: 'settled' }), now)).toBe(true)
    expect(mayEnter(issue({ ...over, entered: { ...entered, byCaller: true } }), now)).toBe(false)
    expect(mayEnter(issue({ ...over, source: 'own' }), now)).toBe(false)
    expect(mayEnter(issue(), now)).toBe(false)
  })

  it('[LO72] is to give up what nobody can know', () => {
    expect(mayVoid(issue({ source: 'own' }), now)).toBe(true)
    expect(mayVoid(issue({ ...over, source: 'own', state: 'closed' }), now)).toBe(false)
    expect(mayVoid(issue({ ...over, state: 'closed' }), now)).toBe(true)
    expect(mayVoid(issue({ ...over, state: 'settled' }), now)).toBe(false)
  })
})

it('[LO75] what waits for people comes first, and what is over last', () => {
  const all = [
    issue({ ...over, state: 'settled', drawsAt: at(-500) }),
    issue({ ...over, state: 'settled', drawsAt: at(-100) }),
    issue({ drawsAt: at(900) }),
    issue(),
    issue(over),
  ]
  expect(inTurn(all, now).map(({ drawsAt }) => drawsAt)).toEqual(
    [-10, 310, 900, -100, -500].map(at),
  )
})

it('[LO74] goes from one that waits for people to the next, and from the last to the first', () => {
  const [first, sold, last] = [
    { ...issue(over), id: 'first' },
    { ...issue(), id: 'sold' },
    { ...issue({ ...over, entered }), id: 'last' },
  ]
  const all = [first, sold, last]
  const next = (openId?: string) => nextThatWaits(all, openId, now)?.id
  expect([next(), next('sold'), next('first'), next('last')]).toEqual([
    'first',
    'first',
    'last',
    'first',
  ])
  expect(nextThatWaits([sold, last], 'last', now)).toBeUndefined()
  expect(nextThatWaits([sold], 'sold', now)).toBeUndefined()
})

it('[LO44] may cost something until it is drawn', () => {
  const states = ['open', 'closed', 'delayed', 'drawn', 'settled', 'void'] as const
  expect(states.filter((state) => isExposed({ state }))).toEqual(['open', 'closed', 'delayed'])
})
