import { go, readAddress, useOfAddress } from '@baize/ui/navigation/address.ts'

/** Which link the address names; empty for none. */
export const useChosenLink = (): string => useOfAddress(({ search }) => search['link'] ?? '')

/** Names a link in the address, so that it is still the one after a reload, a print or on another screen. */
export function chooseLink(code: string | undefined, { isStep = false } = {}): void {
  const { path, search, hash } = readAddress()
  go({ path, search: { ...search, link: code }, hash }, { replace: !isStep })
}
