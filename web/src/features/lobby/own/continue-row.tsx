import { useQuery } from '@tanstack/react-query'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import type { Person } from '../../../shared/session.ts'
import { recentQuery } from './api.ts'
import { RecentCard } from './recent-card.tsx'

const shown = 6

/** What a member played last comes first: most people come back for the same few games. */
export function ContinueRow({ person }: { person: Person }) {
  const t = useText()
  const { data } = useQuery(recentQuery(person.id))
  if (!data || data.length === 0) return null
  return (
    <section className="mt-6 md:mt-8">
      <div className="mb-2 flex min-h-9 items-center gap-2.5 md:mb-3">
        <h2 className="text-h4 md:text-h3">{t('catalogue.continuePlaying')}</h2>
        <Link to="/recent" className="ms-auto font-semibold text-brass hover:underline">
          {t('catalogue.allRecent')}
        </Link>
      </div>
      <ul className="grid auto-cols-[176px] grid-flow-col gap-3 overflow-x-auto [scrollbar-width:none] max-lg:-me-(--gutter) lg:auto-cols-auto lg:grid-flow-row lg:grid-cols-6">
        {data.slice(0, shown).map((recent) => (
          <li key={recent.game.nodeId} className="min-w-0">
            <RecentCard recent={recent} />
          </li>
        ))}
      </ul>
    </section>
  )
}
