import type { ListedGame } from '@baize/contract/catalogue/catalogue-desk'
import { Button } from '@baize/ui/button'
import { KeyValues } from '@baize/ui/figures/key-values'
import { useText } from '@baize/texts/use-text'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { GameArt } from '../game-art.tsx'
import { StandingChip } from '../standing-chip.tsx'
import { CategoryName } from './category-tabs.tsx'
import { usePercentText } from './use-percent-text.ts'

type GameFactsProps = {
  readonly game: ListedGame
  /** Absent for those who may only look. */
  readonly onMove: (() => void) | undefined
}

/** How it looks in the lobby, where it stands there, and what runs it. */
export function DeskGameFacts({ game, onMove }: GameFactsProps) {
  const t = useText()
  const countText = useCountText()
  const percentText = usePercentText()
  const { engine, model, hotPosition, declaredBps, roundsToday } = game
  const bound = engine === '' ? t('catalogue-desk.noEngine') : `${engine}, ${model}`
  return (
    <div className="flex items-start gap-4">
      <GameArt game={game} className="w-28 rounded-tile" />
      <div className="min-w-0 flex-1">
        <StandingChip of={game} />
        <KeyValues
          items={[
            {
              id: 'category',
              label: t('catalogue-desk.category'),
              value: <CategoryName category={game.category} />,
            },
            {
              id: 'place',
              label: t('catalogue-desk.place'),
              value: (
                <span className="inline-flex items-center gap-2">
                  {countText(game.position)}
                  {onMove && (
                    <Button size="sm" onClick={onMove}>
                      {t('catalogue-desk.move')}
                    </Button>
                  )}
                </span>
              ),
            },
            {
              id: 'hot',
              label: t('catalogue-desk.hotPlace'),
              value: hotPosition > 0 ? countText(hotPosition) : t('ops.none'),
            },
            { id: 'engine', label: t('catalogue-desk.engine'), value: bound },
            {
              id: 'declared',
              label: t('catalogue-desk.declared'),
              value: declaredBps === null ? '–' : percentText(declaredBps),
            },
            { id: 'rounds', label: t('catalogue-desk.roundsToday'), value: countText(roundsToday) },
            { id: 'code', label: t('catalogue-desk.code'), value: game.code },
            { id: 'number', label: t('catalogue-desk.number'), value: String(game.nodeId) },
          ]}
        />
      </div>
    </div>
  )
}
