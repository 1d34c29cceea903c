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

  it('[CL5] promises exactly what the rules pay', () => {
    const choice = { side: 'over', target: 6666 } as const
    const played = dice.play(777n, choice, [], { below: () => 9999 })
    expect(payoutOf(choice, 777n)).toBe(played?.payout)
  })
})
