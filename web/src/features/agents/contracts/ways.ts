import type { Target } from '@baize/ui/navigation/address.ts'

/** A page of the agent centre. */
export const inCentre = (page: string, search: Readonly<Record<string, string>> = {}): Target => ({
  path: '/agentHome',
  search: { page, ...search },
})

export const toTeam = inCentre('downlineManagmentView')
export const toGiven = inCentre('agentContracts')
export const toOffer = (downline: string, kind?: string): Target =>
  inCentre('agentContractOffer', {
    contractFor: downline,
    ...(kind !== undefined && { contractKind: kind }),
  })
