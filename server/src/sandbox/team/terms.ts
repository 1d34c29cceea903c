import type { Terms } from '../../rooms/agents/contracts/terms.ts'

/** By what a hundred comes to in the currency of the demo. */
export type DemoTerms = (hundred: bigint) => Terms

const salary = { kind: 'daily', basis: 'validBet', period: 'daily' } as const
const open = { products: null, cap: null } as const

export const houseSalary: DemoTerms = (hundred) => ({
  ...salary,
  ...open,
  activeFrom: hundred,
  carry: 'none',
  tiers: [
    { validBet: 0n, loss: 0n, active: 0, rate: 60 },
    { validBet: 50n * hundred, loss: 0n, active: 3, rate: 100 },
    { validBet: 90n * hundred, loss: 0n, active: 5, rate: 150 },
  ],
})

export const givenOn: DemoTerms = (hundred) => ({
  ...houseSalary(hundred),
  tiers: [
    { validBet: 0n, loss: 0n, active: 0, rate: 30 },
    { validBet: 50n * hundred, loss: 0n, active: 3, rate: 60 },
  ],
})

export const houseDividend: DemoTerms = (hundred) => ({
  ...open,
  kind: 'dividend',
  basis: 'loss',
  period: 'daily',
  activeFrom: hundred,
  carry: 'previous',
  tiers: [{ validBet: 0n, loss: 0n, active: 0, rate: 500 }],
})

export const givenDividend: DemoTerms = (hundred) => ({
  ...houseDividend(hundred),
  tiers: [{ validBet: 0n, loss: 0n, active: 0, rate: 300 }],
})

export const houseHourly: DemoTerms = (hundred) => ({
  ...houseSalary(hundred),
  kind: 'hourly',
  period: 'hourly',
  tiers: [
    { validBet: 2n * hundred, loss: 0n, active: 1, rate: 20 },
    { validBet: 10n * hundred, loss: 0n, active: 2, rate: 40 },
    { validBet: 20n * hundred, loss: 0n, active: 3, rate: 60 },
  ],
})

export const houseRealtime: DemoTerms = (hundred) => ({
  ...houseSalary(hundred),
  kind: 'realtime',
  tiers: [
    { validBet: 0n, loss: 0n, active: 0, rate: 20 },
    { validBet: 20n * hundred, loss: 0n, active: 2, rate: 35 },
    { validBet: 60n * hundred, loss: 0n, active: 4, rate: 50 },
  ],
})
