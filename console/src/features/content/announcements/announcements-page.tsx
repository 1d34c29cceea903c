import { useSuspenseQuery } from '@tanstack/react-query'
import type { AnnouncementKind } from '@baize/contract/content/content-names'
import { useText } from '@baize/texts/use-text'
import { useSearch } from '../../../shared/forms/use-search.ts'
import { announcementsQuery } from '../api.ts'
import { PageFrame } from '../page-frame.tsx'
import { AnnouncementEditor } from './announcement-editor.tsx'
import { AnnouncementList } from './announcement-list.tsx'

/** What runs in the marquee. */
export function NoticesPage() {
  return (
    <PageFrame>
      <Desk kind="notice" />
    </PageFrame>
  )
}

/** What opens by itself. */
export function AnnouncementsPage() {
  return (
    <PageFrame>
      <Desk kind="popup" />
    </PageFrame>
  )
}

function Desk({ kind }: { readonly kind: AnnouncementKind }) {
  const t = useText()
  const entries = useSuspenseQuery(announcementsQuery(kind)).data
  const [search, change] = useSearch()
  const edited = search['edit']
  const open = (id: string | undefined) => change({ edit: id }, 'push')
  if (edited === undefined) return <AnnouncementList kind={kind} entries={entries} onOpen={open} />
  const entry = entries.find(({ id }) => id === edited)
  if (!entry && edited !== 'new') return <p className="text-text-2">{t('errors.not_found')}</p>
  // A version that was saved, by whomever, begins the form anew.
  const key = entry ? `${entry.id} ${entry.version}` : 'new'
  return <AnnouncementEditor key={key} kind={kind} entry={entry} onBack={() => open(undefined)} />
}
