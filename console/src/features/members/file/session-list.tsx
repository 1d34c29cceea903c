import { LogOut } from 'lucide-react'
import type { SessionView } from '@baize/contract/identity/session'
import { IconButton } from '@baize/ui/icon-button'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { useServerTime } from '../../../shared/figures/use-server-time.ts'
import type { Act } from '../acts/acts.ts'
import { DeviceName } from './device.tsx'

type SessionListProps = {
  readonly sessions: readonly SessionView[]
  readonly mayEnd: boolean
  readonly onAct: (act: Act) => void
}

const nowMs = 120_000

/** Where the member is logged in, the most recently used first. */
export function SessionList({ sessions, mayEnd, onAct }: SessionListProps) {
  const t = useText()
  if (sessions.length === 0) return <p className="text-text-3">{t('identity-desk.noSessions')}</p>
  return (
    <ul className="grid divide-y divide-line">
      {sessions.map((session) => (
        <li key={session.id} className="flex items-center gap-3 py-2.5 first:pt-0 last:pb-0">
          <div className="min-w-0 flex-1">
            <p className="font-medium">
              <DeviceName userAgent={session.userAgent} />
            </p>
            <p className="ps-6.5 text-meta break-all text-text-3">
              {session.ip}, {t('identity-desk.since')} <DeskMoment at={session.createdAt} />
            </p>
          </div>
          <Seen at={session.seenAt} />
          {mayEnd && (
            <IconButton
              size="sm"
              label={t('identity-desk.endSession')}
              icon={<LogOut size={18} />}
              onClick={() => onAct({ does: 'session', session })}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** A session that was heard of a moment ago is in use. */
function Seen({ at }: { readonly at: string }) {
  const t = useText()
  const now = useServerTime(30_000)
  const isNow = now.getTime() - new Date(at).getTime() < nowMs
  if (isNow) return <span className="font-semibold text-pos">{t('identity-desk.now')}</span>
  return <DeskMoment at={at} show="ago" now={now} className="whitespace-nowrap text-text-3" />
}
