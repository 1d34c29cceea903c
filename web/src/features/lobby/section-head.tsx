import type { ReactNode } from 'react'
import { Link } from '@baize/ui/navigation/link'
import { Ball } from '@baize/ui/figures/ball'
import type { GameCategory } from '@baize/contract/catalogue/catalogue-names'
import { useText } from '@baize/texts/use-text'
import { lobbyCategories } from './category.ts'

type Props = {
  readonly category: GameCategory
  readonly total: number
  readonly children?: ReactNode
}

/** The head of a lobby section: ball, name, and the way to all of it. */
export function SectionHead({ category, total, children }: Props) {
  const t = useText()
  const { path, name } = lobbyCategories[category]
  return (
    <div className="mb-2 flex min-h-9 items-center gap-2.5 md:mb-3">
      <Ball category={category} size={18} />
      <h2 className="text-h4 md:text-h3">{t(name)}</h2>
      <Link to={path} className="ms-auto font-semibold text-brass hover:underline">
        {t('shell.allGames', { count: total })}
      </Link>
      {children}
    </div>
  )
}
