import type { RecentGame } from '@baize/contract/catalogue/favourites'
import { languageEntry } from '@baize/kernel/language'
import { LazyImage } from '@baize/ui/figures/lazy-image'
import { agoText } from '@baize/kernel/moment-text'
import { useLanguage, useText } from '@baize/texts/use-text'
import { serverNow } from '../../../shared/api.ts'
import { useMomentText } from '../../../shared/brand-moment.tsx'
import { openGame } from '../launch.ts'
import { fallbackIcon } from '../shape-of.ts'

const weekMs = 7 * 86_400_000

/** A game that was played before: when, and again with one press. */
export function RecentCard({ recent: { game, openedAt } }: { recent: RecentGame }) {
  const t = useText()
  return (
    <button
      type="button"
      data-tile=""
      onClick={() => openGame(game)}
      className="flex w-full min-w-0 items-center gap-2.5 rounded-[10px] border border-line bg-s1 p-2 text-start hover:bg-s3"
    >
      <LazyImage
        src={game.iconUrl}
        fallback={fallbackIcon}
        alt=""
        width={300}
        height={400}
        className="w-12 flex-none rounded-chip"
      />
      <span className="min-w-0">
        <span className="block truncate font-semibold">{game.displayName}</span>
        <span className="block truncate text-meta text-text-3">{useOpenedText(openedAt)}</span>
        <span className="block truncate text-meta font-semibold text-brass">
          {t('catalogue.playAgain')}
        </span>
      </span>
    </button>
  )
}

function useOpenedText(openedAt: string): string {
  const { tag } = languageEntry(useLanguage())
  const momentText = useMomentText()
  const at = new Date(openedAt)
  const now = new Date(serverNow())
  if (now.getTime() - at.getTime() < weekMs) return agoText(at, now, tag)
  return momentText(at, 'date')
}
