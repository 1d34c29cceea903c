import { describe, expect, it } from 'vitest'
import { dice } from '@baize/games/dice/dice'
import { chanceOf, chooseTarget, payoutOf, turnSide } from './state.ts'

describe('a choice of dice', () => {
  it('stays where the rules allow it', () => {
    expect(chooseTarget({ side: 'over', target: 5000 }, 12).target).toBe(200)
    expect(chooseTarget({ side: 'over', target: 5000 }, 99_999).target).toBe(9800)
  })

  it('keeps its chance when the side is turned', () => {
    const choice = { side: 'under', target: 2500 } as const
    expect(chanceOf(turnSide(choice))).toBe(chanceOf(choice))
  })

  it('[CL5] promises what the rules pay in any case, and they pay at most one unit more', () => {
    const choice = { side: 'over', target: 6666 } as const
    const paid = (draw: number) => {
      const numbers = [9999, draw]
      return dice.play(777n, choice, [], { below: () => numbers.shift()! })?.payout
    }
    expect([paid(0), paid(3333)]).toEqual([payoutOf(choice, 777n) + 1n, payoutOf(choice, 777n)])
  })
})
