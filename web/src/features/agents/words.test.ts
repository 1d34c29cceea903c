import { expect, it } from 'vitest'
import { typeName } from './words.ts'

it('[AG174] agents are called as the operator calls their type, and agents where nothing is said', () => {
  const names = { 1: '', 2: 'Star', 41: '', 42: 'スター' }
  const called = [0, 4, 1, 2, 41, 42, 9].map((type) => typeName((key) => key, names, type))
  expect(called).toEqual([
    'agents.typeMember',
    'agents.typeTrial',
    'agents.typeAgent',
    'Star',
    'agents.typeAgent',
    'スター',
    'agents.typeMember',
  ])
})
