import type { ContractTerms } from '@baize/contract/agents/contract-parts'

/**
 * What an offer begins with where there is none yet: the own terms at half of their rates, so that nobody gives away
 * all they have by a tap. Where halves do not rise from tier to tier a rate is left to be filled in.
 */
export function firstTerms(own: ContractTerms): ContractTerms {
  const halves = own.tiers.map(({ rate }) => Math.floor(rate / 2))
  const tiers = own.tiers.map((tier, index) => {
    const half = halves[index] ?? 0
    const rises = index === 0 || half > (halves[index - 1] ?? 0)
    return { ...tier, rate: rises ? half : 0 }
  })
  return { ...own, tiers }
}
