import { useQuery } from '@tanstack/react-query'
import { useOnce } from '../../../shared/use-once.ts'
import { Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { calls } from 'virtual:contract'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { call, queryClient } from '../../../shared/api.ts'
import type { Person } from '../../../shared/session.ts'
import { moveInGrid } from '../grid-keys.ts'
import { SectionFailed } from '../section-failed.tsx'
import { recentQuery } from './api.ts'
import { RecentCard } from './recent-card.tsx'

/** The games that somebody opened last, and the way to forget them. */
export function RecentGames({ person, empty }: { person: Person; empty: ReactNode }) {
  const { data, error, refetch } = useQuery(recentQuery(person.id))
  if (error && !data) return <SectionFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <div className="mt-4 min-h-60" />
  if (data.length === 0) return empty
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move between the buttons inside */}
      <ul
        className="mt-4 grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
        onKeyDown={moveInGrid}
      >
        {data.map((recent) => (
          <li key={recent.game.nodeId} className="min-w-0">
            <RecentCard recent={recent} />
          </li>
        ))}
      </ul>
      <ClearRecent person={person} />
    </>
  )
}

function ClearRecent({ person }: { person: Person }) {
  const t = useText()
  const [asks, setAsks] = useState(false)
  const clear = useOnce({
    mutationFn: () => call(calls.clearRecent, {}),
    onSuccess: () => {
      queryClient.setQueryData(recentQuery(person.id).queryKey, { list: [] })
      setAsks(false)
    },
  })
  return (
    <div className="mt-6">
      <Button icon={<Trash2 size={18} />} onClick={() => setAsks(true)}>
        {t('catalogue.clearRecent')}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        size="alert"
        title={t('catalogue.clearRecent')}
        footer={
          <>
            <Button onClick={() => setAsks(false)}>{t('catalogue.keep')}</Button>
            <Button variant="danger" busy={clear.isPending} onClick={() => clear.mutate()}>
              {t('catalogue.clearThem')}
            </Button>
          </>
        }
      >
        <p className="text-text-2">{t('catalogue.clearRecentText')}</p>
        {clear.error && (
          <div className="mt-3">
            <FailureNote error={clear.error} />
          </div>
        )}
      </Dialog>
    </div>
  )
}
