import { expect, it } from 'vitest'
import { exampleBox } from '@baize/ui/art/testing/told-canvas'
import { upperView, viewOf } from './view.ts'

const shot = { scale: 0.5, isMirrored: false }

it('a scene that is seen from afar has more room for what stands in it', () => {
  const box = exampleBox()
  const { box: own, height } = viewOf(box, shot)
  expect([own.stageWidth, own.stageHeight]).toEqual([box.stageWidth * 2, box.stageHeight * 2])
  expect(own.x(2)).toBe(box.x(2) * 2)
  expect(height).toBe(box.stageHeight)
})

it('[CL37] a phone shows all of the scene over the reels, and the place of free spins all around', () => {
  const box = exampleBox({ phone: true })
  const upper = upperView(box, { ...shot, scale: 1 }, 'dark')
  expect(upper?.height).toBe(box.top)
  expect(upper?.box.stageHeight).toBeGreaterThan(500)
  expect(upperView(box, shot, 'free')).toBeUndefined()
  expect(upperView(exampleBox(), shot, 'dark')).toBeUndefined()
})
