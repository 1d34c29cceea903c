import { History } from 'lucide-react'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { forgetSearches, useRecentSearches } from './recent-searches.ts'

/** What was looked for on this device. It stays here, and goes when one wants it to. */
export function RecentSearches() {
  const t = useText()
  const recent = useRecentSearches()
  if (recent.length === 0) return null
  return (
    <section aria-labelledby="recent-searches" className="mt-6">
      <div className="flex items-center gap-3">
        <h2 id="recent-searches" className="text-h4">
          {t('catalogue-search.recent')}
        </h2>
        <button
          type="button"
          onClick={forgetSearches}
          className="min-h-9 rounded-ctl px-2 font-semibold text-link hover:underline pointer-coarse:min-h-11"
        >
          {t('catalogue-search.clearRecent')}
        </button>
      </div>
      <ul className="mt-2 flex flex-wrap gap-2">
        {recent.map((words) => (
          <li key={words} className="max-w-full">
            <Link
              to={{ path: '/search', search: { q: words } }}
              className="flex h-9 items-center gap-2 rounded-ctl border border-line bg-s1 px-3 text-text-2 hover:text-text pointer-coarse:h-11"
            >
              <History size={16} aria-hidden="true" className="flex-none" />
              <span className="truncate">{words}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
