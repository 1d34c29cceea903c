import { Trash2 } from 'lucide-react'
import type { DeskGame } from '@baize/contract/catalogue/catalogue-desk'
import { Card } from '@baize/ui/card'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { IconButton } from '@baize/ui/icon-button'
import { BlankPicture } from '@baize/ui/figures/pictures'
import { useText } from '@baize/texts/use-text'
import { Reorder, ReorderHandle, ReorderKeys } from '../../../shared/lists/reorder.tsx'
import { GameArt } from '../game-art.tsx'
import { MoveButtons } from '../move-buttons.tsx'
import { standingOf } from '../standing.ts'
import { StandingChip } from '../standing-chip.tsx'

type HotListProps = {
  readonly games: readonly DeskGame[]
  readonly mayWrite: boolean
  readonly onMove: (from: number, to: number) => void
  readonly onRemove: (nodeId: number) => void
}

/** The games in their order, those included that are not shown at the moment. */
export function HotList({ games, mayWrite, onMove, onRemove }: HotListProps) {
  const t = useText()
  const nameOf = (id: string) => games.find(({ nodeId }) => String(nodeId) === id)?.names.EN ?? id
  return (
    <Card
      flush
      title={t('catalogue-desk.hotGames')}
      sub={t('catalogue-desk.gamesCount', { count: games.length })}
      footer={mayWrite && games.length > 1 && <ReorderKeys />}
    >
      {games.length === 0 && (
        <EmptyState
          picture={<BlankPicture />}
          title={t('catalogue-desk.hotEmpty')}
          text={t('catalogue-desk.hotEmptyText')}
        />
      )}
      <Reorder
        ids={games.map(({ nodeId }) => String(nodeId))}
        nameOf={nameOf}
        onMove={onMove}
        disabled={!mayWrite}
      >
        <ol aria-label={t('catalogue-desk.hotGames')}>
          {games.map((game, at) => (
            <li
              key={game.nodeId}
              data-reorder-row=""
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-2"
            >
              {mayWrite && <ReorderHandle id={String(game.nodeId)} name={game.names.EN ?? ''} />}
              <span className="figures w-6 flex-none text-end text-text-3">{at + 1}</span>
              <GameArt game={game} />
              <span className="min-w-0 flex-1 basis-28 leading-4">
                <span className="block font-semibold break-words">{game.names.EN}</span>
                <span className="block text-caption text-text-3">{game.vendorName}</span>
              </span>
              {standingOf(game) !== 'open' && <StandingChip of={game} />}
              {mayWrite && (
                <span className="inline-flex flex-none max-sm:ms-auto">
                  <MoveButtons
                    toTop
                    name={game.names.EN ?? ''}
                    at={at}
                    of={games.length}
                    onMove={onMove}
                  />
                  <IconButton
                    size="sm"
                    label={t('catalogue-desk.removeOne', { name: game.names.EN ?? '' })}
                    icon={<Trash2 size={18} />}
                    onClick={() => onRemove(game.nodeId)}
                  />
                </span>
              )}
            </li>
          ))}
        </ol>
      </Reorder>
    </Card>
  )
}
