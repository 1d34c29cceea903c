import type { ComponentProps } from 'react'
import { homePaths, popupPaths } from '@baize/contract/pages'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'

/** Home has several addresses; the link to it is current at each of them. */
export function HomeLink(props: Omit<ComponentProps<typeof Link>, 'to'>) {
  return <Link {...props} to="/" aria-current={useAtHome() ? 'page' : undefined} />
}

const places: readonly string[] = [...homePaths, ...popupPaths]

/** Whether the home page is what one sees, with or without a popup over it. */
export function useAtHome(): boolean {
  return places.includes(useAddress().path)
}
