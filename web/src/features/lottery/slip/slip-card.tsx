import { X } from 'lucide-react'
import type { LotteryIssue } from '@baize/contract/lottery/lottery-parts'
import { Button } from '@baize/ui/button'
import { IconButton } from '@baize/ui/icon-button'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import type { Sums } from '../../../shared/sums.ts'
import { fullNameOfPlay } from '@baize/texts/lottery-names/play-name'
import { pickedText } from '@baize/texts/lottery-names/picked-text'
import type { Placing } from './use-placing.ts'
import type { PricedLine } from './priced-lines.ts'
import { PlaceArea } from './place-area.tsx'

type Props = {
  readonly lines: readonly PricedLine[]
  readonly issue: LotteryIssue | null
  readonly placing: Placing
  readonly sums: Sums
  readonly onRemove: (id: string) => void
  readonly onClear: () => void
  /** Above it, where it is no sheet with a heading of its own. */
  readonly isBare?: boolean
}

/** What will be bought, line by line, what it costs and what it may return. */
export function SlipCard(props: Props) {
  const { lines, issue, placing, sums, onRemove, onClear, isBare = false } = props
  const t = useText()
  return (
    <section
      aria-label={t('lottery.slip')}
      className={isBare ? '' : 'rounded-card border border-line bg-s1 px-4 py-3'}
    >
      <header className="flex min-h-10 items-center gap-2">
        {!isBare && <h2 className="text-h4">{t('lottery.slip')}</h2>}
        <StatusChip tone="outline">{t('lottery.lines', { n: lines.length })}</StatusChip>
        {lines.length > 0 && (
          <button
            type="button"
            onClick={onClear}
            className="ms-auto min-h-8 text-meta font-medium text-link hover:underline"
          >
            {t('lottery.clear')}
          </button>
        )}
      </header>
      {lines.length === 0 && (
        <p className="border-t border-line py-4 text-meta text-text-2">{t('lottery.slipEmpty')}</p>
      )}
      <ul className="max-h-[50vh] overflow-y-auto">
        {lines.map((line) => (
          <Line key={line.id} line={line} sums={sums} day={issue?.day ?? ''} onRemove={onRemove} />
        ))}
      </ul>
      <PlaceArea lines={lines} issue={issue} placing={placing} sums={sums} />
    </section>
  )
}

type LineProps = {
  readonly line: PricedLine
  readonly sums: Sums
  readonly day: string
  readonly onRemove: (id: string) => void
}

function Line({ line, sums, day, onRemove }: LineProps) {
  const t = useText()
  const { play, picked, price, order, why } = line
  const name = fullNameOfPlay(t, play)
  const each = 'sum' in order ? sums.bare(order.sum) : `${order.unit} × ${order.multiple}`
  return (
    <li className="flex gap-3 border-t border-line py-2.5">
      <div className="min-w-0 flex-1">
        <b className="text-body-s font-semibold">{name}</b>
        <p className="text-meta wrap-anywhere text-text-2">{pickedText(t, play, picked, day)}</p>
        {price && (
          <p className="figures text-meta text-text-2">
            {t('lottery.betsTimes', { n: price.bets, each })}
          </p>
        )}
        {why !== '' && <Note tone="bad">{why}</Note>}
      </div>
      <div className="flex flex-col items-end">
        <IconButton
          size="sm"
          label={t('lottery.remove', { play: name })}
          icon={<X size={16} aria-hidden="true" />}
          onClick={() => onRemove(line.id)}
        />
        {price && <b className="figures text-body-s font-semibold">{sums.bare(price.stake)}</b>}
      </div>
    </li>
  )
}

type BarProps = {
  readonly children: React.ReactNode
  readonly canAdd: boolean
  readonly onAdd: () => void
  readonly count: number
  readonly onOpen: () => void
}

/** On a phone: what is picked, the way to the slip, and onto it; always in reach. */
export function SlipBar({ children, canAdd, onAdd, count, onOpen }: BarProps) {
  const t = useText()
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-2 border-t border-line bg-s2 px-4 py-2.5 pb-[max(10px,env(safe-area-inset-bottom))] md:hidden">
      <div className="min-w-0 flex-1 text-meta">{children}</div>
      <Button size="lg" onClick={onOpen}>
        {t('lottery.slipCount', { n: count })}
      </Button>
      <Button variant="primary" size="lg" disabled={!canAdd} onClick={onAdd}>
        {t('lottery.addShort')}
      </Button>
    </div>
  )
}
