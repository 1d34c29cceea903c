import { Megaphone } from 'lucide-react'
import { useAddress } from '@baize/ui/address.ts'
import { Link } from '@baize/ui/link'
import { useText } from '@baize/texts/use-text'

/** Notices of the operator. A single one stands still; a click opens the notice popup. */
export function NoticeBar() {
  const t = useText()
  const now = useAddress()
  return (
    <Link
      to={{ path: now.path, search: { ...now.search, popup: 'notice' } }}
      className="flex h-11 min-w-0 items-center gap-3 rounded-ctl border border-line bg-s1 px-3.5 text-text-2 hover:text-text"
    >
      <Megaphone size={18} aria-hidden="true" className="flex-none text-brass" />
      <span className="truncate">{t('shell.noNotices')}</span>
    </Link>
  )
}
