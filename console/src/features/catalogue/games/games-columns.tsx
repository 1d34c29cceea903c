import type { DeskGame, ListedGame } from '@baize/contract/catalogue/catalogue-desk'
import { Checkbox } from '@baize/ui/forms/checkbox'
import { cx } from '@baize/ui/look/cx.ts'
import { Switch } from '@baize/ui/forms/switch'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { useBrandCurrency } from '../../../shared/figures/use-brand-currency.ts'
import { GameArt } from '../game-art.tsx'
import { StandingChip } from '../standing-chip.tsx'
import { gameLabelNames } from '../words.ts'
import { CategoryName } from './category-tabs.tsx'
import { usePercentText } from './use-percent-text.ts'

export type RowChoice = {
  readonly chosen: ReadonlySet<number>
  readonly onChoose: (nodeId: number, on: boolean) => void
  readonly onChooseAll: (on: boolean) => void
}

type ColumnsProps = RowChoice & {
  readonly games: readonly ListedGame[]
  readonly mayWrite: boolean
  /** A record is open beside the list, which leaves room for little; it shows the rest itself. */
  readonly isNarrow: boolean
  readonly onMaintenance: (game: DeskGame) => void
}

export function useGameColumns(props: ColumnsProps): readonly Column<ListedGame>[] {
  const { mayWrite, isNarrow, onMaintenance } = props
  const t = useText()
  const countText = useCountText()
  const percentText = usePercentText()
  const currency = useBrandCurrency() ?? ''
  const figures: readonly Column<ListedGame>[] = [
    {
      id: 'declared',
      head: t('catalogue-desk.declared'),
      align: 'end',
      cell: ({ declaredBps }) =>
        declaredBps === null ? <span className="text-text-3">–</span> : percentText(declaredBps),
    },
    {
      id: 'minBet',
      head:
        currency === '' ? t('catalogue-desk.minBet') : t('catalogue-desk.minBetIn', { currency }),
      align: 'end',
      cell: ({ minBet }) => <BookAmount amount={minBet} currency={currency} />,
    },
    {
      id: 'rounds',
      head: t('catalogue-desk.roundsToday'),
      align: 'end',
      sortable: true,
      cell: ({ roundsToday }) => countText(roundsToday),
    },
  ]
  return [
    {
      id: 'game',
      priority: 1,
      head: <GameHead {...props} />,
      cell: (game) => <GameCell game={game} {...props} />,
    },
    {
      id: 'state',
      priority: 1,
      head: t('catalogue-desk.state'),
      cell: (game) => <StandingChip of={game} />,
    },
    {
      id: 'category',
      head: t('catalogue-desk.category'),
      cell: ({ category }) => <CategoryName category={category} />,
    },
    { id: 'labels', head: t('catalogue-desk.labels'), cell: (game) => <Labels game={game} /> },
    ...(isNarrow ? [] : figures),
    ...(mayWrite
      ? [
          {
            id: 'maintenance',
            head: t('catalogue-desk.maintenanceShort'),
            align: 'end' as const,
            cell: (game: DeskGame) => (
              <span className="inline-flex">
                <Switch
                  hideLabel
                  tone="amber"
                  label={t('catalogue-desk.maintenanceOf', { name: game.names.EN ?? '' })}
                  checked={game.maintenance}
                  onChecked={() => onMaintenance(game)}
                />
              </span>
            ),
          },
        ]
      : []),
  ]
}

function GameHead({ games, chosen, onChooseAll }: ColumnsProps) {
  const t = useText()
  const shown = games.filter(({ nodeId }) => chosen.has(nodeId)).length
  const isAll = games.length > 0 && shown === games.length
  return (
    <span className="flex items-center gap-3">
      <Checkbox
        label={<span className="visually-hidden">{t('catalogue-desk.chooseAll')}</span>}
        checked={isAll}
        mixed={shown > 0 && !isAll}
        onChange={(event) => onChooseAll(event.target.checked)}
      />
      {t('catalogue-desk.game')}
    </span>
  )
}

type GameCellProps = Pick<ColumnsProps, 'chosen' | 'onChoose' | 'isNarrow'> & {
  readonly game: DeskGame
}

function GameCell({ game, chosen, onChoose, isNarrow }: GameCellProps) {
  const t = useText()
  const { nodeId, names, vendorName, engine, model } = game
  return (
    <span className="flex items-center gap-3 py-0.5">
      <Checkbox
        label={
          <span className="visually-hidden">
            {t('catalogue-desk.chooseOne', { name: names.EN ?? '' })}
          </span>
        }
        checked={chosen.has(nodeId)}
        onChange={(event) => onChoose(nodeId, event.target.checked)}
      />
      <GameArt game={game} />
      <span className="min-w-0 leading-4">
        <span className="block font-semibold break-words">{names.EN}</span>
        <span className="block text-caption font-normal text-text-3">
          <span>{vendorName}</span>
          {/* The figures leave no room for it on a smaller desk. */}
          <span className={cx(!isNarrow && 'md:max-2xl:hidden')}>
            {' · '}
            <span>{engine === '' ? t('catalogue-desk.outcomeNoEngine') : model}</span>
          </span>
        </span>
      </span>
    </span>
  )
}

/** The place in the hot list is a label for people, too. */
function Labels({ game: { labels, hotPosition } }: { readonly game: DeskGame }) {
  const t = useText()
  const shown = [...(hotPosition > 0 ? (['HOT'] as const) : []), ...labels]
  if (shown.length === 0) return <span className="text-text-3">{t('ops.none')}</span>
  return (
    <span className="inline-flex flex-wrap gap-1">
      {shown.map((label) => (
        <span
          key={label}
          className="rounded-chip border border-line-strong px-1.5 text-caption leading-5 font-semibold"
        >
          {t(gameLabelNames[label])}
        </span>
      ))}
    </span>
  )
}
