import type { ComponentProps, MouseEvent } from 'react'
import { go, hrefOf, useOfAddress, type Address, type Target } from './address.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path, or a target with a search and a hash. */
  to: string | Target
  replace?: boolean
}

/** A real link: it opens in a new tab like any other, and turns the page without a reload otherwise. */
export function Link({ to, replace = false, onClick, children, ...rest }: LinkProps) {
  const target = typeof to === 'string' ? { path: to } : to
  // A page has hundreds of links, and few of them change when the address does.
  const href = useOfAddress(() => hrefOf(target))
  const isCurrent = useOfAddress((now) => isHere(target, now))
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(target, { replace })
  }
  return (
    <a aria-current={isCurrent ? 'page' : undefined} {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}

/** A target is where one is when its path is, and everything that its search names. */
export function isHere({ path, search = {}, hash }: Target, now: Address): boolean {
  const samePath = path === undefined ? Object.keys(search).length > 0 : path === now.path
  const sameHash = hash === undefined || hash === now.hash
  return (
    samePath &&
    sameHash &&
    Object.entries(search).every(([name, value]) => now.search[name] === String(value ?? ''))
  )
}
