import { expect, it } from 'vitest'
import { barsOf } from './bars-of.ts'

const line = (contract: string, amount: string, amountNow: string) => ({
  contract,
  from: '2026-11-14T16:00:00.000Z',
  payee: `of ${contract}`,
  amount,
  amountNow,
})

it('[AG212] differences are drawn beside the largest, with their sign, and what came to the same is not', () => {
  const bars = barsOf([
    line('ctr_1', '300', '100'),
    line('ctr_2', '100', '150'),
    line('ctr_3', '70', '70'),
  ])
  expect(bars.map(({ name, change, share }) => [name, change, share])).toEqual([
    ['of ctr_1', -200n, 100],
    ['of ctr_2', 50n, 25],
  ])
})

it('[AG212] at most twelve are drawn', () => {
  const many = Array.from({ length: 30 }, (_, at) => line(`ctr_${at}`, '0', String(100 - at)))
  expect(barsOf(many)).toHaveLength(12)
})
