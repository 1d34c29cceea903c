import { expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'

it('the catalogue has 539 plays, each once, with a ticket, a chance and a prize', () => {
  expect(catalogue).toHaveLength(539)
  expect(new Set(catalogue.map(({ id }) => id)).size).toBe(539)
  const empty = catalogue.filter((row) => Object.values(row).some((text) => text.trim() === ''))
  expect(empty).toEqual([])
})
