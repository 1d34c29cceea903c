import { ArrowUp, MessageCircle } from 'lucide-react'
import { useMedia } from '@baize/ui/look/use-media.ts'
import { IconButton } from '@baize/ui/icon-button'
import { useText } from '@baize/texts/use-text'
import { SocialLink } from '../../features/system/social-link.tsx'
import { socialLinks } from '../../features/system/social-links.ts'
import { useSupportAddress } from '../../features/system/support.ts'
import { useSystem } from '../../shared/system.ts'

/** Social links where the operator has set some; without any, nothing is drawn. */
export function RightBar() {
  const t = useText()
  const links = socialLinks(useSystem().info.resources)
  const support = useSupportAddress()
  const hasBar = useMedia('(min-width: 80rem)')
  if (links.length === 0 || !hasBar) return null
  return (
    // Above the page, as the menu on the other side.
    <aside
      aria-label={t('shell.followUs')}
      className="sticky top-(--header) z-1 hidden h-[calc(100dvh-var(--header))] w-(--rightbar) flex-none flex-col items-center gap-1 border-s border-line bg-s1 py-4 xl:flex"
    >
      {links.map((link) => (
        <SocialLink key={link.label} link={link} />
      ))}
      <span className="flex-1" />
      <IconButton
        label={t('shell.backToTop')}
        icon={<ArrowUp size={20} />}
        onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}
      />
      <a
        href={support}
        aria-label={t('shell.customerService')}
        title={t('shell.customerService')}
        className="inline-flex size-[40px] items-center justify-center rounded-ctl bg-felt text-on-felt hover:bg-felt-hover"
      >
        <MessageCircle size={20} aria-hidden="true" />
      </a>
    </aside>
  )
}
