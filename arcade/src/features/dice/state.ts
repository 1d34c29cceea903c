import {
  dicePays,
  leastTarget,
  mostTarget,
  winningRolls,
  type DiceChoice,
  type DiceShown,
} from '@baize/games/dice/dice'
import { leastPaid } from '@baize/games/pay-exactly'

/** As near to the wished target as the rules allow. */
export function chooseTarget(choice: DiceChoice, target: number): DiceChoice {
  const whole = Math.round(target)
  return { ...choice, target: Math.min(mostTarget, Math.max(leastTarget, whole)) }
}

/** The other side at the same chance: what won before wins as often. */
export function turnSide({ side, target }: DiceChoice): DiceChoice {
  return { side: side === 'under' ? 'over' : 'under', target: 10_000 - target }
}

/** Of ten thousand rolls so many win: 4950 is 49.50 %. */
export const chanceOf = (choice: DiceChoice): number => winningRolls(choice)

/** What a win pays in any case; a part of a unit may make it one more. */
export function payoutOf(choice: DiceChoice, stake: bigint): bigint {
  return leastPaid(stake, dicePays(choice))
}

export function diceShownOf(shown: unknown): DiceShown | undefined {
  const found = shown as Partial<DiceShown> | null
  return typeof found?.roll === 'number' ? (found as DiceShown) : undefined
}
