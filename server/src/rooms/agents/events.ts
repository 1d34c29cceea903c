import type { NewEvent } from '../../platform/events/events.ts'

/** Something of a contract was paid. The subject is who got it; the payer is nobody where the house paid. */
export type ContractPaid = NewEvent<
  'contract.paid',
  {
    readonly payment: string
    readonly payer: string | null
    readonly payee: string
    readonly amount: string
    readonly currency: string
  }
>

export function contractPaid(payload: ContractPaid['payload']): ContractPaid {
  return { kind: 'contract.paid', subject: payload.payee, payload }
}
