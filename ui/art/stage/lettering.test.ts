import { expect, it } from 'vitest'
import { toldContext } from '../testing/told-canvas.ts'
import { arcLetters, isJoined, signsOf } from './lettering.ts'

it('counts signs as people do: no mark is parted from its letter', () => {
  expect(signsOf('ก็ดี')).toEqual(['ก็', 'ดี'])
  expect(signsOf('é👩‍🚀!')).toEqual(['é', '👩‍🚀', '!'])
})

it('writes a name whose letters join in one piece, also along an arc', () => {
  expect(isJoined('Queen of Tides')).toBe(false)
  const name = 'ملكة البحر'
  const { context, lines } = toldContext()
  arcLetters(context, name, 0, 0, 100, 20, {})
  expect(lines.filter((line) => line.startsWith('fillText'))).toEqual([`fillText ${name} -55 7`])
})
