import { expect, it } from 'vitest'
import type { Actor } from '../sessions.ts'
import { createTopics } from './topics.ts'

const member: Actor = { sessionId: 's', kind: 'member', id: 'mem_1', name: 'a', roles: ['member'] }
const operator: Actor = {
  sessionId: 's',
  kind: 'operator',
  id: 'op_1',
  name: 'b',
  roles: ['admin'],
}

it.each([
  [member, 'member:mem_1', true],
  [member, 'members', true],
  [member, 'member:mem_2', false],
  [member, 'member:', false],
  [member, 'member', false],
  [member, 'members:mem_1', false],
  [member, 'operators', false],
  [operator, 'operators', true],
  [operator, 'operators:x', false],
  [operator, 'members', false],
  [operator, 'member:op_1', false],
  [operator, 'nothing', false],
  [operator, '', false],
])('[P22] %o on %s: %s', (actor, topic, allowed) => {
  expect(createTopics().mayHear(actor, topic)).toBe(allowed)
})

it('[P22] a room adds a topic with its rule, once', () => {
  const topics = createTopics()
  topics.add('draw', (_, rest) => rest === 'open')
  expect(topics.mayHear(member, 'draw:open')).toBe(true)
  expect(topics.mayHear(member, 'draw:secret')).toBe(false)
  expect(() => topics.add('draw', () => true)).toThrow('Two topics')
})
