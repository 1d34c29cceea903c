import { Mail } from 'lucide-react'
import { useEffect } from 'react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { overPage } from '../../shared/over-page.ts'
import { followInbox } from './api.ts'
import { UnreadBadge } from './unread-badge.tsx'

/** The way to the inbox in the header, with how many messages wait. It also keeps the number, on a phone too. */
export function InboxLink() {
  const t = useText()
  const now = useAddress()
  useEffect(followInbox, [])
  return (
    <Link
      to={overPage(now, { m: 'messageV2' })}
      title={t('shell.internalMessages')}
      className="relative inline-flex size-11 flex-none items-center justify-center rounded-ctl text-text-2 hover:bg-hover hover:text-text max-md:hidden"
    >
      <Mail size={20} aria-hidden="true" />
      <span className="sr-only">{t('shell.internalMessages')}</span>
      <UnreadBadge className="absolute -end-0.5 top-0.5" />
    </Link>
  )
}
