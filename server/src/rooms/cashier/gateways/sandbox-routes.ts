import * as contract from '@baize/contract/cashier/methods-desk'
import type { SandboxManner } from '@baize/contract/cashier/methods-desk'
import type { Currency } from '@baize/kernel/money'
import { ok, refuse } from '@baize/kernel/result'
import type { Http } from '../../../platform/http/http.ts'
import { serve } from '../../../platform/http/serve.ts'
import { operatorOf, type Doer } from '../../system/system.ts'

/** A payment at the sandbox, as operators look at it. */
export type SandboxPayment = {
  readonly id: string
  readonly deposit: string
  readonly amount: bigint
  readonly currency: Currency
  readonly state: 'created' | 'paid' | 'refused' | 'closed'
  readonly createdAt: Date
}

/** The gateway that comes along outside production (`server/src/sandbox`), as far as operators tell it how to behave. */
export type SandboxDesk = {
  getState(): Promise<{ manner: SandboxManner; payments: readonly SandboxPayment[] }>
  setManner(manner: SandboxManner, by: Doer): Promise<void>
}

/** The operators' calls about the sandbox; without one they are told that this is production. */
export function serveSandboxDesk(http: Http, sandbox: SandboxDesk | undefined): void {
  serve(http, contract.getSandboxGateway, async () => {
    if (sandbox === undefined) return refuse('not_in_production')
    const { manner, payments } = await sandbox.getState()
    return ok({
      manner,
      payments: payments.map(({ id, deposit, amount, currency, state, createdAt }) => ({
        id,
        deposit,
        amount: String(amount),
        currency,
        state,
        at: createdAt.toISOString(),
      })),
    })
  })

  serve(http, contract.setSandboxManner, async ({ manner }, call) => {
    if (sandbox === undefined) return refuse('not_in_production')
    await sandbox.setManner(manner, operatorOf(call))
    return ok({})
  })
}
