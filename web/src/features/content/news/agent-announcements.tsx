import { useQueries } from '@tanstack/react-query'
import { go, readAddress, useAddress } from '@baize/ui/navigation/address.ts'
import { MessagesPicture } from '@baize/ui/figures/pictures'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { useText } from '@baize/texts/use-text'
import { usePerson } from '../../../shared/session.ts'
import { noticesQuery, popupsQuery } from '../api.ts'
import { LoadingText } from '../loading-text.tsx'
import { executionsFor } from './announcement-marks.ts'
import { NewsReader } from './news-reader.tsx'

/** What the house says to agents: its announcements and its notices, the latest first, each in full. */
export function AgentAnnouncements() {
  const t = useText()
  const person = usePerson()
  const { notice } = useAddress().search
  const [popups, notices] = useQueries({ queries: [popupsQuery(person?.id ?? ''), noticesQuery] })
  const kinds = executionsFor(person)
  const open = (id: string | undefined) => {
    const { path, search } = readAddress()
    go({ path, search: { ...search, notice: id } }, { replace: true })
  }
  if (!popups.data || !notices.data) {
    const retry = () => Promise.all([popups.refetch(), notices.refetch()])
    return <LoadingText error={popups.error ?? notices.error} onRetry={retry} />
  }
  const items = [
    ...popups.data.filter(({ execution }) => kinds.includes(execution)),
    ...notices.data,
  ].toSorted((one, other) => other.startsAt.localeCompare(one.startsAt))
  if (items.length > 0) return <NewsReader items={items} open={notice} onOpen={open} />
  return (
    <EmptyState
      picture={<MessagesPicture />}
      title={t('shell.nothingHereYet')}
      text={t('shell.announcementsEmpty')}
    />
  )
}
