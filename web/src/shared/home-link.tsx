import type { ComponentProps } from 'react'
import { homePaths } from '@baize/contract/pages'
import { useAddress } from '@baize/ui/address.ts'
import { Link } from '@baize/ui/link'

/** Home has several addresses; the link to it is current at each of them. */
export function HomeLink(props: Omit<ComponentProps<typeof Link>, 'to'>) {
  return <Link {...props} to="/" aria-current={useAtHome() ? 'page' : undefined} />
}

export function useAtHome(): boolean {
  const { path } = useAddress()
  return (homePaths as readonly string[]).includes(path)
}
