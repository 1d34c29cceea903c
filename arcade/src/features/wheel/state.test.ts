import { describe, expect, it } from 'vitest'
import type { SharedBet } from '@baize/contract/arcade/shared-table'
import { segments } from '@baize/games/wheel/wheel'
import { betsOf, payoutOf, sharesOf, wheelOutcomeOf, wonOn } from './state.ts'

const on = (spot: string, stake: string) => ({ spot, stake })
const bet = (...bets: { spot: string; stake: string }[]) => ({ choice: { bets } }) as SharedBet

describe('the wheel as this page knows it', () => {
  it('reads a result by its segment, and nothing that is none', () => {
    expect(wheelOutcomeOf({ segment: 4, spot: '51' })).toEqual({ segment: 4, spot: segments[4] })
    for (const none of [null, {}, { segment: 54 }, { segment: '4' }, { spot: '1' }]) {
      expect(wheelOutcomeOf(none)).toBeUndefined()
    }
  })

  it('[CL5] pays what the rules pay, each spot by itself', () => {
    const bets = [on('12-sun', '500'), on('1', '1000')]
    const sun = { segment: 4, spot: '12-sun' } as const
    expect(payoutOf(bets, sun)).toBe(6_500n)
    expect([wonOn(bets, sun, '12-sun'), wonOn(bets, sun, '1')]).toEqual([6_500n, 0n])
  })

  it('shares what lies on the spots among all players', () => {
    const shares = sharesOf([bet(on('1', '300'), on('51', '100')), bet(on('1', '600'))])
    expect([...shares]).toEqual([
      ['1', 0.9],
      ['51', 0.1],
    ])
    expect(sharesOf([]).size).toBe(0)
    expect(betsOf({ choice: null })).toEqual([])
  })
})
