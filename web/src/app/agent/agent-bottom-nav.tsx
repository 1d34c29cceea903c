import { Menu } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { Sheet } from '@baize/ui/overlays/sheet'
import { useText } from '@baize/texts/use-text'
import { OfferDot, OffersWait } from '../../features/agents/contracts/parts.ts'
import { usePerson } from '../../shared/session.ts'
import { AgentNav } from './agent-nav.tsx'
import { agentQuick } from './entries.ts'
import { useAgentMenu, useAgentPlace, wayToEntry } from './use-agent-menu.ts'

const entryClass =
  'relative flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 px-0.5 text-[min(0.75rem,4vw)] leading-4 font-medium text-text-3 aria-[current=page]:font-semibold aria-[current=page]:text-brass aria-[current=page]:before:absolute aria-[current=page]:before:inset-x-2 aria-[current=page]:before:-top-px aria-[current=page]:before:h-0.5 aria-[current=page]:before:bg-brass'

/** Four pages within the thumb's reach, and the whole menu behind the fifth place. */
export function AgentBottomNav() {
  const t = useText()
  const now = useAddress()
  const current = useAgentPlace()
  const person = usePerson()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const entries = useAgentMenu().flatMap((group) => group.entries)
  return (
    <>
      <nav
        aria-label={t('shell.quickNavigation')}
        className="fixed inset-x-0 bottom-0 z-30 flex h-(--bottom-nav) items-stretch border-t border-line bg-s1 px-1 pb-[env(safe-area-inset-bottom)] md:h-16 lg:hidden"
      >
        {agentQuick.map((id) => {
          const entry = entries.find((one) => 'id' in one && one.id === id)
          if (!entry) return null
          const { icon: Icon, title } = entry
          return (
            <Link
              key={id}
              to={wayToEntry(entry, now)}
              aria-current={id === current ? 'page' : undefined}
              className={entryClass}
            >
              <Icon size={22} aria-hidden="true" />
              <span className="max-w-full truncate">{t(shortNames[id] ?? title)}</span>
            </Link>
          )
        })}
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          className={entryClass}
        >
          <span className="relative">
            <Menu size={22} aria-hidden="true" />
            <Suspense>
              <OfferDot />
            </Suspense>
          </span>
          <span className="max-w-full truncate">{t('agents.more')}</span>
        </button>
      </nav>
      <Sheet open={isOpen} onClose={close} title={t('shell.agentCentre')} side="start">
        {person && (
          <p className="truncate px-2.5 pb-3 font-medium">{person.nickname || person.account}</p>
        )}
        <Suspense>
          <OffersWait onLeave={close} />
        </Suspense>
        <AgentNav onLeave={close} />
      </Sheet>
    </>
  )
}

const shortNames: Readonly<
  Record<string, 'agents.team' | 'agents.income' | 'agents.userLossShort'>
> = {
  palStatementsAgentCopy: 'agents.userLossShort',
  downlineManagmentView: 'agents.team',
  agentRevenueReport: 'agents.income',
}
