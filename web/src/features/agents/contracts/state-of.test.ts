import { describe, expect, it } from 'vitest'
import { stateOf } from './state-of.ts'

const now = '2026-11-18T04:00:00.000Z'
const past = '2026-11-10T16:00:00.000Z'
const soon = '2026-11-18T16:00:00.000Z'
const later = '2026-11-30T16:00:00.000Z'

describe('how a contract stands', () => {
  it.each([
    ['offered', null, null, 'stateOffered', undefined],
    ['rejected', null, null, 'stateRejected', undefined],
    ['accepted', past, null, 'stateAccepted', undefined],
    ['accepted', soon, null, 'beginsOn', soon],
    ['terminated', past, later, 'endsOn', later],
    ['terminated', soon, later, 'endsOn', later],
    ['terminated', past, past, 'neverBegan', undefined],
    ['terminated', soon, soon, 'neverBegan', undefined],
    ['replaced', soon, soon, 'neverBegan', undefined],
    ['terminated', '2026-11-09T16:00:00.000Z', past, 'stateTerminated', undefined],
    ['replaced', null, null, 'stateReplaced', undefined],
  ] as const)('[AG201] %s, from %s to %s: %s', (state, beginsAt, endsAt, text, day) => {
    const shown = stateOf({ state, beginsAt, endsAt }, now)
    expect(shown.text).toBe(`agents-contracts.${text}`)
    expect(shown.day).toBe(day)
  })
})
