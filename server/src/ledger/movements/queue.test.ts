import { describe, expect, it } from 'vitest'
import type { AccountId } from '../account.ts'
import { createQueue } from './queue.ts'

type Item = { readonly name: string; readonly accounts: readonly [AccountId, AccountId] }

const queueOf = (...items: Item[]) => {
  const queue = createQueue<Item>(
    ({ name, accounts: [debit, credit] }) => ({
      id: `trf_${name}`,
      reason: 'stake',
      legs: [{ debit, credit, amount: { amount: 1n, currency: 'PHP' } }],
    }),
    (id) => id === 'acc_1',
  )
  for (const item of items) queue.push(item)
  return queue
}
const item = (name: string, debit: AccountId, credit: AccountId = 'acc_1'): Item => ({
  name,
  accounts: [debit, credit],
})
const names = ({ items }: { items: readonly Item[] }) => items.map(({ name }) => name).join(' ')

describe('the queue', () => {
  it('[L15] keeps the movements of an account in order within a batch', () => {
    const queue = queueOf(item('a', 'acc_2'), item('b', 'acc_2'), item('c', 'acc_2'))
    expect(names(queue.take(2))).toBe('a b')
  })

  it('[L15] lets nothing of a busy account into a second batch until the first is over', () => {
    const queue = queueOf(item('a', 'acc_2'), item('b', 'acc_2'), item('c', 'acc_3'))
    const first = queue.take(1)
    expect(names(queue.take(9))).toBe('c')
    queue.release(first)
    expect(names(queue.take(9))).toBe('b')
  })

  it('[L15] lets nothing overtake what waits for a busy account', () => {
    const waiting = [item('b', 'acc_2', 'acc_3'), item('c', 'acc_3'), item('d', 'acc_4')]
    const queue = queueOf(item('a', 'acc_2'), ...waiting)
    const first = queue.take(1)
    expect(names(queue.take(9))).toBe('d')
    queue.release(first)
    expect(names(queue.take(9))).toBe('b c')
    expect(queue.length()).toBe(0)
  })

  it('[L3] makes nobody wait for an unbounded account', () => {
    const queue = queueOf(item('a', 'acc_2'), item('b', 'acc_3'))
    queue.take(1)
    expect(names(queue.take(9))).toBe('b')
  })
})
