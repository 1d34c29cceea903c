import { useAddress } from '@baize/ui/navigation/address.ts'
import { buttonClass } from '@baize/ui/button-class.ts'
import { cx } from '@baize/ui/look/cx.ts'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { findCachedGame } from '../../../shared/cached-game.ts'
import { useModule } from '../../../shared/system.ts'
import { safeTarget } from '../next.ts'

/**
 * Whoever came from a game may try it with play money instead. A phone has no pointer to hold over a tile, so for it
 * this is the way.
 */
export function TryGame() {
  const t = useText()
  const { search } = useAddress()
  const offered = useModule('FREEPLAY3')
  const game = gameAt(search['next'])
  if (!offered || !game?.demo || game.maintenance) return null
  return (
    <Link
      to={{ path: '/seamless', search: { game: game.nodeId, demo: '1' } }}
      replace
      className={cx(buttonClass({ block: true }), 'min-h-11')}
    >
      <span className="truncate">{`${t('shell.tryFree')}: ${game.displayName}`}</span>
    </Link>
  )
}

function gameAt(next: string | undefined) {
  const target = next === undefined ? undefined : safeTarget(next)
  if (target?.path !== '/seamless') return undefined
  return findCachedGame(Number(target.search?.['game']))
}
