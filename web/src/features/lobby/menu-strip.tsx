import { ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { Ball } from '@baize/ui/figures/ball'
import { IconButton } from '@baize/ui/icon-button'
import { useText } from '@baize/texts/use-text'
import { lobbyCategories } from './category.ts'
import { useLanes } from './api.ts'
import { HomeLink, useAtHome } from '../../shared/home-link.tsx'
import { useChosenInView } from '../../shared/use-chosen-in-view.ts'

const entryClass =
  'relative flex min-h-[68px] min-w-[68px] flex-none snap-start flex-col items-center justify-center gap-2 py-2 text-meta text-text-2 hover:text-text md:min-h-[72px] md:min-w-[76px] md:flex-1 aria-[current=page]:font-semibold aria-[current=page]:text-text aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-brass'

/**
 * Game types in a row. The one whose address is open is marked; the arrow is on home only. Where the rail names them
 * beside the page, one row of them is enough.
 */
export function MenuStrip() {
  const t = useText()
  const lanes = useLanes()
  const row = useRef<HTMLDivElement>(null)
  const atHome = useAtHome()
  const { path } = useAddress()
  useChosenInView(row, lanes.length === 0 ? undefined : path)
  if (lanes.length === 0) return null
  return (
    <nav
      aria-label={t('shell.gameTypes')}
      className="mt-3 flex items-center rounded-ctl border border-line bg-s1 md:px-1 md:in-[body:has(aside[data-narrow=false])]:hidden"
    >
      <div ref={row} className="flex min-w-0 flex-1 snap-x overflow-x-auto [scrollbar-width:none]">
        <HomeLink className={entryClass}>
          <Ball category="HOME" size={26} />
          {t('shell.home')}
        </HomeLink>
        {lanes.map(({ title }) => (
          <Link key={title} to={lobbyCategories[title].path} className={entryClass}>
            <Ball category={title} size={26} />
            <span className="max-w-28 truncate px-1">{t(lobbyCategories[title].name)}</span>
          </Link>
        ))}
      </div>
      {atHome && (
        <IconButton
          label={t('shell.nextTypes')}
          icon={<ChevronRight size={20} />}
          onClick={() => row.current?.scrollBy({ left: 240, behavior: 'smooth' })}
          className="max-md:hidden"
        />
      )}
    </nav>
  )
}
