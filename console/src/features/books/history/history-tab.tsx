import { useSearch } from '../../../shared/forms/use-search.ts'
import { DaysCard } from './days-card.tsx'
import { HistoryCard } from './history-card.tsx'

/** What was proven before, what was found and said, and the chain of days. */
export function HistoryTab() {
  const [search, change] = useSearch()
  return (
    <div className="grid gap-4">
      <HistoryCard
        openProof={search['proof']}
        onOpen={(number) => change({ proof: number }, search['proof'] ? 'replace' : 'push')}
      />
      <DaysCard />
    </div>
  )
}
