import { expect, it } from 'vitest'
import { contrastOf } from '../testing/contrast.ts'
import { tintBy } from './tint.ts'

const colours = ['#0c1638', '#2a6a2c', '#f2b632', '#d8323c', 'rgba(120,200,255,.5)', '#fff3b0']

it('[A12] turns hues and leaves colours as bright as they are', () => {
  for (const shift of [58, 118, 180, -116]) {
    const { change } = tintBy(`by ${shift}`, (own) => ({ ...own, hue: own.hue + shift }))
    for (const colour of colours) {
      expect(change(colour)).not.toBe(colour)
      expect(contrastOf(colour, change(colour)), colour).toBeLessThan(1.06)
    }
  }
})

it('[A12] keeps how much shines through, and what is no colour in figures', () => {
  const { change } = tintBy('half', (own) => ({ ...own, light: own.light / 2 }))
  expect(change('rgba(200,100,50,.25)')).toMatch(/,0\.25\)$/)
  expect(change('transparent')).toBe('transparent')
})
