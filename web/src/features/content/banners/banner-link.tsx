import type { ComponentProps } from 'react'
import type { Banner } from '@baize/contract/content/content'
import { hrefOf, targetOf, type Target } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { currentPerson } from '../../../shared/session.ts'

/** Where a banner leads on this site; nothing for one that leads nowhere or outside. */
export function placeOfBanner({ linkageType, target }: Banner): Target | undefined {
  switch (linkageType) {
    case 'PAGE':
      return targetOf(target)
    case 'GAME':
      return gamePlace(target)
    case 'PROMOTION':
      return { path: '/promotions', search: { promotion: target === '' ? undefined : target } }
    default:
      return undefined
  }
}

/** A visitor logs in first and then arrives at the game. */
function gamePlace(nodeId: string): Target {
  const game = { path: '/seamless', search: { game: nodeId } }
  return currentPerson() === null ? { path: '/login', search: { next: hrefOf(game) } } : game
}

type Props = Omit<ComponentProps<'a'>, 'href'> & { readonly banner: Banner }

/** The one link of a banner; without a linkage there is none, and only the words stand. */
export function BannerLink({ banner, children, ...rest }: Props) {
  if (banner.linkageType === 'LINK') {
    return (
      <a {...rest} href={banner.target} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    )
  }
  const place = placeOfBanner(banner)
  if (!place) return null
  return (
    <Link {...rest} to={place} aria-current={undefined}>
      {children}
    </Link>
  )
}
