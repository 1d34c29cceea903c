import { expect, it } from 'vitest'
import { family } from '@baize/ui/art/families/saloon/family'
import { layOut } from './box.ts'

const phone = (reels: number, rows: number) =>
  layOut(family, { reels, rows: Array<number>(reels).fill(rows) }, 'Any', 390, 700).box

it('[CL37] seven reels have the whole width of a phone, five leave the cabinet its sides', () => {
  expect(phone(7, 7).reelsWidth).toBeGreaterThan(368)
  expect(phone(7, 7).cellWidth).toBeGreaterThan(50)
  expect(phone(5, 3).reelsWidth).toBeLessThan(352)
})

it('[CL37] a phone keeps sky over few rows, and takes none from many', () => {
  expect(phone(3, 3).top - family.topPhone).toBeGreaterThan(65)
  const many = phone(7, 7)
  expect(many.top + many.reelsHeight).toBeLessThan(700 - 100)
})
