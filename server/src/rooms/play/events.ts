import type { Money } from '@baize/kernel/money'
import type { NewEvent } from '../../platform/events/events.ts'

/** Free rounds of a campaign won something, or were played to their end. The subject is the member. */
export type FreeRoundsWon = NewEvent<
  'free_rounds.won',
  {
    readonly vendor: string
    readonly campaign: string
    readonly campaignOver: boolean
    readonly transaction: string
    readonly pocket: 'cash' | 'bonus'
    /** How often it must be played through, in hundredths. */
    readonly wageringPercent: number
    readonly currency: string
    readonly amount: string
  }
>

type Won = Omit<FreeRoundsWon['payload'], 'currency' | 'amount'> & { readonly amount: Money }

export function freeRoundsWon(member: string, { amount, ...won }: Won): FreeRoundsWon {
  return {
    kind: 'free_rounds.won',
    subject: member,
    payload: { ...won, currency: amount.currency, amount: String(amount.amount) },
  }
}
