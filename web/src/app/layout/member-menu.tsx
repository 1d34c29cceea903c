import { History, LogOut, Mail, ReceiptText, User, Users } from 'lucide-react'
import type { ReactElement } from 'react'
import { go, readAddress } from '@baize/ui/address.ts'
import { Menu, type MenuItem } from '@baize/ui/menu'
import { useText } from '@baize/texts/use-text'
import type { Person } from '../../shared/session.ts'
import { UnreadBadge } from '../../features/inbox/unread-badge.tsx'
import { overPage } from '../../shared/over-page.ts'

const open = (popup: { m?: string; popup?: string }) => () => go(overPage(readAddress(), popup))

/** The avatar's menu: a real menu button, not a hover. */
export function MemberMenu({ person, face }: { person: Person; face: ReactElement }) {
  const t = useText()
  const agent: MenuItem = {
    id: 'agent',
    label: t('shell.agentCentre'),
    icon: <Users size={18} />,
    onSelect: () => go({ path: '/agentHome' }),
  }
  const items: MenuItem[] = [
    {
      id: 'centre',
      label: t('shell.memberCentre'),
      icon: <User size={18} />,
      onSelect: open({ m: 'securityCenter' }),
    },
    {
      id: 'messages',
      label: (
        <span className="flex items-center justify-between gap-3">
          {t('shell.internalMessages')}
          <UnreadBadge />
        </span>
      ),
      icon: <Mail size={18} />,
      onSelect: open({ m: 'messageV2' }),
    },
    {
      id: 'bets',
      label: t('shell.bettingRecord'),
      icon: <History size={18} />,
      onSelect: open({ m: 'personalHistoryCopy' }),
    },
    {
      id: 'account',
      label: t('shell.accountRecord'),
      icon: <ReceiptText size={18} />,
      onSelect: open({ m: 'transactionHistory' }),
    },
    ...(person.isAgent ? [agent] : []),
    {
      id: 'out',
      label: t('shell.signOut'),
      icon: <LogOut size={18} />,
      apart: true,
      onSelect: open({ popup: 'signOut' }),
    },
  ]
  return <Menu trigger={face} items={items} startsOpen />
}
