import { ChevronRight, LifeBuoy, Mail, MessageCircle, MessageSquareText, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Dialog } from '@baize/ui/overlays/dialog'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { overPage } from '../../shared/over-page.ts'
import { useChannels, type Channel } from './support.ts'

const icons: Record<Channel['kind'], ReactNode> = {
  LIVECHAT: <MessageCircle size={20} />,
  MESSAGING: <Send size={20} />,
  EMAIL: <Mail size={20} />,
}

const rowClass =
  'flex min-h-12 items-center gap-3 rounded-ctl border border-line bg-s2 px-4 font-medium hover:bg-s3'

/** Every way to reach customer service, and the help centre for those who would rather read. */
export function SupportPopup({ onClose }: { onClose: () => void }) {
  const t = useText()
  const now = useAddress()
  return (
    <Dialog open onClose={onClose} title={t('shell.customerService')} size="sm">
      <ul className="grid gap-2">
        {useChannels().map(({ kind, name, address }) => (
          <li key={kind}>
            <a href={address} className={rowClass}>
              <Row icon={icons[kind]}>{t(name)}</Row>
            </a>
          </li>
        ))}
        <li>
          <Link to={overPage(now, { popup: 'feedback' })} replace className={rowClass}>
            <Row icon={<MessageSquareText size={20} />}>{t('shell.leaveMessage')}</Row>
          </Link>
        </li>
        <li>
          <Link to="/help" className={rowClass}>
            <Row icon={<LifeBuoy size={20} />}>{t('shell.helpCentre')}</Row>
          </Link>
        </li>
      </ul>
    </Dialog>
  )
}

function Row({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <>
      <span aria-hidden="true" className="text-brass">
        {icon}
      </span>
      <span className="flex-1">{children}</span>
      <ChevronRight size={18} aria-hidden="true" className="text-text-3" />
    </>
  )
}
