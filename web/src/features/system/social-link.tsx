import { SocialIcon } from './social-icon.tsx'
import { socialNames, type SocialEntry } from './social-links.ts'

export function SocialLink({ link }: { link: SocialEntry }) {
  return (
    <a
      href={link.url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={socialNames[link.label]}
      title={socialNames[link.label]}
      className="inline-flex size-[40px] items-center justify-center rounded-ctl text-text-2 hover:bg-hover hover:text-text"
    >
      <SocialIcon name={link.label} />
    </a>
  )
}
