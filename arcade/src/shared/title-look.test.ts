import { expect, it } from 'vitest'
import { tileSvg } from '@baize/ui/art/tile'
import { titleLook } from './title-look.ts'

const titled = (name: string, code: string) => ({
  name,
  vendor: 'HL',
  code,
  iconUrl: `/art/v1/HL/${code}.svg?c=RNG&n=${encodeURIComponent(name)}`,
})

it('[CL35] a game without reels pictures what its label in the lobby pictures, in the same inks', () => {
  const look = titleLook(titled('Shark Crash', 'g7'))
  expect(look?.emblem).toBe('shark')
  const label = tileSvg({ vendor: 'HL', code: 'g7', name: 'Shark Crash', category: 'RNG' })
  expect(label).toContain(look?.ground)
  expect(titleLook(titled('Shark Crash', 'g8'))?.ground).not.toBe(look?.ground)
})

it('[CL35] nothing of a title is pictured where nobody knows it, as in the verifier', () => {
  expect(titleLook(undefined)).toBeUndefined()
  expect(titleLook({ name: 'crash', vendor: 'Baize', code: 'crash', iconUrl: '' })).toBeUndefined()
})
