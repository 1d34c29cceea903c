import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { UnreadBadge } from '../../features/inbox/unread-badge.tsx'
import { useAgentMenu, useAgentPlace, wayToEntry } from './use-agent-menu.ts'

const rowClass =
  'relative flex min-h-9 items-center gap-3 rounded-ctl px-2.5 text-body-s text-text-2 hover:bg-hover hover:text-text max-lg:min-h-11 aria-[current=page]:bg-s3 aria-[current=page]:font-semibold aria-[current=page]:text-text aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-2 aria-[current=page]:before:-start-1 aria-[current=page]:before:w-0.5 aria-[current=page]:before:bg-brass'

/** All that the agent centre has, in its groups: beside the page on a desk, in the drawer on a phone. */
export function AgentNav({ onLeave }: { readonly onLeave?: () => void }) {
  const t = useText()
  const now = useAddress()
  const current = useAgentPlace()
  return (
    <nav aria-label={t('shell.agentCentre')} className="grid gap-3">
      {useAgentMenu().map(({ title, entries }) => (
        <div key={title ?? ''} className="grid gap-px">
          {title && <p className="px-2.5 pb-1 text-meta text-text-3">{t(title)}</p>}
          {entries.map((entry) => {
            const { title: name, icon: Icon } = entry
            const isHere = 'id' in entry && entry.id === current
            return (
              <Link
                key={name}
                to={wayToEntry(entry, now)}
                onClick={onLeave}
                aria-current={isHere ? 'page' : undefined}
                className={rowClass}
              >
                <Icon size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
                <span className="min-w-0 flex-1">{t(name)}</span>
                {'over' in entry && entry.over.m === 'messageV2' && <UnreadBadge />}
              </Link>
            )
          })}
        </div>
      ))}
    </nav>
  )
}
