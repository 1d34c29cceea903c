import { describe, expect, it } from 'vitest'
import { wheel } from '@baize/games/roulette/wheel'
import { endOf } from './turning.ts'

describe('where the wheel ends', () => {
  it.each(wheel)('the ball lies on %i, wherever both began', (number) => {
    for (const from of [
      { disc: 0, arm: 0 },
      { disc: 811.5, arm: -4021.25 },
    ]) {
      const end = endOf(number, from)
      const onDisc = (((end.arm - end.disc) % 360) + 360) % 360
      const place = Math.round((onDisc * wheel.length) / 360) % wheel.length
      expect(wheel[place]).toBe(number)
      expect(Math.abs(onDisc - (place * 360) / wheel.length) % 360).toBeLessThan(1e-6)
      // Against each other, as wheel and ball turn.
      expect([end.disc > from.disc, end.arm < from.arm]).toEqual([true, true])
    }
  })
})
