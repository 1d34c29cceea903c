import { expect, it } from 'vitest'
import { toldContext } from '../testing/told-canvas.ts'
import { widthOf } from './lettering.ts'
import { inLines, nameLines } from './name-lines.ts'

it('[A13] breaks a name between words, in lines of about one length', () => {
  expect(inLines('The Old Man and the Sea', 2)).toEqual(['The Old Man', 'and the Sea'])
  expect(inLines('Frog Parade', 2)).toEqual(['Frog', 'Parade'])
  expect(inLines('Lotus', 3)).toEqual(['Lotus'])
  const thai = 'ราชินีแห่งท้องทะเลลึกและจักรพรรดิ'
  expect(inLines(thai, 2)).toHaveLength(2)
  expect(inLines(thai, 2).join('')).toBe(thai)
})

it('[A13] writes a long name smaller and in more lines, within its room, and cuts nothing', () => {
  const { context } = toldContext()
  const room = { size: 46, width: 420, height: 74 }
  const short = nameLines(context, 'Lotus Pond', room, {})
  expect(short).toEqual({ lines: ['Lotus Pond'], size: 46 })
  const name = 'The Long and Winding Road of the Emperor of the Seven Seas II'
  const { lines, size } = nameLines(context, name, room, {})
  expect(lines.join(' ')).toBe(name)
  expect(lines.length).toBeGreaterThan(1)
  expect(size).toBeLessThan(46)
  for (const line of lines) expect(widthOf(context, line, size, {})).toBeLessThanOrEqual(420.001)
  expect(lines.length * size).toBeLessThanOrEqual(74)
})
