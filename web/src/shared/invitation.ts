/** Who sent the visitor, from the address of the first page; kept in the tab until somebody registered. */
export type Invitation = {
  /** An agent's code, to be verified before it counts. */
  readonly affiliateCode: string
  readonly referralCode: string
}

const names = { affiliateCode: ['affiliateCode', 'code'], referralCode: ['referralCode'] } as const
const longest = 40

/** Keeps the codes that stand in an address. A later address with a code replaces an earlier one. */
export function keepInvitation(query: string): void {
  const search = new URLSearchParams(query)
  for (const [entry, parameters] of Object.entries(names)) {
    const given = parameters.map((name) => search.get(name)).find(Boolean)
    if (given && given.length <= longest) sessionStorage.setItem(entry, given)
  }
}

export function readInvitation(): Invitation {
  return {
    affiliateCode: sessionStorage.getItem('affiliateCode') ?? '',
    referralCode: sessionStorage.getItem('referralCode') ?? '',
  }
}

export function forgetInvitation(): void {
  for (const entry of Object.keys(names)) sessionStorage.removeItem(entry)
}
