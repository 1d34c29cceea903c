import { MessageCircle, Share2 } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '@baize/ui/icon-button'
import { useText } from '@baize/texts/use-text'
import { SocialIcon } from '../../features/system/social-icon.tsx'
import { socialLinks, socialNames } from '../../features/system/social-links.ts'
import { useSupportAddress } from '../../features/system/support.ts'
import { useSystem } from '../../shared/system.ts'
import { useDisclosure } from './use-disclosure.ts'

const rowClass =
  'flex h-10 items-center gap-3 rounded-ctl px-2.5 text-text-2 hover:bg-hover hover:text-text'

/** The right bar as one button, where the screen has no room for the bar. */
export function SocialButton() {
  const t = useText()
  const panelId = useId()
  const links = socialLinks(useSystem().info.resources)
  const support = useSupportAddress()
  const { box, open, toggle } = useDisclosure()
  if (links.length === 0) return null
  return (
    <div ref={box} className="relative hidden md:block xl:hidden">
      <IconButton
        label={t('shell.followUs')}
        icon={<Share2 size={20} />}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={toggle}
      />
      {open && (
        <ul
          id={panelId}
          className="absolute end-0 top-12 w-52 rounded-card border border-line bg-s2 p-2 shadow-pop"
        >
          {links.map(({ label, url }) => (
            <li key={label}>
              <a href={url} target="_blank" rel="noopener noreferrer" className={rowClass}>
                <SocialIcon name={label} />
                {socialNames[label]}
              </a>
            </li>
          ))}
          <li>
            <a href={support} className={rowClass}>
              <MessageCircle size={20} aria-hidden="true" />
              {t('shell.customerService')}
            </a>
          </li>
        </ul>
      )}
    </div>
  )
}
