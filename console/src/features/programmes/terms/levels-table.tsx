import type { LevelTerms, ProgrammesDocument } from '@baize/contract/promotions/programmes-settings'
import type { Currency } from '@baize/kernel/money'
import { Button } from '@baize/ui/button'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { gameCategoryNames } from '../../../shared/words/game-category-names.ts'
import { RateCell, SumCell } from './cells.tsx'
import { termNames } from './change-words.ts'

type Levels = ProgrammesDocument['levels']
type Row = { readonly number: number; readonly terms: LevelTerms }
const bounds = ['validBet', 'deposits', 'keep', 'levelUp', 'weekly', 'monthly', 'birthday'] as const
type SumName = (typeof bounds)[number] | 'rebateCap'

const products = Object.keys(gameCategoryNames) as (keyof typeof gameCategoryNames)[]
const mostLevels = 21

type LevelsTableProps = {
  readonly part: 'levels' | 'rates'
  readonly levels: Levels
  readonly currency: Currency
  readonly disabled: boolean
  readonly onLevels: (levels: Levels) => void
}

/** Every level with its bounds and gifts, or with its rates; the sums of one currency at a time. */
export function LevelsTable(props: LevelsTableProps) {
  const { part, levels, disabled, onLevels } = props
  const t = useText()
  const last = levels.at(-1)
  return (
    <>
      <Table
        dense
        label={t(part === 'levels' ? 'programmes-desk.tabLevels' : 'programmes-desk.tabRates')}
        className="overflow-x-auto max-md:px-3"
        columns={useColumns(props)}
        rows={levels.map((terms, number) => ({ number, terms }))}
        rowId={({ number }) => String(number)}
        empty={null}
      />
      {part === 'levels' && !disabled && last && (
        <div className="flex flex-wrap gap-2 px-4 py-3 md:px-5">
          <Button
            size="sm"
            disabled={levels.length >= mostLevels}
            onClick={() => onLevels([...levels, last])}
          >
            {t('programmes-desk.addLevel')}
          </Button>
          <Button
            size="sm"
            disabled={levels.length < 2}
            onClick={() => onLevels(levels.slice(0, -1))}
          >
            {t('programmes-desk.removeLevel')}
          </Button>
        </div>
      )}
    </>
  )
}

function useColumns({
  part,
  levels,
  currency,
  disabled,
  onLevels,
}: LevelsTableProps): readonly Column<Row>[] {
  const t = useText()
  const set = (number: number, change: Partial<LevelTerms>) =>
    onLevels(levels.map((terms, at) => (at === number ? { ...terms, ...change } : terms)))
  const nameOf = ({ number }: Row) => t('programmes-desk.level', { level: number })
  const sum = (id: SumName): Column<Row> => ({
    id,
    head: t(termNames[id]),
    align: 'end',
    cell: (row) => (
      <SumCell
        label={`${nameOf(row)}, ${t(termNames[id])}`}
        currency={currency}
        amount={row.terms[id]?.[currency]}
        disabled={disabled || (row.number === 0 && (id === 'validBet' || id === 'deposits'))}
        onAmount={(amount) => {
          const { [currency]: _, ...rest } = row.terms[id] ?? {}
          set(row.number, { [id]: amount === undefined ? rest : { ...rest, [currency]: amount } })
        }}
      />
    ),
  })
  const level: Column<Row> = {
    id: 'level',
    head: t('programmes-desk.levelHead'),
    priority: 1,
    cell: (row) => <b className="font-semibold whitespace-nowrap">{nameOf(row)}</b>,
  }
  if (part === 'levels') return [level, ...bounds.map(sum)]
  return [
    level,
    ...products.map((product): Column<Row> => ({
      id: product,
      head: `${t(gameCategoryNames[product])} %`,
      align: 'end',
      cell: (row) => (
        <RateCell
          label={`${nameOf(row)}, ${t(gameCategoryNames[product])}`}
          rate={row.terms.rebate[product]}
          disabled={disabled}
          onRate={(rate) => set(row.number, { rebate: { ...row.terms.rebate, [product]: rate } })}
        />
      ),
    })),
    sum('rebateCap'),
    {
      id: 'cashback',
      head: `${t(termNames.cashback)} %`,
      align: 'end',
      cell: (row) => (
        <RateCell
          label={`${nameOf(row)}, ${t(termNames.cashback)}`}
          rate={row.terms.cashback}
          disabled={disabled}
          onRate={(cashback) => set(row.number, { cashback })}
        />
      ),
    },
  ]
}
