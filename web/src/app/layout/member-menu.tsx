import { CircleUser, LogOut, Users } from 'lucide-react'
import type { ReactElement } from 'react'
import { go, readAddress } from '@baize/ui/navigation/address.ts'
import { Menu, type MenuItem } from '@baize/ui/overlays/menu'
import { useText } from '@baize/texts/use-text'
import type { Person } from '../../shared/session.ts'
import { UnreadBadge } from '../../features/inbox/unread-badge.tsx'
import { overPage } from '../../shared/over-page.ts'
import { useMenu, wayTo } from '../use-menu.ts'

/** The avatar's menu: a real menu button, not a hover. */
export function MemberMenu({ person, face }: { person: Person; face: ReactElement }) {
  const t = useText()
  const agent: MenuItem = {
    id: 'agent',
    label: t('shell.agentCentre'),
    icon: <Users size={18} />,
    onSelect: () => go({ path: '/agentHome' }),
  }
  const pages = useMenu('person').map((entry): MenuItem => {
    const { id, title, icon: Icon = CircleUser } = entry
    return {
      id,
      label: id === 'messageV2' ? <WithUnread>{t(title)}</WithUnread> : t(title),
      icon: <Icon size={18} />,
      onSelect: () => go(wayTo(entry, readAddress())),
    }
  })
  const items: MenuItem[] = [
    ...pages,
    ...(person.isAgent ? [agent] : []),
    {
      id: 'out',
      label: t('shell.signOut'),
      icon: <LogOut size={18} />,
      apart: true,
      onSelect: () => go(overPage(readAddress(), { popup: 'signOut' })),
    },
  ]
  return <Menu trigger={face} items={items} startsOpen />
}

function WithUnread({ children }: { children: string }) {
  return (
    <span className="flex items-center justify-between gap-3">
      {children}
      <UnreadBadge />
    </span>
  )
}
